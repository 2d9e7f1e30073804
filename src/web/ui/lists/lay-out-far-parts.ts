import { whenIdle } from '../idle-turns.ts';

/** After the first seconds, which belong to what is seen. */
const REST_MS = 2000;

const FAR = ['.far-parts > *', '.far-rows > *', '.far-foot'].map((part) => `${part}:not([data-laid-out])`).join();

/**
 * The far parts of the first page (styles/utilities.css) are laid out after all, one after another while the browser has
 * nothing else to do: the scroll bar is right from then on, and a picture of the whole page shows it.
 */
export function layOutFarParts(): () => void {
  let forget = () => {};
  const next = () => {
    const part = document.querySelector<HTMLElement>(FAR);
    if (!part) return;
    part.dataset.laidOut = '';
    forget = whenIdle(next);
  };
  const rest = setTimeout(() => {
    forget = whenIdle(next);
  }, REST_MS);
  return () => {
    clearTimeout(rest);
    forget();
  };
}
