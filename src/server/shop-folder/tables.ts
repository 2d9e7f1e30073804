import type { Collection, Part } from '#contract/shop-folder/collections.ts';
import type { Field, Fields } from '#contract/shop-folder/fields.ts';
import { COLLECTIONS } from '#contract/shop-folder/format.ts';

/** What becomes of a row that is no longer in the folder: people may have bought it (hide), or only seen it (delete). */
export type Gone = 'hide' | 'delete';

/** Where a list of the folder stands in the database. */
export type Table = {
  collection: Collection;
  table: string;
  /** Columns by which a row is found again. */
  key: readonly string[];
  /** Fields that are no column of their own: written elsewhere, or together with others. */
  without: readonly string[];
  /** Columns that follow from others. */
  derived: readonly string[];
  gone: Gone;
  /** When a row that is gone stays all the same, because others still point at it: of a row `t`. */
  used?: string;
};

/** A list inside an entry, in a table of its own that points back. */
export type PartTable = {
  name: string;
  part: Part;
  table: string;
  /** The column that points to the entry it belongs to. */
  owner: string;
  /** Columns by which a row is found again, the owner's mostly among them. */
  key: readonly string[];
  gone: Gone;
};

type Rest = Partial<Pick<Table, 'without' | 'derived' | 'gone' | 'used'>>;

const SPECIAL: Readonly<Record<string, Rest>> = {
  zones: { derived: ['coordinates'], gone: 'hide' },
  modules: { gone: 'hide' },
  delivery_vehicles: { gone: 'hide' },
  units: {
    used: 'exists (select from items where unit_id = t.id) or exists (select from item_campaigns where unit_id = t.id)',
  },
  attributes: { used: 'exists (select from items where t.id = any (attributes))' },
  nutritions: { used: 'exists (select from items where t.id = any (nutritions))' },
  allergies: { used: 'exists (select from items where t.id = any (allergies))' },
  stores: { derived: ['vendor_id', 'search_text'], gone: 'hide' },
  categories: { gone: 'hide' },
  brands: { gone: 'hide' },
  common_conditions: { gone: 'hide' },
  items: {
    without: ['add_ons', 'tags'],
    derived: ['module_id', 'zone_id', 'top_category_id', 'search_text'],
    gone: 'hide',
  },
  vehicle_categories: { gone: 'hide' },
  vehicle_brands: { gone: 'hide' },
  vehicles: { derived: ['module_id', 'zone_id', 'search_text'], gone: 'hide' },
  parcel_categories: { gone: 'hide' },
  item_campaigns: { derived: ['module_id', 'zone_id'], gone: 'hide' },
  flash_sales: { gone: 'hide' },
  coupons: { without: ['stores', 'zones'], derived: ['data', 'created_by'], gone: 'hide' },
  cashback_rules: { gone: 'hide' },
  wallet_bonuses: { gone: 'hide' },
  store_packages: { gone: 'hide' },
  advertisements: { derived: ['module_id'] },
  offline_payment_methods: { gone: 'hide' },
};

/** Every list except pictures, which are files as well. An order locks its coupon before its items, so does an import. */
export const TABLES: readonly Table[] = COLLECTIONS.filter(({ name }) => name !== 'pictures')
  .map((collection): Table => {
    const { without = [], derived = [], gone = 'delete', ...rest } = SPECIAL[collection.name] ?? {};
    const key = collection.key.flatMap((field) => columnsOf(field, collection.fields[field]));
    return { collection, table: collection.name, key, without, derived, gone, ...rest };
  })
  .flatMap((table, _, all) => {
    const coupons = all.filter((one) => one.table === 'coupons');
    if (table.table === 'coupons') return [];
    return table.table === 'items' ? [...coupons, table] : [table];
  });

const PART_TABLES: Readonly<Record<string, Omit<PartTable, 'name' | 'part' | 'key'> & { isKeyAlone?: true }>> = {
  'modules.zones': { table: 'zone_modules', owner: 'module_id', gone: 'delete' },
  'stores.hours': { table: 'store_schedules', owner: 'store_id', gone: 'delete' },
  'stores.discount': { table: 'store_discounts', owner: 'store_id', gone: 'delete' },
  'stores.add_ons': { table: 'add_ons', owner: 'store_id', gone: 'delete' },
  'stores.banners': { table: 'store_banners', owner: 'store_id', gone: 'delete' },
  'items.variations': { table: 'item_variations', owner: 'item_id', gone: 'delete' },
  'vehicles.units': { table: 'vehicle_units', owner: 'vehicle_id', gone: 'hide', isKeyAlone: true },
  'basic_campaigns.stores': { table: 'basic_campaign_stores', owner: 'basic_campaign_id', gone: 'delete' },
  'flash_sales.items': { table: 'flash_sale_items', owner: 'flash_sale_id', gone: 'delete' },
};

/** The lists inside an entry. The owner of a store is no list: it is written with the store. */
export const partTables = ({ name, parts = {} }: Collection): PartTable[] =>
  Object.entries(parts).flatMap(([field, part]) => {
    const table = PART_TABLES[`${name}.${field}`];
    const key = part.key.flatMap((one) => columnsOf(one, part.fields[one]));
    return table ? [{ ...table, name: field, part, key: table.isKeyAlone ? key : [table.owner, ...key] }] : [];
  });

/** The columns a field is stored in. */
export function columnsOf(name: string, field: Field | undefined): string[] {
  switch (field?.kind) {
    case 'ref':
      return [`${name}_id`];
    case 'refs':
      return [name === 'pickup_zones' ? 'pickup_zone_id' : name];
    case 'discount':
      return [name, field.type?.field ?? ''];
    case 'choices':
      return ['choice_options', 'attributes'];
    case 'options':
      return ['food_variations'];
    default:
      return [name];
  }
}

/** All columns of an entry, and those that are written only when it is new. */
export function columnsOfFields(fields: Fields, without: readonly string[] = []): { all: string[]; opening: string[] } {
  const used = Object.entries(fields).filter(([name]) => !without.includes(name));
  const columns = (list: typeof used) => list.flatMap(([name, field]) => columnsOf(name, field));
  return { all: columns(used), opening: columns(used.filter(([, field]) => field.opening)) };
}
