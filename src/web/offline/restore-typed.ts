import { type TypedField, takeTyped } from '#web/session/offline/typed-fields.ts';
import { hydrated } from '#web/ui/hydration.ts';
import { BOXES, named, pageNow, TEXTS, type TextField, touched } from './keep-typed.ts';

/** How long a field that is not there yet, in a dialog that has to be opened again, is waited for. */
const WAIT_MS = 120_000;

/** After a page has been loaded anew: into the fields that are there, and into others when they come. */
export function restoreTyped() {
  let missing = takeTyped(pageNow());
  const stop = fillWhenThere(() => {
    missing = fillIn(missing);
    return missing.length === 0;
  });
  setTimeout(stop, WAIT_MS);
}

/**
 * Fields come one by one: `fill` is asked until it says that all of them are filled, or until what is returned is called.
 * Not before the page is hydrated: what is written into a field then is seen, and its form does not know it.
 */
export function fillWhenThere(fill: () => boolean): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    watching.disconnect();
  };
  const goOn = () => {
    if (!isOver && fill()) stop();
  };
  const watching = new MutationObserver(goOn);
  void hydrated.then(() => {
    if (!isOver) watching.observe(document.body, { childList: true, subtree: true });
    goOn();
  });
  return stop;
}

/** Into the fields that are there. Those that are still missing. */
export function fillIn(fields: readonly TypedField[]): TypedField[] {
  const texts = named<TextField>(TEXTS);
  const boxes = named<HTMLInputElement>(BOXES);
  return fields.filter(({ name, value, isTyped, isBox }) => {
    const [text, box] = isBox ? [null, boxes.get(name)] : [texts.get(name), null];
    const field = text ?? box;
    if (!field || field.disabled) return true;
    // What was typed meanwhile is newer.
    if (touched.has(field)) return false;
    if (box && String(box.checked) !== value) box.click();
    if (text && (text.value === '' || isTyped)) write(text, value);
    return false;
  });
}

/** As if it had been typed: React hears of a value only when its own setter is passed by. */
function write(field: TextField, value: string) {
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
