import type { Settings } from '#contract/config/settings-shape.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import type { Env } from '../env.ts';
import type { MailShop } from './mail-content.ts';
import { mailPicture } from './mail-picture.ts';

type Business = Pick<Settings, 'business_name' | 'logo' | 'theme_color' | 'address' | 'phone' | 'email'>;

/** Who writes, as the business says of itself. */
export const mailShop = (env: Pick<Env, 'PUBLIC_URL'>, business: Business): MailShop => ({
  name: business.business_name,
  url: env.PUBLIC_URL,
  logo: mailPicture(env, business.logo),
  colour: business.theme_color,
  contacts: [
    [business.business_name, business.address],
    [spacedPhone(business.phone), business.email],
  ].flatMap((parts) => parts.filter((part) => part !== '').join(' · ') || []),
});
