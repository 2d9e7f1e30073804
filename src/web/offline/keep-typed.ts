import { readLanguageAddress } from '#domain/language/language-address.ts';
import { saveTyped, type TypedField } from '#web/session/offline/typed-fields.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Secrets, which may be shown at the moment, codes and files are typed again. */
export const TEXTS =
  'textarea, input:not([autocomplete$=password], [autocomplete=one-time-code], [type=password], [type=file], [type=hidden], [type=radio], [type=checkbox])';
export const BOXES = '[type=radio], [type=checkbox]';

/** What somebody has typed into or ticked on this page. Anything else stood there by itself. */
export const touched = new WeakSet<EventTarget>();

/** From now on, for as long as the page stands. */
export const noteTyped = () => addEventListener('input', ({ target }) => target && touched.add(target), true);

/** The page, in whichever language. */
export const pageNow = (): string => readLanguageAddress(location.pathname).path + location.search;

/** Before a page is loaded anew, perhaps in another language. */
export function keepTyped() {
  const fields = fieldsNow();
  if (fields.length > 0) saveTyped(pageNow(), fields);
}

/** Boxes first: a tick may bring fields. */
export function fieldsNow(): TypedField[] {
  const boxes = [...named<HTMLInputElement>(BOXES)].flatMap(([name, field]): TypedField[] =>
    // Ticked before anybody took note of it: it is not as it was drawn.
    touched.has(field) || field.defaultChecked !== field.checked
      ? [{ name, value: String(field.checked), isBox: true, isTyped: touched.has(field) }]
      : [],
  );
  const texts = [...named<TextField>(TEXTS)].flatMap(([name, field]): TypedField[] =>
    field.value ? [{ name, value: field.dataset.whole || field.value, isTyped: touched.has(field) }] : [],
  );
  return [...boxes, ...texts];
}

/** By their names, which are the same in every language; the second of two alike has a number. */
export function named<Field extends TextField>(which: string): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(which)) {
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
  return own || (field.labels?.[0]?.textContent ?? '');
}
