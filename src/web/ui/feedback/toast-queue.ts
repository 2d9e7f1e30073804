export type Toast = {
  /** One id a kind: the next toast of the same kind takes the place of the last. */
  id: string;
  tone?: 'success' | 'error' | 'info';
  text: string;
  action?: { text: string; onPress(): void } | undefined;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let showToaster: (() => void) | null = null;
let waiting: Toast[] = [];

/** May be called from anywhere in the browser, also before the part that draws toasts has been loaded. */
export function showToast(toast: Toast): void {
  if (listener) {
    listener(toast);
    return;
  }
  waiting = [...waiting.filter((other) => other.id !== toast.id), toast];
  showToaster?.();
}

/** The host hears of the first toast, and loads the drawing part then. */
export function onFirstToast(show: () => void): () => void {
  showToaster = show;
  if (waiting.length > 0) show();
  return () => {
    showToaster = null;
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
