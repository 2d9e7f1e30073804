import { countForm } from '#domain/language/count-form.ts';
import { directionOf } from '#domain/language/language.ts';
import { writeNumber } from '#domain/language/write-number.ts';

type Values = Record<string, string | number>;
/** Words as they are, or a place for a value. */
type Piece = string | { whole: string; name: string; forms: string };

/**
 * Puts values into `{name}`; numbers are written as the language writes them. A name without a value stays visible.
 * `{name:# item|# items}` takes the form that the number asks for.
 */
export function fill(text: string, values?: Values, language = 'en'): string {
  if (!values) return text;
  let filled = '';
  for (const piece of piecesOf(text)) filled += typeof piece === 'string' ? piece : filledIn(piece, values, language);
  return filled;
}

function filledIn({ whole, name, forms }: Exclude<Piece, string>, values: Values, language: string): string {
  const value = values[name];
  if (value === undefined) return whole;
  const shown = typeof value === 'number' ? writeNumber(value, language) : isolated(value, language);
  return forms ? countForm(forms, value, shown, language) : shown;
}

/** Our own texts only, so there is an end to them: a page fills the same few hundreds of times. */
const read = new Map<string, readonly Piece[]>();

function piecesOf(text: string): readonly Piece[] {
  let pieces = read.get(text);
  if (!pieces) {
    pieces = text
      .split(/(\{\w+:?[^}]*\})/)
      .filter((part) => part !== '')
      .map((part) => {
        const [whole, name = '', forms = ''] = /^\{(\w+):?([^}]*)\}$/.exec(part) ?? [];
        return whole ? { whole, name, forms } : part;
      });
    read.set(text, pieces);
  }
  return pieces;
}

/** Between Arabic words "$5.00" would read "5.00$" and "Smash & Co." lose its dot to the other end: values stand alone. */
const isolated = (value: string, language: string) =>
  directionOf(language) === 'rtl' && /\D/.test(value) ? `\u2068${value}\u2069` : value;
