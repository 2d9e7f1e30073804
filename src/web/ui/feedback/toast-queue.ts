export type Toast = {
  /** One id a kind: the next toast of the same kind takes the place of the last. */
  id: string;
  tone?: 'success' | 'error' | 'info';
  text: string;
  action?: { text: string; onPress(): void } | undefined;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let wakeUp: (() => void) | null = null;
let waiting: Toast[] = [];

/** May be called from anywhere in the browser, also before the part that draws toasts has been loaded. */
export function showToast(toast: Toast): void {
  if (listener) {
    listener(toast);
    return;
  }
  waiting = [...waiting.filter((other) => other.id !== toast.id), toast];
  wakeUp?.();
}

/** The host hears of the first toast, and loads the drawing part then. */
export function onFirstToast(wake: () => void): () => void {
  wakeUp = wake;
  if (waiting.length > 0) wake();
  return () => {
    wakeUp = null;
  };
}

export function drawToasts(draw: Listener): () => void {
  listener = draw;
  for (const toast of waiting) draw(toast);
  waiting = [];
  return () => {
    listener = null;
  };
}
