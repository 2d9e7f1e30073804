/** What waits until the browser has nothing else to do. */
const waiting: (() => void)[] = [];
let isTurnComing = false;

/** One at a time, and its frame before the next one: a press in between is answered at once. */
function askForTurn() {
  if (isTurnComing || waiting.length === 0) return;
  isTurnComing = true;
  (window.requestIdleCallback ?? setTimeout)(() => {
    waiting.shift()?.();
    requestAnimationFrame(() => {
      isTurnComing = false;
      askForTurn();
    });
  });
}

/** Calls it in its turn; the returned function takes it back. */
export function whenIdle(task: () => void): () => void {
  waiting.push(task);
  askForTurn();
  return () => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
  };
}
