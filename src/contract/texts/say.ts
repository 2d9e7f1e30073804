import { countForm } from '#domain/language/count-form.ts';
import { ar } from './ar.ts';
import { en, type TextKey } from './en.ts';
import { es } from './es.ts';

const LANGUAGES: Record<string, Record<TextKey, string>> = { en, es, ar };

/** A server text in the caller's language, English when we do not speak it. */
export function say(language: string, key: TextKey, values: Record<string, string> = {}): string {
  const text = (LANGUAGES[language] ?? en)[key];
  return text.replace(/\{(\w+):?([^}]*)\}/g, (whole, name, forms) => {
    const value = values[name];
    if (value === undefined) return whole;
    return forms ? countForm(forms, value, value, LANGUAGES[language] ? language : 'en') : value;
  });
}

export const isTextKey = (text: string): text is TextKey => Object.hasOwn(en, text);
