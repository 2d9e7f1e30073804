/** A text a person reads, in every language it was written in. English is always there; the others fall back to it. */
export type Text = { en: string } & { [language: string]: string };

export const inLanguage = (text: Text, language: string): string => text[language] ?? text.en;
