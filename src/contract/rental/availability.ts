import * as z from 'zod/mini';
import { MOST_HOURS } from '#domain/rental/change-plan.ts';
import { readsCatalogue } from '../catalog/inputs.ts';
import { endpoint } from '../endpoint.ts';
import { wholeText } from '../wire.ts';

export const getVehicleAvailability = endpoint({
  ...readsCatalogue('rental'),
  name: 'getVehicleAvailability',
  summary: 'How many of a vehicle are free on each of the next 60 days, for a trip that begins at that time of the day',
  path: '/api/v1/rental/vehicle/availability/{id}',
  params: z.object({ id: wholeText }),
  query: z.object({
    /** When on each day, by the town's clock. */
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    /** How long the vehicle is away; of a trip of several days each day is looked at by itself. */
    hours: z.pipe(wholeText, z.number().check(z.minimum(1), z.maximum(MOST_HOURS))),
    /** The first day of a trip that is planned already. */
    date: z.optional(z.iso.date()),
  }),
  reply: z.object({
    total_vehicle_count: z.int(),
    /** Free during the whole trip that begins on `date`; null without one. */
    free_for_trip: z.nullable(z.int()),
    days: z.array(z.object({ date: z.string(), free: z.int() })),
  }),
});
