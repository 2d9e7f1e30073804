import type { SocialMedium } from '#domain/auth/login-types.ts';

/** As they write themselves, in every language. */
export const MEDIUM_NAMES: Record<SocialMedium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };
