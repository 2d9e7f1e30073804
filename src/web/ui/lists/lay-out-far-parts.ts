import { REST_MS } from '../hydration.ts';

const FAR = ['.far-parts > *', '.far-parts .grid-stores > li', '.far-rows > * > ul > li', '.far-foot']
  .map((part) => `${part}:not([data-laid-out])`)
  .join();

/**
 * The far parts of the first page (styles/utilities.css) are laid out after all, one after another while the browser has
 * nothing else to do: the scroll bar is right from then on, and a picture of the whole page shows it.
 */
export function layOutFarParts(): () => void {
  let isLeft = false;
  const next = () => {
    const part = document.querySelector<HTMLElement>(FAR);
    if (!part || isLeft) return;
    part.dataset.laidOut = '';
    // A frame for each: a press in between is answered at once.
    requestAnimationFrame(whenIdle);
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(next);
  const rest = setTimeout(whenIdle, REST_MS);
  return () => {
    isLeft = true;
    clearTimeout(rest);
  };
}
