import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { registerStore } from '#contract/join/stores.ts';
import { say } from '#contract/texts/say.ts';
import { refuseTin } from '#domain/join/refuse-tin.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language/language.ts';
import type { Text } from '#domain/text.ts';
import { townNow } from '../catalog/area.service.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { applicationKey, readApplicationKey, stateLink } from './application-key.ts';
import { choosePlan } from './packages.service.ts';
import { storePlace } from './places.service.ts';
import { type Sent, type SentFile, submitApplication } from './submit-application.service.ts';

type Form = Input<typeof registerStore>['body'];

export async function applyForStore(deps: Deps, { store_id, ...form }: Form, { language, ...sent }: Sent) {
  const settings = await settingsNow(deps, language);
  if (!settings.toggle_store_registration) throw new AppError('store_registration_off');
  const place = await storePlace(deps, form, language);
  const plan = await choosePlan(deps, deps.db, form, place.module_type);
  const taxNumber = await readTin(deps, form);
  const id = await submitApplication(deps, {
    application: {
      kind: 'store',
      application_status: plan.price === null ? 'pending' : 'awaiting_payment',
      language,
      ...personOf(form),
      zone_id: form.zone_id,
      module_id: form.module_id,
      name: textOf(form, 'name'),
      address: textOf(form, 'address'),
      latitude: place.at.lat,
      longitude: place.at.lng,
      pickup_zone_id: place.pickup_zone_id,
      min_delivery_time: form.minimum_delivery_time,
      max_delivery_time: form.maximum_delivery_time,
      delivery_time_unit: form.delivery_time_type,
      tax: form.tax ?? 0,
      ...taxNumber,
      ...plan,
    },
    password: form.password,
    files: filesOf(form),
    ...sent,
    replaces: store_id === undefined ? null : readApplicationKey(deps, store_id),
  });
  return {
    store_id: applicationKey(deps, id),
    type: plan.business_plan,
    package_id: plan.package_id,
    state_link: stateLink(deps, id),
    message: say(language, plan.price === null ? 'join.store_sent' : 'join.store_unpaid'),
  };
}

const personOf = ({ f_name, l_name, phone, email }: Form) => ({ f_name, l_name: l_name ?? '', phone, email });

/** In the languages that the shop speaks; its own one has to be there, since the others fall back to it. */
function textOf({ translations }: Form, key: 'name' | 'address'): Text {
  const said = translations.filter((row) => row.key === key && row.value !== '');
  const inOurs = LANGUAGES.flatMap((language) =>
    said.filter(({ locale }) => locale === language.key).map(({ value }) => [language.key, value] as const),
  );
  const texts = Object.fromEntries(inOurs);
  const first = texts[DEFAULT_LANGUAGE];
  if (first === undefined) throw new AppError(key === 'name' ? 'name_required' : 'join_address');
  return { ...texts, en: first };
}

async function readTin(deps: Deps, form: Form) {
  const tin = form.tin || null;
  const tin_expire_date = form.tin_expire_date || null;
  const hasCertificate = form.tin_certificate_image !== undefined;
  const { date } = await townNow(deps);
  const refusal = refuseTin({ tin, tin_expire_date, hasCertificate }, date);
  if (refusal) throw new AppError(refusal === 'missing' ? 'tin_missing' : 'tin_expired');
  return { tin, tin_expire_date };
}

const filesOf = ({ logo, cover_photo, tin_certificate_image }: Form): SentFile[] => [
  { field: 'logo', file: logo },
  ...(cover_photo ? [{ field: 'cover_photo' as const, file: cover_photo }] : []),
  ...(tin_certificate_image ? [{ field: 'tin_certificate_image' as const, file: tin_certificate_image }] : []),
];
