import type { Config } from '#contract/config/config.ts';
import type { Settings } from '#contract/config/settings-shape.ts';
import { SOCIAL_MEDIA, type SocialMedium } from '#domain/auth/login-types.ts';
import type { Deps } from '../deps.ts';
import type { SocialClient } from '../providers/identity/identity.ts';

export type SocialConfig = Pick<Config, 'social_login' | 'apple_login' | 'centralize_login'>;

const NO_CLIENT: SocialClient = { client_id: '', authorize_url: '', scope: '', response_mode: 'fragment' };

/** A button is shown only where its issuer can be reached: the business switched it on, and it is set up. */
export async function socialClients({ identity, env }: Deps, settings: Settings): Promise<SocialConfig> {
  const clients = new Map<SocialMedium, SocialClient>();
  for (const medium of SOCIAL_MEDIA) {
    // An issuer that does not answer costs its own button, not the page.
    const client = await identity
      .issuer(medium)
      ?.client()
      .catch(() => null);
    if (client) clients.set(medium, client);
  }
  const isOn = (medium: SocialMedium) =>
    clients.has(medium) ? settings.centralize_login[`${medium}_login_status`] : 0;
  return {
    centralize_login: {
      ...settings.centralize_login,
      google_login_status: isOn('google'),
      facebook_login_status: isOn('facebook'),
      apple_login_status: isOn('apple'),
    },
    social_login: settings.social_login.map(({ login_medium, status }) => ({
      login_medium,
      status: status && clients.has(login_medium),
      ...(clients.get(login_medium) ?? NO_CLIENT),
    })),
    apple_login: settings.apple_login.map(({ login_medium, status }) => ({
      login_medium,
      status: status && clients.has(login_medium),
      ...(clients.get(login_medium) ?? NO_CLIENT),
      client_id_app: '',
      redirect_url_flutter: '',
      redirect_url_react: `${env.PUBLIC_URL}/auth/return`,
    })),
  };
}
