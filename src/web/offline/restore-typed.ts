import { readLanguageAddress } from '#domain/language/language-address.ts';
import { saveTyped, type TypedField, takeTyped } from '#web/session/offline/typed-fields.ts';
import { hydrated } from '#web/ui/hydration.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Secrets, which may be shown at the moment, codes and files are typed again. */
const TEXTS =
  'textarea, input:not([autocomplete$=password], [autocomplete=one-time-code], [type=password], [type=file], [type=hidden], [type=radio], [type=checkbox])';
const BOXES = '[type=radio], [type=checkbox]';
/** How long a field that is not there yet, in a dialog that has to be opened again, is waited for. */
const WAIT_MS = 120_000;

/** What somebody has typed into or ticked on this page. Anything else stood there by itself. */
const touched = new WeakSet<EventTarget>();

/** From now on. */
export function noteTyped(): () => void {
  const note = ({ target }: Event) => target && touched.add(target);
  addEventListener('input', note, true);
  return () => removeEventListener('input', note, true);
}

/** The page, in whichever language. */
export const pageNow = (): string => readLanguageAddress(location.pathname).path + location.search;

/** Before a page is loaded anew, perhaps in another language. */
export function keepTyped() {
  const fields = fieldsNow();
  if (fields.length > 0) saveTyped(pageNow(), fields);
}

/** After it has been. */
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

/** Boxes first: a tick may bring fields. */
export function fieldsNow(): TypedField[] {
  const as = (field: TextField) => touched.has(field) && { isTyped: true };
  const boxes = [...named(BOXES)].flatMap(([name, field]): TypedField[] =>
    // Ticked before anybody took note of it: it is not as it was drawn.
    touched.has(field) || (field as HTMLInputElement).defaultChecked !== isTicked(field)
      ? [{ name, value: String(isTicked(field)), isBox: true, ...as(field) }]
      : [],
  );
  const texts = [...named(TEXTS)].flatMap(([name, field]): TypedField[] =>
    field.value ? [{ name, value: field.dataset.whole || field.value, ...as(field) }] : [],
  );
  return [...boxes, ...texts];
}

/** Into the fields that are there. Those that are still missing. */
export function fillIn(fields: readonly TypedField[]): TypedField[] {
  const texts = named(TEXTS);
  const boxes = named(BOXES);
  return fields.filter(({ name, value, isTyped, isBox }) => {
    const field = (isBox ? boxes : texts).get(name);
    if (!field || field.disabled) return true;
    // What was typed meanwhile is newer.
    if (touched.has(field)) return false;
    if (isBox) {
      if (String(isTicked(field)) !== value) field.click();
    } else if (field.value === '' || isTyped) write(field, value);
    return false;
  });
}

const isTicked = (field: HTMLElement): boolean => field instanceof HTMLInputElement && field.checked;

/** By their names, which are the same in every language; the second of two alike has a number. */
function named(which: string): Map<string, TextField> {
  const fields = new Map<string, TextField>();
  for (const field of document.querySelectorAll<TextField>(which)) {
    const own = nameOf(field);
    let name = own;
    for (let count = 2; fields.has(name); count += 1) name = `${own} ${count}`;
    fields.set(name, field);
  }
  return fields;
}

/** A box by what it stands for, since its name is its group's, and made anew with each page; or by the words beside it. */
function nameOf(field: TextField): string {
  const own = field.matches(BOXES) ? field.getAttribute('value') : field.name;
  return own || field.labels?.[0]?.textContent || field.getAttribute('aria-label') || '';
}

/** As if it had been typed: React hears of a value only when its own setter is passed by. */
function write(field: TextField, value: string) {
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
