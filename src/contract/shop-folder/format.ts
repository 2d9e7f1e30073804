import * as z from 'zod/mini';
import type { Collection, Part } from './collections.ts';
import { entrySchema, schemaNames } from './fields.ts';
import * as goods from './goods.ts';
import * as offers from './offers.ts';
import * as pages from './pages.ts';
import * as places from './places.ts';
import { shopSettings } from './shop-settings.ts';

/** Every list of a shop folder, those first that others point at: in this order they are written. */
export const COLLECTIONS: readonly Collection[] = [
  pages.pictureEntries,
  places.zones,
  places.modules,
  places.deliveryVehicles,
  goods.units,
  goods.attributes,
  goods.nutritions,
  goods.allergies,
  goods.tagNames,
  places.stores,
  goods.categories,
  goods.brands,
  goods.commonConditions,
  goods.items,
  goods.vehicleCategories,
  goods.vehicleBrands,
  goods.vehicles,
  goods.parcelCategories,
  goods.parcelInstructions,
  offers.basicCampaigns,
  offers.itemCampaigns,
  offers.flashSales,
  offers.coupons,
  offers.cashbackRules,
  offers.walletBonuses,
  offers.surgePrices,
  offers.banners,
  offers.promotionalBanners,
  offers.advertisements,
  pages.orderReasons,
  pages.storePackages,
  pages.contentPages,
  pages.pageMeta,
  pages.landingSections,
  pages.socialMedia,
  pages.offlinePaymentMethods,
];

/** The files that hold lists, each with the lists it may hold, and shop.json also the settings. */
export const FILES: ReadonlyMap<string, readonly Collection[]> = Map.groupBy(
  COLLECTIONS.filter(({ file }) => !file.includes('*')),
  ({ file }) => file,
);

/** An entry with the lists inside it. */
export function collectionSchema({ fields, parts = {} }: Collection): z.ZodMiniType<Record<string, unknown>> {
  const inner = Object.entries(parts).map(([name, part]) => [name, partSchema(part)] as const);
  const own = entrySchema(fields) as unknown as z.ZodMiniObject;
  return (inner.length === 0 ? own : z.extend(own, Object.fromEntries(inner))) as z.ZodMiniType<
    Record<string, unknown>
  >;
}

function partSchema({ fields, single }: Part): z.ZodMiniType {
  const entry = entrySchema(fields);
  if (single === 'always') return entry;
  return single === 'maybe' ? z._default(z.nullable(entry), null) : z._default(z.array(entry), []);
}

/** In stores/<slug>.json and items/<store>.json the file's name says what would otherwise be repeated. */
export const inOwnFile = (collection: Collection, omitted: string): Collection => {
  const { [omitted]: _, ...fields } = collection.fields;
  return { ...collection, fields };
};

const geoPoint = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);

/** A file of zones/: one polygon of one ring, as every map tool writes it. */
export const zoneFeature = z.object({
  type: z.literal('Feature', { error: 'a GeoJSON Feature' }),
  properties: collectionSchema(inOwnFile(places.zones, 'key')),
  geometry: z.object({
    type: z.literal('Polygon', { error: 'a Polygon' }),
    coordinates: z
      .array(z.array(geoPoint).check(z.minLength(4, { error: 'a ring of at least three corners' })))
      .check(z.length(1, { error: 'one ring; a zone has no holes' })),
  }),
});

/** What editors check and complete the folder's JSON files by: every file may say "$schema": "…/shop-folder.schema.json". */
export function folderJsonSchema(): Record<string, unknown> {
  const lists = COLLECTIONS.filter(({ file }) => !file.includes('*')).map(
    (one) => [one.name, z.optional(z.array(collectionSchema(one)))] as const,
  );
  const whole = z.strictObject({
    $schema: z.optional(z.string()),
    settings: z.optional(shopSettings),
    store: z.optional(collectionSchema(inOwnFile(places.stores, 'slug'))),
    items: z.optional(z.array(collectionSchema(inOwnFile(goods.items, 'store')))),
    ...Object.fromEntries(lists),
  });
  return {
    title: 'A file of a shop folder',
    description: 'See docs/open-your-shop.md. Which list stands in which file is said there.',
    ...z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any', metadata: schemaNames }),
  };
}
