import { DEFAULT_LANGUAGE, type Language, languageOf } from '#domain/language/language.ts';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/**
 * The harmless part of the session, mirrored to a cookie so that the server renders the right page at first paint.
 * No token, no guest_id, no place: nothing in here tells who somebody is or where they live.
 */
export type Mirror = {
  language: Language;
  theme: ThemeChoice;
  module: { id: number; module_type: ModuleType } | null;
  zone_ids: readonly number[];
};

export const MIRROR_COOKIE = 'shop';

export const emptyMirror: Mirror = { language: DEFAULT_LANGUAGE, theme: 'system', module: null, zone_ids: [] };

/** en.dark.3-food.1-2 — short, and nothing in it needs quoting. */
export const mirrorToText = ({ language, theme, module, zone_ids }: Mirror): string =>
  [language, theme, module ? `${module.id}-${module.module_type}` : '', zone_ids.join('-')].join('.');

/** Reads what anybody may have written into the cookie: whatever is not ours counts as not said. */
export function mirrorFromText(text: string): Mirror {
  const [language = '', theme = '', module = '', zones = ''] = text.split('.');
  return {
    language: languageOf(language),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    module: moduleFrom(module),
    zone_ids: /^\d{1,9}(-\d{1,9}){0,99}$/.test(zones) ? zones.split('-').map(Number) : [],
  };
}

function moduleFrom(text: string): Mirror['module'] {
  const [, id, type] = /^(\d{1,9})-([a-z]+)$/.exec(text) ?? [];
  const module_type = MODULE_TYPES.find((known) => known === type);
  return id && module_type ? { id: Number(id), module_type } : null;
}

export const mirrorFromCookies = (header: string): Mirror =>
  mirrorFromText(
    header
      .split(/;\s*/)
      .find((cookie) => cookie.startsWith(`${MIRROR_COOKIE}=`))
      ?.slice(MIRROR_COOKIE.length + 1) ?? '',
  );

/** A first visit has no cookie: the browser's language decides. */
export const preferredLanguage = (accepted: string): Language =>
  languageOf(
    accepted
      .split(',')
      .map((entry) => entry.trim().split(';')[0] ?? '')
      .find((code) => code !== '' && languageOf(code) === code.toLowerCase().split('-')[0]) ?? '',
  );
