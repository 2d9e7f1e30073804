import * as calls from '#contract/operator/trips.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import {
  assignForOperator,
  editTripLength,
  moveForOperator,
  tripForOperator,
  tripsForOperator,
} from './operator-trips.service.ts';

export const operatorTripsRoutes = (deps: Deps) => [
  route(calls.listOperatorTrips, ({ query, language }) => tripsForOperator(deps, { ...query, language })),
  route(calls.getOperatorTrip, ({ params, language }) => tripForOperator(deps, params.id, language)),
  route(calls.setTripStatus, async ({ params, body, language }) => {
    const { trip_status, by = 'provider', reason } = body;
    await moveForOperator(deps, { trip_id: params.id, to: trip_status, by, reason });
    return { message: say(language, 'trip.moved', { status: trip_status }), id: params.id, trip_status };
  }),
  route(calls.assignTripUnits, async ({ params, body, language }) => {
    const assignments = body.units.map(({ id, vehicle_identity_id, driver_id }) => ({
      id,
      unit_id: vehicle_identity_id ?? null,
      driver_id: driver_id ?? null,
    }));
    await assignForOperator(deps, params.id, assignments);
    return { message: say(language, 'trip.assigned') };
  }),
  route(calls.editTrip, async ({ params, body, language }) => {
    await editTripLength(deps, params.id, body);
    return { message: say(language, 'trip.edited') };
  }),
];
