import * as z from 'zod/mini';
import { idOrSlug } from '../catalog/inputs.ts';
import { storeShape } from '../catalog/store-shape.ts';
import { endpoint } from '../endpoint.ts';
import { bannerFields } from '../home/banner-fields.ts';
import { flag, money, page, pageOf, pictureUrl } from '../wire.ts';

export const vehicleShape = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  thumbnail_full_url: pictureUrl,
  images: z.array(z.string()),
  images_full_url: z.array(pictureUrl),
  documents_full_url: z.array(pictureUrl),
  zone_id: z.int(),
  provider_id: z.int(),
  brand_id: z.int(),
  category_id: z.int(),
  model: z.string(),
  type: z.string(),
  engine_capacity: z.nullable(z.int()),
  engine_power: z.nullable(z.int()),
  /** Text, as clients of this interface expect it. */
  seating_capacity: z.string(),
  air_condition: flag,
  fuel_type: z.enum(['petrol', 'diesel', 'electric', 'hybrid', 'none']),
  transmission_type: z.enum(['automatic', 'manual', 'none']),
  multiple_vehicles: flag,
  trip_hourly: flag,
  trip_distance: flag,
  trip_day_wise: flag,
  hourly_price: money,
  distance_price: money,
  day_wise_price: money,
  discount_type: z.enum(['percent', 'amount']),
  /** Per cent, or an amount in the currency's major unit. */
  discount_price: z.number(),
  tag: z.array(z.string()),
  status: flag,
  new_tag: flag,
  total_trip: z.int(),
  avg_rating: z.number(),
  total_reviews: z.int(),
  total_vehicle_count: z.int(),
  /** The same number under its other name. */
  total_vehicles: z.int(),
  provider: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    address: z.string(),
    tax: z.number(),
    discount: storeShape.shape.discount,
  }),
  created_at: z.string(),
});

export type Vehicle = z.output<typeof vehicleShape>;

/** What every public read of the rental module has in common. */
export const fromRental = {
  access: 'public',
  method: 'GET',
  feature: 'rental',
  lifetime: 'catalogue',
  needs: ['moduleId'],
} as const;

const bannerShape = z.object({ ...bannerFields, provider_id: z.nullable(z.int()) });

export const listRentalBanners = endpoint({
  ...fromRental,
  name: 'listRentalBanners',
  summary: 'Banners of the rental module',
  path: '/api/v1/rental/banners',
  reply: z.object({ banners: z.array(bannerShape) }),
});

export const listProviderBanners = endpoint({
  ...fromRental,
  name: 'listProviderBanners',
  summary: 'Banners of one provider',
  path: '/api/v1/rental/banners/{provider_id}',
  params: z.object({ provider_id: idOrSlug }),
  reply: z.array(bannerShape),
});

export const listTopRatedVehicles = endpoint({
  ...fromRental,
  name: 'listTopRatedVehicles',
  summary: 'Best rated vehicles first, of providers that hand over in the zones',
  path: '/api/v1/rental/vehicle/top-rated',
  query: z.object(page),
  reply: pageOf({ vehicles: z.array(vehicleShape) }),
});

export const listVehicleCategories = endpoint({
  ...fromRental,
  name: 'listVehicleCategories',
  summary: 'Kinds of vehicles; the list is really called vehicles',
  path: '/api/v1/rental/vehicle/category-list',
  query: z.object({ ...page, search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  reply: pageOf({
    vehicles: z.array(z.object({ id: z.int(), name: z.string(), image: z.string(), image_full_url: pictureUrl })),
  }),
});

const providerList = (name: string, path: `/api/v1/${string}`, summary: string) =>
  endpoint({
    ...fromRental,
    name,
    summary,
    path,
    near: true,
    query: z.object({ ...page, type: z.optional(z.literal('all')) }),
    reply: pageOf({ stores: z.array(z.extend(storeShape, { vehicles_count: z.int(), trips_count: z.int() })) }),
  });

export const listPopularProviders = providerList(
  'listPopularProviders',
  '/api/v1/rental/provider/popular',
  'Providers that most trips were made with first',
);
export const listLatestProviders = providerList(
  'listLatestProviders',
  '/api/v1/rental/provider/latest',
  'Newest providers first',
);
export const listNearProviders = providerList(
  'listNearProviders',
  '/api/v1/rental/provider/near',
  'The nearest providers first, by the place in the headers; without one those that most trips were made with',
);
