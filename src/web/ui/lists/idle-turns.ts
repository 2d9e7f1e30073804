import { hydrated } from '../hydration.ts';

/** Its turn lasts until it is done. */
type Task = () => Promise<void>;

/** What waits until the browser has nothing else to do. */
const waiting: Task[] = [];
let isTurnComing = false;

/** What is seen comes first. */
let isPageHydrated = false;

/** Whoever has just pressed something will look at what it does, or press again. */
const CALM_MS = 1000;
let pressedAt = Number.NEGATIVE_INFINITY;
let isListening = false;

/** One at a time, and its frame before the next one: a press in between is answered at once. */
function askForTurn() {
  if (isTurnComing || waiting.length === 0) return;
  listen();
  if (!isPageHydrated) return;
  isTurnComing = true;
  (window.requestIdleCallback ?? setTimeout)(() => {
    const calmIn = pressedAt + CALM_MS - performance.now();
    if (calmIn > 0) return void setTimeout(endTurn, calmIn);
    const isDone = waiting.shift()?.() ?? Promise.resolve();
    void isDone.then(() => requestAnimationFrame(endTurn));
  });
}

function endTurn() {
  isTurnComing = false;
  askForTurn();
}

function listen() {
  if (isListening) return;
  isListening = true;
  const notePress = () => {
    pressedAt = performance.now();
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, notePress, { capture: true, passive: true });
  void hydrated.then(() => {
    isPageHydrated = true;
    askForTurn();
  });
}

/** Calls it in its turn; the returned function takes it back. */
export function whenIdle(task: Task): () => void {
  waiting.push(task);
  askForTurn();
  return () => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
  };
}
