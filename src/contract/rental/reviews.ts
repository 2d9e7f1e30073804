import * as z from 'zod/mini';
import { idOrSlug, readsCatalogue } from '../catalog/inputs.ts';
import { reviewShape } from '../catalog/reviews.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageOf, pictureUrl, wholeText } from '../wire.ts';

const reads = readsCatalogue('rental');

/** What somebody says of a vehicle; who says it and in which words is as in the shops. */
export const vehicleReviewShape = z.extend(
  z.pick(reviewShape, {
    id: true,
    rating: true,
    comment: true,
    attachment: true,
    attachment_full_url: true,
    reply: true,
    replied_at: true,
    customer_name: true,
    created_at: true,
  }),
  {
    customer_image: z.nullable(z.string()),
    customer_image_full_url: pictureUrl,
    vehicle_id: z.int(),
    vehicle_name: z.string(),
    vehicle_slug: z.string(),
    vehicle_image_full_url: pictureUrl,
  },
);

export type VehicleReview = z.output<typeof vehicleReviewShape>;

export const listVehicleReviews = endpoint({
  ...reads,
  name: 'listVehicleReviews',
  summary: 'What travellers say of a vehicle, the newest first',
  path: '/api/v1/rental/vehicle/reviews/{id}',
  params: z.object({ id: wholeText }),
  query: z.object(page),
  reply: pageOf({ reviews: z.array(vehicleReviewShape) }),
});

export const listProviderReviews = endpoint({
  ...reads,
  name: 'listProviderReviews',
  summary: 'What travellers say of a provider’s vehicles, the newest first',
  path: '/api/v1/rental/provider/get-provider-reviews/{id}',
  params: z.object({ id: idOrSlug }),
  query: z.object(page),
  reply: pageOf({
    provider: z.object({
      id: z.int(),
      name: z.string(),
      /** Counts of five stars to one star. */
      ratings: z.array(z.int()),
      avg_rating: z.number(),
      rating_count: z.int(),
    }),
    reviews: z.array(vehicleReviewShape),
  }),
});
