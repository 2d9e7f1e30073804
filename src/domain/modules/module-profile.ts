/** The only file that knows the six names. Everything else asks the profile, never the name. */
export const MODULE_TYPES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;

export type ModuleType = (typeof MODULE_TYPES)[number];

/** What one does in a module: buy items, rent vehicles, send parcels. Each kind has pages of its own. */
export type ModuleKind = 'shop' | 'rental' | 'parcel';

/** What the API tells clients about a type of module, as `module_config` of /config. */
export type ModuleAbilities = {
  add_on: boolean;
  stock: boolean;
  veg_non_veg: boolean;
  unit: boolean;
  order_attachment: boolean;
  always_open: boolean;
  all_zone_service: boolean;
  item_available_time: boolean;
  show_restaurant_text: boolean;
  is_parcel: boolean;
  is_rental: boolean;
  organic: boolean;
  cutlery: boolean;
  common_condition: boolean;
  nutrition: boolean;
  allergy: boolean;
  basic: boolean;
  halal: boolean;
  brand: boolean;
  generic_name: boolean;
  order_place_to_schedule_interval: boolean;
  accepted_by_courier: boolean;
};

export type ModuleProfile = {
  kind: ModuleKind;
  /** Its stores sell items, which go into a cart; stores and items have pages and are suggested while one types. */
  sellsItems: boolean;
  /** Stores, or providers, may join it. */
  hasStores: boolean;
  /** They hand over in zones that they name. */
  hasPickupZones: boolean;
  /** Which packages they may choose, as clients of this interface call them. */
  packages: 'all' | 'rental';
  /** It has categories that a customer may say they like. */
  hasInterests: boolean;
  quantityLimits: readonly ('stock' | 'maximum')[];
  opensItemAs: 'page' | 'quick-view';
  favouriteNoun: 'foods' | 'items' | 'Vehicles';
  favouriteStoreNoun: 'stores' | 'providers';
  /** What a shopper's place is to this module: goods come to it, vehicles are fetched from it. */
  placeNoun: 'Delivery' | 'Pickup';
  /** Can a store offer extra packaging? */
  packs: boolean;
  /** May a shopper say of each line what to do if it is sold out? */
  takesSubstitutes: boolean;
  /** Are goods compared by the kilogram or litre? Not where a name says what fits in: a backpack, 22 l. */
  comparesPrices: boolean;
  abilities: ModuleAbilities;
};

const nothing: ModuleAbilities = {
  add_on: false,
  stock: false,
  veg_non_veg: false,
  unit: false,
  order_attachment: false,
  always_open: false,
  all_zone_service: false,
  item_available_time: false,
  show_restaurant_text: false,
  is_parcel: false,
  is_rental: false,
  organic: false,
  cutlery: false,
  common_condition: false,
  nutrition: false,
  allergy: false,
  basic: false,
  halal: false,
  brand: false,
  generic_name: false,
  order_place_to_schedule_interval: false,
  accepted_by_courier: false,
};

const shop = {
  kind: 'shop',
  sellsItems: true,
  hasStores: true,
  hasPickupZones: false,
  packages: 'all',
  hasInterests: true,
  quantityLimits: ['stock', 'maximum'],
  opensItemAs: 'quick-view',
  favouriteNoun: 'items',
  favouriteStoreNoun: 'stores',
  placeNoun: 'Delivery',
  packs: false,
  takesSubstitutes: false,
  comparesPrices: false,
  abilities: { ...nothing, stock: true, unit: true },
} as const satisfies ModuleProfile;

const profiles = {
  food: {
    ...shop,
    quantityLimits: ['maximum'],
    favouriteNoun: 'foods',
    packs: true,
    abilities: {
      ...nothing,
      add_on: true,
      veg_non_veg: true,
      item_available_time: true,
      show_restaurant_text: true,
      cutlery: true,
      nutrition: true,
      allergy: true,
      halal: true,
      accepted_by_courier: true,
    },
  },
  grocery: {
    ...shop,
    takesSubstitutes: true,
    comparesPrices: true,
    abilities: {
      ...shop.abilities,
      organic: true,
      nutrition: true,
      allergy: true,
      halal: true,
      brand: true,
      order_place_to_schedule_interval: true,
    },
  },
  pharmacy: {
    ...shop,
    comparesPrices: true,
    abilities: { ...shop.abilities, order_attachment: true, common_condition: true, basic: true, generic_name: true },
  },
  ecommerce: {
    ...shop,
    opensItemAs: 'page',
    packs: true,
    abilities: { ...shop.abilities, always_open: true, all_zone_service: true, brand: true },
  },
  parcel: {
    ...shop,
    kind: 'parcel',
    sellsItems: false,
    hasStores: false,
    hasInterests: false,
    abilities: { ...nothing, always_open: true, is_parcel: true },
  },
  rental: {
    ...shop,
    kind: 'rental',
    sellsItems: false,
    hasPickupZones: true,
    packages: 'rental',
    quantityLimits: ['stock'],
    favouriteNoun: 'Vehicles',
    favouriteStoreNoun: 'providers',
    placeNoun: 'Pickup',
    abilities: { ...nothing, is_rental: true },
  },
} as const satisfies Record<ModuleType, ModuleProfile>;

export const MODULE_PROFILES: Record<ModuleType, ModuleProfile> = profiles;

/** The module types of one kind: `ModuleTypeOf<'shop'>` are those that have a shop's pages. */
export type ModuleTypeOf<Kind extends ModuleKind> = {
  [Type in ModuleType]: (typeof profiles)[Type]['kind'] extends Kind ? Type : never;
}[ModuleType];

/** The profile of a type that came over the wire; an unknown one behaves like any shop. */
export function profileOf(module_type: string): ModuleProfile {
  const type = MODULE_TYPES.find((known) => known === module_type);
  return type ? MODULE_PROFILES[type] : shop;
}
