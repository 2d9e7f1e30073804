type Flag = 0 | 1;

/** `centralize_login` of the configuration: what the business switched on. */
export type CentralizeLogin = {
  manual_login_status: Flag;
  otp_login_status: Flag;
  social_login_status: Flag;
  google_login_status: Flag;
  facebook_login_status: Flag;
  apple_login_status: Flag;
  email_verification_status: Flag;
  phone_verification_status: Flag;
};

export const LOGIN_TYPES = ['otp', 'manual', 'social'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

export const SOCIAL_MEDIA = ['google', 'facebook', 'apple'] as const;
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

export type Verification = 'phone' | 'email';

export function offeredLoginTypes(login: CentralizeLogin): ReadonlySet<LoginType> {
  return new Set(LOGIN_TYPES.filter((type) => login[`${type}_login_status`] === 1));
}

/** The social media with a button of their own; none at all while social login is off. */
export function offeredSocialMedia(login: CentralizeLogin): SocialMedium[] {
  if (login.social_login_status !== 1) return [];
  return SOCIAL_MEDIA.filter((medium) => login[`${medium}_login_status`] === 1);
}

/** What a person must prove after signing in or up, in the order in which it is asked. */
export function requiredVerifications(login: CentralizeLogin): Verification[] {
  const required: Verification[] = [];
  if (login.phone_verification_status === 1) required.push('phone');
  if (login.email_verification_status === 1) required.push('email');
  return required;
}
