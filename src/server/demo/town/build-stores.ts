import { searchable } from '#domain/search/searchable.ts';
import type { AddressBook } from './address-book.ts';
import { addVendor } from './build-people.ts';
import type { Places } from './build-places.ts';
import type { ZoneKey } from './content/addresses.ts';
import type { ShopContent, StoreContent } from './content/content.ts';
import type { ModuleType } from './content/modules.ts';
import { type Draft, type Row, sameInAll } from './draft.ts';
import { openingHours } from './opening-hours.ts';
import { type Random, randomFrom } from './random.ts';

export type Store = {
  id: number;
  key: string;
  module: ModuleType;
  module_id: number;
  zone_id: number;
  name: string;
  sells: readonly string[];
  tax: number;
  /** days ago it joined */
  age: number;
  /** 0 … 1, how well known it is */
  fame: number;
};

/** Where the stores of a module stand, in turn. */
const ZONES: Readonly<Record<ModuleType, readonly ZoneKey[]>> = {
  food: ['centrum', 'centrum', 'hisingen', 'centrum', 'oster'],
  grocery: ['centrum', 'oster', 'hisingen', 'centrum'],
  pharmacy: ['centrum', 'oster', 'centrum'],
  ecommerce: ['centrum', 'hisingen', 'oster', 'centrum', 'greater'],
  parcel: ['greater'],
  rental: ['centrum', 'greater'],
};

/** Tax is inside the prices: food and medicine at the lower rate. */
const TAX: Readonly<Record<ModuleType, number>> = {
  food: 12,
  grocery: 12,
  pharmacy: 12,
  ecommerce: 25,
  parcel: 25,
  rental: 25,
};

/** Stores join the town in order of age, so that a higher id is a newer store. */
export function buildStores(
  draft: Draft,
  places: Places,
  book: AddressBook,
  shops: readonly Pick<Shop, 'module' | 'stores' | 'items'>[],
): Store[] {
  const planned = shops.flatMap(({ module, stores, items }) => {
    const veg = new Map(items.map((item) => [item.key, item.veg]));
    return stores.map((content, turn) => ({
      module,
      content,
      turn,
      age: randomFrom(`age ${content.key}`).whole(4, 800),
      kitchen: kitchenOf(content.sells.map((key) => veg.get(key))),
    }));
  });
  return planned
    .sort((a, b) => b.age - a.age || a.content.key.localeCompare(b.content.key))
    .map((plan) => addStore(draft, places, book, plan));
}

export type Shop = ShopContent & { module: ModuleType };

type Plan = { module: ModuleType; content: StoreContent; turn: number; age: number; kitchen: Row };

/** Outside food the question does not arise, and both are left on. */
function kitchenOf(dishes: readonly (boolean | undefined)[]): Row {
  const answered = dishes.filter((veg) => veg !== undefined);
  if (answered.length === 0) return { veg: true, non_veg: true };
  return { veg: answered.includes(true), non_veg: answered.includes(false) };
}

function addStore(draft: Draft, places: Places, book: AddressBook, plan: Plan): Store {
  const { module, content, turn, age, kitchen } = plan;
  const random = randomFrom(`store ${content.key}`);
  const zones = ZONES[module];
  const place = book.take(zones[turn % zones.length] ?? 'centrum');
  const vendor = addVendor(draft, content.key);
  const fame = random.number();
  const zone_id = places.zones[place.zone];
  const module_id = places.modules[module];
  const id = draft.add('stores', {
    vendor_id: vendor.id,
    module_id,
    zone_id,
    slug: content.key,
    name: sameInAll(content.name),
    tagline: content.tagline,
    phone: vendor.phone,
    email: vendor.email,
    logo: draft.pictures.add({ kind: 'logo', ...content.logo }),
    cover_photo: draft.pictures.cover(content.cover),
    address: sameInAll(place.address),
    latitude: place.latitude,
    longitude: place.longitude,
    pickup_zone_id: module === 'rental' ? pickupZones(places, place.zone, random) : [],
    tax: TAX[module],
    featured: random.chance(0.3),
    // So that every module has a row of them.
    is_recommended: random.chance(0.35) || fame > 0.6,
    order_count: Math.floor(40 + 2400 * fame ** 2),
    minimum_stock_for_warning: 5,
    search_text: searchable(content.name, ...Object.values(content.tagline)),
    created_at: draft.moment(-age),
    ...kitchen,
    ...services(module, random),
    ...announcement(random),
  });

  for (const window of openingHours(module, turn)) draft.add('store_schedules', { store_id: id, ...window });
  if (random.chance(0.28)) draft.add('store_discounts', { store_id: id, ...storeDiscount(draft, module, random) });
  return {
    id,
    key: content.key,
    module,
    module_id,
    zone_id,
    name: content.name,
    sells: content.sells,
    tax: TAX[module],
    age,
    fame,
  };
}

