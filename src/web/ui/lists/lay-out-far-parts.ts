import { hydrated } from '../hydration.ts';

const FAR = ['.far-parts > *', '.far-parts .grid-stores > li', '.far-rows > * > ul > li', '.far-foot']
  .map((part) => `${part}:not([data-laid-out])`)
  .join();

/** A frame must not be late because of what nobody looks at, on a phone that is four times slower neither. */
const TURN_MS = 8;

let isTurnComing = false;

/**
 * The far parts of the first page (styles/utilities.css) are laid out as soon as the page answers to presses, some at a
 * time while the browser has nothing else to do: from then on the scroll bar is right, and whoever searches the page,
 * prints it or takes a picture of all of it misses nothing. Rows that are drawn later bring parts of their own.
 */
export function layOutFarParts(): () => void {
  const watch = new MutationObserver(askForTurn);
  void hydrated.then(() => {
    watch.observe(document.body, { childList: true, subtree: true });
    askForTurn();
  });
  return () => watch.disconnect();
}

function askForTurn() {
  if (isTurnComing) return;
  isTurnComing = true;
  (window.requestIdleCallback ?? setTimeout)(takeTurn);
}

function takeTurn() {
  isTurnComing = false;
  const until = performance.now() + TURN_MS;
  for (const part of document.querySelectorAll<HTMLElement>(FAR)) {
    part.dataset.laidOut = '';
    // Laid out now and not with the next frame, so that the time it took is known.
    part.getBoundingClientRect();
    // A frame for each turn: a press in between is answered at once.
    if (performance.now() > until) return void requestAnimationFrame(askForTurn);
  }
}
