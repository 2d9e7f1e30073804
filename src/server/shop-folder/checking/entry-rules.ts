import { minorFromText } from '#domain/money/minor-units.ts';

type Values = Readonly<Record<string, unknown>>;
type Fault = readonly [field: string, reason: string];
type Rule = (entry: never) => readonly (Fault | false | null | undefined)[];

/** Rules of one entry that a look at each field alone does not show. What the database would refuse is refused here, by name. */
const RULES: Readonly<Record<string, Rule>> = {
  delivery_vehicles: (one: { starting_coverage_area: number; maximum_coverage_area: number }) => [
    one.maximum_coverage_area <= one.starting_coverage_area && [
      'maximum_coverage_area',
      'is not above starting_coverage_area',
    ],
  ],
  modules: ({ zones }: { zones: Values[] }) => [
    ...within(zones, 'zones', notBelow('maximum_shipping_charge', 'minimum_shipping_charge')),
    ...twice(zones, 'zones', ['zone']),
  ],
  stores: (
    one: Values & {
      min_delivery_time: number;
      max_delivery_time: number;
      hours: Values[];
      add_ons: Values[];
      banners: Values[];
      discount: Values | null;
    },
  ) => [
    one.max_delivery_time < one.min_delivery_time && ['max_delivery_time', 'is below min_delivery_time'],
    notBelow('maximum_shipping_charge', 'minimum_shipping_charge')(one),
    ...within(one.hours, 'hours', laterTime('opening_time', 'closing_time')),
    ...twice(one.hours, 'hours', ['day', 'opening_time']),
    ...twice(one.add_ons, 'add_ons', ['key']),
    ...twice(one.banners, 'banners', ['key']),
    one.discount?.discount === 0 && ['discount.discount', 'is nothing'],
    one.discount && inside('discount', laterDay('start_date', 'end_date')(one.discount)),
  ],
  vehicles: (one: Values & { units: Values[] }) => [
    !(one.trip_hourly || one.trip_day_wise || one.trip_distance) && [
      'trip_hourly',
      'none of trip_hourly, trip_day_wise and trip_distance is true',
    ],
    ...twice(one.units, 'units', ['vin_number']),
  ],
  parcel_categories: (one: Values) => [
    (one.parcel_per_km_shipping_charge === null) !== (one.parcel_minimum_shipping_charge === null) && [
      'parcel_per_km_shipping_charge',
      'is written together with parcel_minimum_shipping_charge, or neither is',
    ],
  ],
  coupons: (one: Values & { stores: unknown[]; zones: unknown[] }) => [
    laterDay('start_date', 'expire_date')(one),
    (one.coupon_type === 'store_wise') !== one.stores.length > 0 && [
      'stores',
      'are named by a store_wise coupon, and by no other',
    ],
    (one.coupon_type === 'zone_wise') !== one.zones.length > 0 && [
      'zones',
      'are named by a zone_wise coupon, and by no other',
    ],
  ],
  basic_campaigns: (one: Values & { stores: Values[] }) => [
    laterDay('start_date', 'end_date')(one),
    ...twice(one.stores, 'stores', ['store']),
  ],
  item_campaigns: (one: Values) => [laterDay('start_date', 'end_date')(one), ...optionNames(one)],
  flash_sales: (
    one: Values & { admin_discount_percentage: number; vendor_discount_percentage: number; items: Values[] },
  ) => [
    Date.parse(String(one.end_date)) <= Date.parse(String(one.start_date)) && ['end_date', 'is not after start_date'],
    one.admin_discount_percentage + one.vendor_discount_percentage !== 100 && [
      'vendor_discount_percentage',
      'and admin_discount_percentage are not 100 together',
    ],
    ...twice(one.items, 'items', ['item']),
  ],
  cashback_rules: (one: Values) => [
    laterDay('start_date', 'end_date')(one),
    isNothing(one.cashback_amount) && ['cashback_amount', 'is nothing'],
  ],
  wallet_bonuses: (one: Values) => [
    laterDay('start_date', 'end_date')(one),
    isNothing(one.bonus_amount) && ['bonus_amount', 'is nothing'],
  ],
  surge_prices: (one: Values & { weekly_days: unknown[] }) => [
    one.is_permanent !== one.weekly_days.length > 0 && [
      'weekly_days',
      'are named when is_permanent is true, and only then',
    ],
    one.is_permanent !== (one.start_date === null) && [
      'start_date',
      'is written when is_permanent is false, and only then',
    ],
    one.is_permanent !== (one.end_date === null) && [
      'end_date',
      'is written when is_permanent is false, and only then',
    ],
    one.end_date !== null && laterDay('start_date', 'end_date')(one),
    laterTime('start_time', 'end_time')(one),
  ],
  banners: (one: Values) => [
    (one.type === 'store_wise') !== (one.store !== null) && [
      'store',
      'is named by a store_wise banner, and by no other',
    ],
    (one.type === 'item_wise') !== (one.item !== null) && ['item', 'is named by an item_wise banner, and by no other'],
  ],
  advertisements: (one: Values) => [
    laterDay('start_date', 'end_date')(one),
    one.add_type === 'video_promotion' && one.video_attachment === null && ['video_attachment', 'is missing'],
  ],
  items: (one: Values & { choices: Choice[]; variations: Values[] }) => [
    ...optionNames(one),
    ...twice(one.variations, 'variations', ['type']),
    ...combinationFaults(one.choices, one.variations),
  ],
};

