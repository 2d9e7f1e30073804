import type { Input } from '#contract/endpoint.ts';
import type { registerStore } from '#contract/join/stores.ts';
import type { StoreDraft, StoreFile } from './store-draft.ts';

type Body = Input<typeof registerStore>['body'];

type Filled = {
  draft: StoreDraft;
  files: Readonly<Record<StoreFile, readonly File[]>>;
  password: string;
  needsPickupZones: boolean;
};

/** As it is sent; null while something that cannot be left out is missing. */
export function storeBody({ draft, files, password, needsPickupZones }: Filled): Body | null {
  const { texts, place, module_id, zone_id, business_plan, application } = draft;
  const [logo, cover_photo, certificate] = [files.logo[0], files.cover_photo[0], files.tin_certificate_image[0]];
  if (!place || module_id === null || zone_id === null || business_plan === null || !logo) return null;
  return {
    f_name: texts.f_name,
    l_name: texts.l_name || null,
    phone: texts.phone,
    email: texts.email,
    password,
    latitude: place.lat,
    longitude: place.lng,
    zone_id,
    module_id,
    translations: [...inLanguages('name', draft.names), ...inLanguages('address', draft.addresses)],
    minimum_delivery_time: Number(texts.minimum_delivery_time),
    maximum_delivery_time: Number(texts.maximum_delivery_time),
    delivery_time_type: draft.delivery_time_type,
    logo,
    ...(cover_photo && { cover_photo }),
    ...(texts.tax.trim() !== '' && { tax: Number(texts.tax) }),
    ...(needsPickupZones && { pickup_zone_id: [...draft.pickup_zone_id] }),
    tin: texts.tin || null,
    tin_expire_date: texts.tin_expire_date || null,
    ...(certificate && { tin_certificate_image: certificate }),
    business_plan,
    package_id: business_plan === 'subscription' ? draft.package_id : null,
    ...(application && { store_id: application.key }),
  };
}

const inLanguages = (key: 'name' | 'address', values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([locale, value]) => ({ locale, key, value }));
