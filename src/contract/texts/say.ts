import { countForm } from '#domain/language/count-form.ts';
import { isolated } from '#domain/language/isolated.ts';
import { type Language, languageOf } from '#domain/language/language.ts';
import { ar } from './ar.ts';
import { en, type TextKey } from './en.ts';
import { es } from './es.ts';

const TEXTS: Record<Language, Record<TextKey, string>> = { en, es, ar };

/** A server text in the caller's language, English when we do not speak it. */
export function say(asked: string, key: TextKey, values: Record<string, string> = {}): string {
  const language = languageOf(asked);
  return TEXTS[language][key].replace(/\{(\w+):?([^}]*)\}(\.?)/g, (whole, name, forms, stop) => {
    const value = values[name];
    if (value === undefined) return whole;
    const said = forms ? countForm(forms, value, value, language) : isolated(value, language);
    // "Smash & Co." at the end of a sentence brings its full stop along.
    return value.endsWith('.') ? said : said + stop;
  });
}

/** As people know it: what they type into has a name on the page, which is not the one on the wire. */
export function fieldWord(language: string, code: string): string {
  const key = `field.${code}`;
  return isTextKey(key) ? say(language, key) : code;
}

export const isTextKey = (text: string): text is TextKey => Object.hasOwn(en, text);
