export type Toast = {
  /** One id a kind: the next toast of the same kind takes the place of the last. */
  id: string;
  tone?: 'success' | 'error' | 'info';
  /** Several lines where several things are said at once. */
  text: string;
  action?: { text: string; onPress(): void } | undefined;
  /**
   * Still to be read on the next page: said by a press that also leads there, or by itself, about something that has to
   * do with no page. Any other ends with its page.
   */
  comesAlong?: true;
  /** Where its action leads: whoever comes there by another way has no more use for it. */
  leadsTo?: string;
  /** Said also when it stands under a field: the specification wants the refusals of a login so. */
  isRepeated?: boolean;
};

/** How long one is seen, not counting the time somebody points at it or has the keyboard in it. */
export const STAYS_MS = 5000;
/** How long it is seen at least when another one waits. */
const AT_LEAST_MS = 2500;

/** `hasCome`: it came along, and is at home on this page now. */
type Queued = Toast & { hasCome?: true };

let shown: Queued | null = null;
let waiting: Queued[] = [];
let seenMs = 0;
let since = 0;
let isHeld = false;
/** Nobody has seen it as long as it is not drawn. */
let isDrawn = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * May be called from anywhere in the browser, also before the part that draws toasts has been loaded. One is seen at a
 * time: what went wrong takes the place of good news at once, anything else waits its turn.
 */
export function showToast(toast: Toast) {
  waiting = waiting.filter(({ id }) => id !== toast.id);
  const isUrgent = toast.tone === 'error' && shown?.tone !== 'error';
  if (!shown || shown.id === toast.id || isUrgent) return put(toast);
  waiting.push(toast);
  plan();
}

/** Ends the one that is seen. */
export function dismissToast(): void {
  put(waiting.shift() ?? null);
}

/**
 * Another page: what was said on the last one is over, but for what came along. A page that only leads on to another
 * takes nothing from it.
 */
export function leaveToasts(isLedOn = false) {
  const staysOn = (toast: Queued) => toast.comesAlong || (isLedOn && toast.hasCome);
  const arrive = ({ comesAlong, ...toast }: Queued): Queued => ({ ...toast, hasCome: true });
  waiting = waiting.filter(staysOn).map(arrive);
  if (!shown || !staysOn(shown)) return dismissToast();
  shown = arrive(shown);
}

/** Somebody is where it leads. */
export function arriveAt(place: string): void {
  waiting = waiting.filter(({ leadsTo }) => leadsTo !== place);
  if (shown?.leadsTo === place) dismissToast();
}

/** Somebody is reading it: the time stands still. */
export function holdToast(isOn: boolean): void {
  if (isOn === isHeld) return;
  if (isOn) seenMs += Date.now() - since;
  since = Date.now();
  isHeld = isOn;
  plan();
}

/** The part that draws is there: from now on time counts. */
export function startDrawing(): void {
  if (!isDrawn) since = Date.now();
  isDrawn = true;
  plan();
}

export const shownToast = (): Toast | null => shown;

export function onToast(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** What takes its place under a mouse that rests is held as well, until whoever draws it sees that it is not. */
function put(next: Toast | null) {
  shown = next;
  seenMs = 0;
  since = Date.now();
  isHeld &&= next !== null;
  plan();
  for (const changed of listeners) changed();
}

function plan() {
  clearTimeout(timer);
  if (!shown || isHeld || !isDrawn) return;
  const seen = seenMs + Date.now() - since;
  timer = setTimeout(dismissToast, Math.max(0, (waiting.length > 0 ? AT_LEAST_MS : STAYS_MS) - seen));
}