export function entryFaults(collection: string, entry: Values): Fault[] {
  const rule = RULES[collection];
  return rule ? rule(entry as never).filter((fault): fault is Fault => Array.isArray(fault)) : [];
}

type Choice = { options: { en: string }[] };

/** Every combination of choices is offered, by the English words joined with dashes, and nothing else is. */
function combinationFaults(choices: readonly Choice[], variations: readonly Values[]): Fault[] {
  const wanted = new Set(
    choices.length === 0
      ? []
      : choices.reduce<string[]>(
          (all, { options }) =>
            all.length === 0
              ? options.map(({ en }) => en)
              : all.flatMap((before) => options.map(({ en }) => `${before}-${en}`)),
          [],
        ),
  );
  const offered = new Set(variations.map(({ type }) => String(type)));
  return [
    ...[...wanted]
      .filter((type) => !offered.has(type))
      .map((type) => ['variations', `"${type}" can be chosen and has no variation`] as const),
    ...[...offered]
      .filter((type) => !wanted.has(type))
      .map((type) => ['variations', `"${type}" is no combination of the choices`] as const),
  ];
}

function optionNames({ options }: Values): Fault[] {
  const names = (options as { name: { en: string } }[]).map(({ name }) => name.en);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => ['options', `"${name}" is there twice`] as const);
}

const laterDay =
  (start: string, end: string) =>
  (one: Values): Fault | false =>
    String(one[end]) < String(one[start]) && [end, `is before ${start}`];
const laterTime =
  (start: string, end: string) =>
  (one: Values): Fault | false =>
    String(one[end]) <= String(one[start]) && [end, `is not after ${start}; a night past midnight is written as two`];
const notBelow =
  (most: string, least: string) =>
  (one: Values): Fault | false =>
    one[most] !== null &&
    (minorFromText(String(one[most])) ?? 0) < (minorFromText(String(one[least])) ?? 0) && [most, `is below ${least}`];
const isNothing = (discount: unknown): boolean => Number(String(discount).replace('%', '')) === 0;

const inside = (name: string, fault: Fault | false): Fault | false => fault && [`${name}.${fault[0]}`, fault[1]];
const within = (list: readonly Values[], name: string, rule: (one: Values) => Fault | false): (Fault | false)[] =>
  list.map((one, index) => inside(`${name}[${index + 1}]`, rule(one)));

function twice(list: readonly Values[], name: string, fields: readonly string[]): Fault[] {
  const keys = list.map((one) => fields.map((field) => one[field]).join(' '));
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [[`${name}[${index + 1}].${fields[0]}`, `${key} is there twice`] as const],
  );
}
