import { amountToWire } from '#contract/amounts.ts';
import { BASE_URLS, type Config } from '#contract/config/config.ts';
import type { Settings } from '#contract/config/settings-shape.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from '#domain/language/language.ts';
import { localize } from '#domain/language/localize.ts';
import { MODULE_PROFILES, MODULE_TYPES, type ModuleAbilities } from '#domain/modules/module-profile.ts';
import { overDefaults } from '#domain/over-defaults.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { modulesFor } from '../modules/modules.service.ts';
import { catalogueVersion, storedConfig } from './config.repository.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { type SocialConfig, socialClients } from './social-clients.ts';

export async function configFor(deps: Deps, language: string): Promise<Config> {
  const { settings, config } = await deps.memo(`config ${language}`, () => makeConfig(deps, language));
  return { ...config, ...(await socialClients(deps, settings)) };
}

/** All but what the issuers of sign-ins have to answer for. */
type OwnConfig = Omit<Config, keyof SocialConfig>;

/** Every page asks for it, so it is made once a change. */
async function makeConfig(deps: Deps, language: string): Promise<{ settings: Settings; config: OwnConfig }> {
  const { env } = deps;
  const [stored, modules] = await Promise.all([
    deps.memo('stored config', () => storedConfig(deps.db)),
    modulesFor(deps, [], language),
  ]);
  // What is stored is checked against the contract when the reply is written: a wrong value is a fault, not a guess.
  const settings = asSetUp(overDefaults(DEFAULT_SETTINGS, localize(stored.settings, language)), deps);
  const links = settings.download_user_app_links;
  const isOn = (page: string) => (stored.content_pages.includes(page) ? 1 : 0);

  const config: OwnConfig = {
    ...settings,
    new_customer_discount_amount: discountOnTheWire(settings),
    phone_text: spacedPhone(settings.phone),
    logo_full_url: pictureUrl(env, settings.logo, '1x1'),
    fav_icon_full_url: pictureUrl(env, settings.fav_icon, '1x1'),
    base_urls: baseUrls(`${env.PUBLIC_URL}/media`),
    demo: env.DEMO,
    language: LANGUAGES.map(({ key, name }) => ({ key, value: name })),
    sys_language: LANGUAGES.map(({ key, name }) => ({
      key,
      value: name,
      direction: directionOf(key),
      default: key === DEFAULT_LANGUAGE,
    })),
    module: modules.length === 1 ? (modules[0] ?? null) : null,
    module_config: MODULE_CONFIG,
    active_payment_method_list: settings.active_payment_method_list.map((method) => ({
      ...method,
      gateway_image: method.gateway_image ?? null,
      gateway_image_full_url: pictureUrl(env, method.gateway_image ?? null, '1x1'),
    })),
    digital_payment_info: {
      digital_payment: settings.digital_payment,
      plugin_payment_gateways: false,
      default_payment_gateways: settings.digital_payment,
    },
    free_delivery_over: freeDeliveryOver(settings),
    refund_policy: isOn('refund-policy'),
    cancelation_policy: isOn('cancellation-policy'),
    shipping_policy: isOn('shipping-policy'),
    social_media: stored.social_media.map((medium) => ({ ...medium, status: 1 })),
    landing_page_links: {
      app_url_android: links.playstore_url,
      app_url_android_status: links.playstore_url_status,
      app_url_ios: links.apple_store_url,
      app_url_ios_status: links.apple_store_url_status,
    },
    seo_page_list: stored.seo_page_list,
  };
  return { settings, config };
}

/** The business keeps everybody out for a while. */
export async function isClosedForMaintenance(deps: Deps): Promise<boolean> {
  const { settings } = await deps.memo('stored config', () => storedConfig(deps.db));
  return settings.maintenance_mode === true;
}

/** Who carries out what the business switched on. */
type Carriers = Pick<Deps, 'env' | 'phoneIdentity' | 'mail' | 'sms' | 'gateways'>;

/** What the business decided, read anew each time: a login must not follow yesterday's rules. */
export async function settingsNow(deps: Pick<Deps, 'db'> & Carriers, language: string): Promise<Settings> {
  const { settings } = await storedConfig(deps.db);
  return asSetUp(overDefaults(DEFAULT_SETTINGS, localize(settings, language)), deps);
}

/**
 * The same for frequent callers: read again only when something was changed, which costs one small query each time.
 * `db` may be a transaction: then nothing is read beside it, and nobody is waited for who may wait for its locks.
 */
export async function settingsOfToday(deps: Deps, db: Db, language: string): Promise<Settings> {
  const name = `settings ${await catalogueVersion(db)} ${language}`;
  const load = () => settingsNow({ ...deps, db }, language);
  return db === deps.db ? deps.memo(name, load) : (deps.memo.known?.<Settings>(name) ?? load());
}

/** A way to send that is not set up sends nothing, whatever is switched on; a demonstration has its outbox. */
const asSetUp = (settings: Settings, { env, phoneIdentity, mail, sms, gateways }: Carriers): Settings => ({
  ...settings,
  firebase_otp_verification: phoneIdentity ? settings.firebase_otp_verification : 0,
  is_mail_active: settings.is_mail_active && (env.DEMO || mail !== null),
  is_sms_active: settings.is_sms_active && (env.DEMO || sms !== null),
  digital_payment: settings.digital_payment && gateways.list.length > 0,
  active_payment_method_list: gateways.list.map(
    ({ key, title }) =>
      settings.active_payment_method_list.find(({ gateway }) => gateway === key) ?? {
        gateway: key,
        gateway_title: title,
        gateway_image: null,
      },
  ),
});

const onTheWire = ({ accepted_by_courier, ...abilities }: ModuleAbilities): Config['module_config']['food'] => ({
  ...abilities,
  order_status: { accepted: accepted_by_courier },
});

const MODULE_CONFIG = Object.fromEntries(
  MODULE_TYPES.map((type) => [type, onTheWire(MODULE_PROFILES[type].abilities)]),
) as Config['module_config'];

function freeDeliveryOver({ admin_free_delivery: { status, type, free_delivery_over } }: Settings): number | null {
  return status && type === 'free_delivery_by_order_amount' ? free_delivery_over : null;
}

/** An amount is stored in minor units, a percentage as it is; the wire has one field for both. */
const discountOnTheWire = (settings: Settings): number =>
  amountToWire(settings.new_customer_discount_amount, settings.new_customer_discount_amount_type === 'amount');

const baseUrls = (pictures: string) =>
  Object.fromEntries(BASE_URLS.map((name) => [name, pictures])) as Config['base_urls'];
