import * as z from 'zod/mini';
import { idOrSlug, readsCatalogue } from '../catalog/inputs.ts';
import { storeShape } from '../catalog/store-shape.ts';
import { endpoint } from '../endpoint.ts';
import { pictureUrl, wholeText } from '../wire.ts';
import { vehicleShape } from './rental.ts';
import { vehicleReviewShape } from './reviews.ts';

const reads = readsCatalogue('rental');

const named = z.object({ id: z.int(), name: z.string(), slug: z.string(), image_full_url: pictureUrl });

const vehicleDetailsShape = z.extend(vehicleShape, {
  module_id: z.int(),
  module_type: z.string(),
  brand: named,
  category: named,
  /** Everything that lists say of a provider, and how many vehicles it has. */
  provider: z.extend(storeShape, { provider_total_vehicle_count: z.int() }),
  /** Counts of five stars to one star. */
  ratings: z.array(z.int()),
  /** The newest of them. */
  reviews: z.array(vehicleReviewShape),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
});

export type VehicleDetails = z.output<typeof vehicleDetailsShape>;

export const getVehicle = endpoint({
  ...reads,
  name: 'getVehicle',
  summary: 'One vehicle with its provider and newest reviews, wherever it is',
  path: '/api/v1/rental/vehicle/get-vehicle-details/{id}',
  near: true,
  params: z.object({ id: idOrSlug }),
  reply: vehicleDetailsShape,
});

export const listSimilarVehicles = endpoint({
  ...reads,
  name: 'listSimilarVehicles',
  summary: 'Up to ten other vehicles of the same category that are handed over in the same zones, the best rated first',
  path: '/api/v1/rental/vehicle/similar/{id}',
  params: z.object({ id: wholeText }),
  reply: z.array(vehicleShape),
});

const providerDetailsShape = z.extend(storeShape, { total_vehicle_count: z.int(), brand_count: z.int() });

export type ProviderDetails = z.output<typeof providerDetailsShape>;

export const getProvider = endpoint({
  ...reads,
  name: 'getProvider',
  summary: 'One provider of vehicles, wherever it is',
  path: '/api/v1/rental/provider/get-provider-details/{id}',
  near: true,
  params: z.object({ id: idOrSlug }),
  reply: providerDetailsShape,
});