function services(module: ModuleType, random: Random): Row {
  const [fastest, slowest] = random.pick(DELIVERY_MINUTES[module]);
  const self_delivery_system = module !== 'rental' && random.chance(0.12);
  const packs = (module === 'food' || module === 'ecommerce') && random.chance(0.4);
  return {
    schedule_order: module === 'rental' || random.chance(0.8),
    order_place_to_schedule_interval: module === 'grocery' ? random.pick([0, 30, 60]) : 0,
    delivery: true,
    take_away: module !== 'ecommerce' && random.chance(0.85),
    free_delivery: module !== 'rental' && random.chance(0.15),
    cutlery: module === 'food' && random.chance(0.8),
    prescription_order: module === 'pharmacy' && random.chance(0.7),
    halal_tag_status: (module === 'food' || module === 'grocery') && random.chance(0.5),
    minimum_order: module === 'rental' ? 0 : random.pick([0, 0, 500, 800, 1000, 1500]),
    self_delivery_system,
    per_km_shipping_charge: self_delivery_system ? random.pick([40, 50, 60]) : 0,
    minimum_shipping_charge: self_delivery_system ? random.pick([150, 190]) : 0,
    maximum_shipping_charge: self_delivery_system ? 690 : null,
    extra_packaging_status: packs,
    extra_packaging_amount: packs ? random.pick([30, 50, 100]) : 0,
    min_delivery_time: fastest,
    max_delivery_time: slowest,
    delivery_time_unit: module === 'ecommerce' ? 'days' : 'min',
    store_business_model: random.chance(0.8) ? 'commission' : 'subscription',
  };
}

const DELIVERY_MINUTES: Readonly<Record<ModuleType, readonly (readonly [number, number])[]>> = {
  food: [
    [15, 25],
    [20, 30],
    [25, 35],
    [30, 40],
    [35, 50],
  ],
  grocery: [
    [20, 35],
    [30, 45],
    [40, 60],
  ],
  pharmacy: [
    [15, 30],
    [25, 40],
  ],
  ecommerce: [
    [1, 2],
    [1, 3],
    [2, 4],
  ],
  parcel: [[20, 60]],
  rental: [
    [10, 20],
    [15, 30],
  ],
};

const ANNOUNCEMENTS = [
  {
    en: 'We close one hour earlier on public holidays.',
    es: 'En festivos cerramos una hora antes.',
    ar: 'نغلق قبل ساعة في العطل الرسمية.',
  },
  {
    en: 'New on the menu this week: ask for the daily special.',
    es: 'Novedad de la semana: pregunta por la especialidad del día.',
    ar: 'جديد هذا الأسبوع: اسأل عن طبق اليوم الخاص.',
  },
  {
    en: 'Bring your own bag and we plant a tree.',
    es: 'Trae tu propia bolsa y plantamos un árbol.',
    ar: 'أحضر حقيبتك الخاصة ونزرع شجرة.',
  },
];

function announcement(random: Random): Row {
  const announced = random.chance(0.15);
  return { announcement: announced, announcement_message: announced ? random.pick(ANNOUNCEMENTS) : null };
}

function storeDiscount(draft: Draft, module: ModuleType, random: Random): Row {
  const large = module === 'ecommerce' || module === 'rental';
  return {
    discount: random.pick([5, 8, 10, 12, 15, 20]),
    min_purchase: random.pick(large ? [3000, 5000] : [1000, 1500, 2000]),
    max_discount: random.pick(large ? [2000, 4000] : [0, 500, 800]),
    start_date: draft.day(-random.whole(2, 30)),
    end_date: draft.day(random.whole(40, 120)),
  };
}

/** A provider hands vehicles over where it stands; most also bring them to the other zones rental is offered in. */
const pickupZones = (places: Places, own: ZoneKey, random: Random): number[] =>
  random.chance(0.7) || own === 'greater' ? [places.zones.centrum, places.zones.greater] : [places.zones[own]];
