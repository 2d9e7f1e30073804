import { countForm } from '#domain/language/count-form.ts';
import { isolated } from '#domain/language/isolated.ts';
import { writeNumber } from '#domain/language/write-number.ts';

/**
 * Puts values into `{name}`; numbers are written as the language writes them. A name without a value stays visible.
 * `{name:# item|# items}` takes the form that the number asks for.
 */
export function fill(text: string, values?: Record<string, string | number>, language = 'en'): string {
  if (!values) return text;
  return text.replace(/\{(\w+):?([^}]*)\}(\.?)/g, (whole, name: string, forms: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const shown = typeof value === 'number' ? writeNumber(value, language) : isolated(value, language);
    const said = forms ? countForm(forms, value, shown, language) : shown;
    // "Smash & Co." at the end of a sentence brings its full stop along.
    return typeof value === 'string' && value.endsWith('.') ? said : said + stop;
  });
}
