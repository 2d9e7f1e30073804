import { countForm } from '#domain/language/count-form.ts';
import { directionOf } from '#domain/language/language.ts';
import { writeNumber } from '#domain/language/write-number.ts';

type Values = Record<string, string | number>;

/**
 * Puts values into `{name}`; numbers are written as the language writes them. A name without a value stays visible.
 * `{name:# item|# items}` takes the form that the number asks for.
 */
export function fill(text: string, values?: Values, language = 'en'): string {
  if (!values) return text;
  const parts = partsOf(text);
  let filled = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 3)
    filled += said(parts[at] ?? '', parts[at + 1] ?? '', values, language) + parts[at + 2];
  return filled;
}

/** Our own texts only, so there is an end to them; a page fills the same few hundreds of times. */
const known = new Map<string, readonly string[]>();

/** Words, then a name, its forms, and words again, and so on. */
function partsOf(text: string): readonly string[] {
  let parts = known.get(text);
  if (!parts) {
    parts = text.split(/\{(\w+):?([^}]*)\}/);
    known.set(text, parts);
  }
  return parts;
}

function said(name: string, forms: string, values: Values, language: string): string {
  const value = values[name];
  if (value === undefined) return `{${name}${forms && `:${forms}`}}`;
  const shown = typeof value === 'number' ? writeNumber(value, language) : isolated(value, language);
  return forms ? countForm(forms, value, shown, language) : shown;
}

/** Between Arabic words "$5.00" would read "5.00$" and "Smash & Co." lose its dot to the other end: values stand alone. */
const isolated = (value: string, language: string) =>
  directionOf(language) === 'rtl' && /\D/.test(value) ? `\u2068${value}\u2069` : value;
