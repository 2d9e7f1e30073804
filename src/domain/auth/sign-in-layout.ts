import { type CentralizeLogin, offeredLoginTypes, offeredSocialMedia, type SocialMedium } from './login-types.ts';

export type SignInForm = 'manual' | 'otp';

/** What the sign-in screen is made of: forms to choose between, and buttons below them. */
export type SignInParts = { forms: readonly SignInForm[]; media: readonly SocialMedium[] };

export function signInParts(login: CentralizeLogin): SignInParts {
  const types = offeredLoginTypes(login);
  return {
    forms: (['manual', 'otp'] as const).filter((form) => types.has(form)),
    media: offeredSocialMedia(login),
  };
}

export const offersNothing = ({ forms, media }: SignInParts): boolean => forms.length + media.length === 0;
