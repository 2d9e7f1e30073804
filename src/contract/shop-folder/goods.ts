import type { Collection } from './collections.ts';
import {
  choices,
  discount,
  flag,
  key,
  maybe,
  moment,
  money,
  names,
  oneOf,
  options,
  or,
  percent,
  picture,
  pictures,
  ref,
  refs,
  text,
  time,
  whole,
  word,
  words,
} from './fields.ts';

export const categories: Collection = {
  name: 'categories',
  file: 'categories.json',
  key: ['slug'],
  fields: {
    slug: key,
    module: ref('modules'),
    parent: maybe(ref('categories')),
    name: text,
    image: picture,
    priority: or(whole(), 0),
    featured: or(flag, false),
    status: or(flag, true),
  },
};

export const brands: Collection = {
  name: 'brands',
  file: 'brands.json',
  key: ['slug'],
  fields: { slug: key, module: ref('modules'), name: text, image: picture, status: or(flag, true) },
};

export const commonConditions: Collection = {
  name: 'common_conditions',
  file: 'brands.json',
  key: ['slug'],
  fields: { slug: key, module: ref('modules'), name: text, status: or(flag, true) },
};

/** Words that items share, each list with its own name for the word. */
const vocabulary = (name: string, field: string): Collection => ({
  name,
  file: 'words.json',
  key: ['key'],
  fields: { key, [field]: text },
});
export const units = vocabulary('units', 'unit');
export const attributes = vocabulary('attributes', 'name');
export const nutritions = vocabulary('nutritions', 'nutrition');
export const allergies = vocabulary('allergies', 'allergy');

/** What the words are called that items are tagged with. A tag that is not among them is shown as the item says it. */
export const tagNames: Collection = {
  name: 'tag_names',
  file: 'words.json',
  key: ['tag'],
  fields: { tag: word, name: text },
};

/** In items/<store>.json the store is the file's name; in items.csv it is a column. */
export const items: Collection = {
  name: 'items',
  file: 'items/*.json',
  key: ['slug'],
  fields: {
    slug: key,
    store: ref('stores'),
    category: ref('categories'),
    name: text,
    description: text,
    image: picture,
    images: or(pictures, []),
    price: money,
    discount: or(discount(), '0%'),
    tax: or(percent, 0),
    unit: maybe(ref('units')),
    brand: maybe(ref('brands')),
    common_condition: maybe(ref('common_conditions')),
    /** Pieces at the opening; afterwards the shop counts itself, and stock.csv says what was counted by hand. */
    stock: { ...maybe(whole()), opening: true },
    maximum_cart_quantity: maybe(whole(1)),
    options: or(options, []),
    choices: or(choices, []),
    available_time_starts: or(time, '00:00'),
    available_time_ends: or(time, '23:59:59'),
    generic_name: or(names, []),
    nutritions: or(refs('nutritions'), []),
    allergies: or(refs('allergies'), []),
    status: or(flag, true),
    is_approved: or(flag, true),
    veg: maybe(flag),
    recommended: or(flag, false),
    organic: or(flag, false),
    is_halal: or(flag, false),
    is_basic: or(flag, false),
    is_prescription_required: or(flag, false),
    set_menu: or(flag, false),
    meta_title: maybe(text),
    meta_description: maybe(text),
    meta_image: maybe(picture),
    /** Keys of the store's add-ons, in the order they are offered. */
    add_ons: or(refs('add_ons'), []),
    tags: or(words, []),
    created_at: { ...maybe(moment), opening: true },
  },
  parts: {
    /** One for every combination of choices. */
    variations: {
      key: ['type'],
      fields: { type: word, label: text, price: money, stock: { ...or(whole(), 0), opening: true } },
    },
  },
};

export const vehicleCategories: Collection = {
  name: 'vehicle_categories',
  file: 'vehicles.json',
  key: ['slug'],
  fields: { slug: key, name: text, image: picture, position: or(whole(), 0), status: or(flag, true) },
};

export const vehicleBrands: Collection = {
  name: 'vehicle_brands',
  file: 'vehicles.json',
  key: ['slug'],
  fields: { slug: key, name: text, image: picture, status: or(flag, true) },
};

export const vehicles: Collection = {
  name: 'vehicles',
  file: 'vehicles.json',
  key: ['slug'],
  fields: {
    slug: key,
    provider: ref('stores'),
    category: ref('vehicle_categories'),
    brand: ref('vehicle_brands'),
    name: text,
    description: text,
    thumbnail: picture,
    images: or(pictures, []),
    documents: or(words, []),
    model: word,
    type: word,
    engine_capacity: maybe(whole(1)),
    engine_power: maybe(whole(1)),
    seating_capacity: whole(1, 1000),
    air_condition: or(flag, true),
    fuel_type: oneOf('petrol', 'diesel', 'electric', 'hybrid', 'none'),
    transmission_type: oneOf('automatic', 'manual', 'none'),
    multiple_vehicles: or(flag, true),
    trip_hourly: or(flag, false),
    trip_day_wise: or(flag, false),
    trip_distance: or(flag, false),
    hourly_price: or(money, '0.00'),
    day_wise_price: or(money, '0.00'),
    distance_price: or(money, '0.00'),
    discount_price: or(discount(), '0%'),
    tag: or(words, []),
    new_tag: or(flag, false),
    status: or(flag, true),
    created_at: { ...maybe(moment), opening: true },
  },
  parts: {
    units: {
      key: ['vin_number'],
      fields: { vin_number: word, license_plate_number: word, status: or(flag, true) },
    },
  },
};

export const parcelCategories: Collection = {
  name: 'parcel_categories',
  file: 'parcels.json',
  key: ['key'],
  fields: {
    key,
    module: ref('modules'),
    name: text,
    description: text,
    image: picture,
    parcel_per_km_shipping_charge: maybe(money),
    parcel_minimum_shipping_charge: maybe(money),
    position: or(whole(), 0),
    status: or(flag, true),
  },
};

export const parcelInstructions: Collection = {
  name: 'parcel_instructions',
  file: 'parcels.json',
  key: ['key'],
  fields: { key, instruction: text, position: or(whole(), 0), status: or(flag, true) },
};

/** What a spreadsheet says of many items at once. */
export const stockColumns = { item: key, variation: maybe(word), stock: whole() };
export const priceColumns = { item: key, variation: maybe(word), price: money, discount: maybe(discount()) };
