import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { tripDetailsShape, tripShape, tripStatus } from '../rental/trip-shape.ts';
import { page, pageOf, shortText, wholeText } from '../wire.ts';

/** What a provider's own system tells the shop about its trips. */
const ofOperator = { feature: 'operator', method: 'PUT', access: 'operator', scope: 'trips' } as const;

const params = z.object({ id: wholeText });
const databaseId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const by = z.optional(z.enum(['admin', 'provider']));
const reason = z.nullish(z.string().check(z.trim(), z.maxLength(1000)));

/** Which single car was promised for which line, before and after the provider has said so. */
const reservedUnitShape = z.object({
  id: z.int(),
  vehicle_id: z.nullable(z.int()),
  vehicle_identity_id: z.int(),
  license_plate_number: z.string(),
  driver_id: z.nullable(z.int()),
  assigned_at: z.nullable(z.string()),
});

const operatorTripShape = z.extend(tripDetailsShape, {
  reserved_units: z.array(reservedUnitShape),
});

export const listOperatorTrips = endpoint({
  ...ofOperator,
  name: 'listOperatorTrips',
  summary: 'Trips of all travellers, or of one provider, the newest first',
  method: 'GET',
  path: '/api/v1/operator/trips',
  query: z.object({ ...page, trip_status: z.optional(tripStatus), provider_id: z.optional(wholeText) }),
  reply: pageOf({ trips: z.array(tripShape) }),
});

export const getOperatorTrip = endpoint({
  ...ofOperator,
  name: 'getOperatorTrip',
  summary: 'One trip with the cars that are reserved for it',
  method: 'GET',
  path: '/api/v1/operator/trips/{id}',
  params,
  reply: operatorTripShape,
});

export const setTripStatus = endpoint({
  ...ofOperator,
  name: 'setTripStatus',
  summary: 'Confirms, starts, completes or cancels a trip; it starts when every vehicle has its unit',
  path: '/api/v1/operator/trips/{id}/status',
  params,
  body: z.object({ trip_status: z.enum(['confirmed', 'ongoing', 'completed', 'canceled']), by, reason }),
  reply: z.object({ message: z.string(), id: z.int(), trip_status: tripStatus }),
});

export const assignTripUnits = endpoint({
  ...ofOperator,
  name: 'assignTripUnits',
  summary:
    'Which car comes, and who drives it; without vehicle_identity_id the reserved one. A car or a driver promised to somebody else at that time is refused',
  path: '/api/v1/operator/trips/{id}/units',
  params,
  body: z.object({
    units: z
      .array(
        z.object({
          /** Of reserved_units. */
          id: z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
          vehicle_identity_id: z.optional(databaseId),
          /** null: the traveller drives. */
          driver_id: z.nullish(databaseId),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.object({ message: z.string() }),
});

export const editTrip = endpoint({
  ...ofOperator,
  name: 'editTrip',
  summary:
    'Changes the hours or the kilometres of a trip that is not over; it is priced anew, and the traveller reads why',
  path: '/api/v1/operator/trips/{id}/length',
  params,
  body: z.object({
    estimated_hours: z.optional(z.number().check(z.minimum(1), z.maximum(8760))),
    distance: z.optional(z.number().check(z.minimum(0.001), z.maximum(100_000))),
    reason: shortText(1000),
  }),
  reply: z.object({ message: z.string() }),
});
