/** `input`: words come without a key where the browser fills them in, or somebody dictates. */
const GESTURES = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Once, as soon as the shopper does anything at all: a press takes long enough to fetch what it will need. What the press
 * itself shows is painted first: asking for a dozen files takes a phone longer than a frame.
 */
export function onFirstGesture(work: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    requestAnimationFrame(() => setTimeout(work));
  };
  for (const gesture of GESTURES) addEventListener(gesture, begin, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}
