import { saveTyped, type TypedField, takeTyped } from '#web/session/offline/typed-fields.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Secrets, codes and files are typed again. */
const FIELDS =
  'textarea, input:not([type=password], [type=file], [type=hidden], [type=radio], [type=checkbox], [autocomplete=one-time-code])';
/** How long a field that is not there yet, in a dialog that has to be opened again, is waited for. */
const WAIT_MS = 120_000;

/** Before a page loads itself anew. */
export function keepTyped() {
  const fields = [...named()].flatMap(([name, { value }]): TypedField[] => (value ? [{ name, value }] : []));
  if (fields.length > 0) saveTyped(location.pathname + location.search, fields);
}

/** After it has: into the fields that are there, and into others when they come. */
export function restoreTyped() {
  const waiting = new Map(takeTyped(location.pathname + location.search).map(({ name, value }) => [name, value]));
  if (waiting.size === 0) return;
  const fill = () => {
    for (const [name, field] of named()) {
      const value = waiting.get(name);
      if (value === undefined) continue;
      waiting.delete(name);
      if (field.value === '') write(field, value);
    }
    if (waiting.size === 0) watching.disconnect();
  };
  const watching = new MutationObserver(fill);
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), WAIT_MS);
  fill();
}

/** By name, or by what is written over them, as boxes are, whose name is their group's; the second of two alike has a number. */
export function named(which = FIELDS): Map<string, TextField> {
  const fields = new Map<string, TextField>();
  for (const field of document.querySelectorAll<TextField>(which)) {
    const words =
      (which === FIELDS && field.name) ||
      field.labels?.[0]?.textContent ||
      field.getAttribute('aria-label') ||
      field.placeholder;
    let name = words;
    for (let count = 2; fields.has(name); count += 1) name = `${words} ${count}`;
    fields.set(name, field);
  }
  return fields;
}

/** As if it had been typed: React hears of a value only when its own setter is passed by. */
export function write(field: TextField, value: string) {
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
