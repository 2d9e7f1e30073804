/** The languages the shop speaks. A new one is a row here and its language files. `point`: before the tenths of a number; `comma`: between words. */
export const LANGUAGES = [
  { key: 'en', name: 'English', point: '.', comma: ',' },
  { key: 'es', name: 'Español', point: ',', comma: ',' },
  { key: 'ar', name: 'العربية', point: '.', comma: '،' },
] as const;

export type Language = (typeof LANGUAGES)[number]['key'];

export const DEFAULT_LANGUAGE: Language = 'en';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'ar',
  'arc',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'ur',
  'yl',
]);

/** Reading direction of any language code, also of those the shop does not speak yet. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The shop's language nearest to what was asked for: es-MX is served Spanish, Swedish is served English. */
export function languageOf(asked: string): Language {
  const wanted = asked.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find(({ key }) => key === wanted)?.key ?? DEFAULT_LANGUAGE;
}
