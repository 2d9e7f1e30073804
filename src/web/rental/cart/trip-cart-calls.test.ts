import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { AnyInput, Endpoint } from '#contract/endpoint.ts';
import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { leaveToasts } from '#web/ui/feedback/toast-queue.ts';
import type { VehicleCardData } from '../rental-cards.ts';
import { rent } from './rent.ts';
import type { RentTools } from './rent-tools.ts';
import { changeTrip, remove, reset, step } from './trip-cart-actions.ts';
import { tripCartKey } from './trip-cart-view.ts';
import type { WholePlan } from './trip-of-plan.ts';

const place = (location_name: string) => ({ lat: 57.7, lng: 11.95, location_name });
const PLAN = {
  rental_type: 'day_wise',
  hours: 48,
  pickup: place('Järntorget 4'),
  destination: place('Lindholmspiren 5'),
  pickup_time: '2026-11-20T09:00',
  // 12.5 km in half an hour, as a map says it: 12 500 m, 1 800 s.
  route: { km: 12_500 / 1000, hours: 1800 / 3600 },
} as const satisfies TripPlan;
const TRIP_ON_WIRE = {
  rental_type: 'day_wise',
  estimated_hours: 48,
  pickup_location: PLAN.pickup,
  destination_location: PLAN.destination,
  pickup_time: '2026-11-20 15:00:00',
  distance: 12.5,
  destination_time: 0.5,
};
const VAN = { id: 5, provider_id: 3, trip_hourly: 1, trip_day_wise: 1, trip_distance: 1, total_vehicle_count: 2 };
const LINE = { id: 41, vehicle_id: VAN.id, quantity: 1, vehicle: VAN } as unknown as TripCartLine;
const HELD = {
  id: 7,
  provider_id: 3,
  rental_type: 'day_wise',
  estimated_hours: 24,
  pickup_location: PLAN.pickup,
  destination_location: PLAN.destination,
  pickup_time: PLAN.pickup_time,
  distance: 12.5,
  destination_time: 0.5,
} as TripOfCart;

let shoppers = 0;

/** A shopper with this in the cart, and what the shop is told of them, as it stands on the wire. */
function shopper(kind: 'guest' | 'customer', lines: readonly TripCartLine[] = []) {
  shoppers += 1;
  const who = `shopper ${shoppers}`;
  const session = { token: kind === 'customer' ? who : null, guest_id: kind === 'guest' ? who : null };
  const told: { method: string; path: string; body?: unknown; query?: unknown; params?: unknown }[] = [];
  const api = async (endpoint: Endpoint, input: AnyInput) => {
    const { method, path } = endpoint;
    if (method !== 'GET') told.push({ method, path, ...endpoint.toWire(input) });
    return { carts: lines, user_data: lines.length > 0 ? HELD : [] };
  };
  const tools = {
    api: api as unknown as ApiClient,
    store: { get: () => session },
    queries: new QueryClient(),
    t: (key: string) => key,
    open: () => {},
    now: () => '2026-11-16T12:00',
    module_id: 6,
    plan: PLAN,
    changePlan: () => {},
    hasChangedPlan: () => false,
  } as unknown as RentTools;
  return { who, tools, told, key: tripCartKey(session, 6) };
}

afterEach(() => leaveToasts());

test('a vehicle that another tab has taken out is out: nothing went wrong', async () => {
  const { tools, key } = shopper('guest', [LINE]);
  const { api } = tools;
  let isGone = false;
  const elsewhere = async (endpoint: Endpoint, input: AnyInput) => {
    if (endpoint.method === 'GET') return isGone ? { carts: [], user_data: [] } : api(endpoint, input as never);
    isGone = true;
    throw new ApiError(404, [{ code: 'cart_id', message: 'gone' }], 'gone');
  };
  const shopping = { ...tools, api: elsewhere as unknown as ApiClient };
  expect(await remove(shopping, LINE)).toBe(true);
  expect(tools.queries.getQueryData<{ lines: unknown[] }>(key)?.lines).toEqual([]);
});

test('adding a vehicle sends it once, with the whole trip [CALL-066] [CALL-067a] [CALL-067b] [CALL-067c] [CALL-067d] [CALL-067e] [CALL-067f] [CALL-067g] [CALL-067h]', async () => {
  const { tools, told, who } = shopper('guest');
  expect(await rent(tools, VAN as VehicleCardData, 'card')).toBe(true);
  expect(told).toMatchObject([{ method: 'POST', path: '/api/v1/rental/user/cart/add-to-cart' }]);
  expect(told[0]?.body).toEqual({ guest_id: who, vehicle_id: VAN.id, quantity: 1, ...TRIP_ON_WIRE });
});

test('who is signed in sends no guest [CALL-067i]', async () => {
  const { tools, told } = shopper('customer');
  await rent(tools, VAN as VehicleCardData, 'card');
  expect(told[0]?.body).toMatchObject({ guest_id: null, vehicle_id: VAN.id });
});

test('another quantity sends its line, with a plan the trip too [CALL-068]', async () => {
  const { tools, told, key, who } = shopper('guest', [LINE]);
  await step(tools, key, LINE, 2, PLAN as WholePlan);
  expect(told).toMatchObject([{ method: 'PUT', path: '/api/v1/rental/user/cart/update-cart' }]);
  expect(told[0]?.body).toEqual({ guest_id: who, cart_id: LINE.id, quantity: 2, ...TRIP_ON_WIRE });
});

test('another trip is sent for the whole cart, under its number twice [CALL-069b] [CALL-070a]', async () => {
  const { tools, told, who } = shopper('guest', [LINE]);
  expect(await changeTrip(tools, PLAN)).toBe(true);
  expect(told).toMatchObject([
    { method: 'PUT', path: '/api/v1/rental/user/cart/update-user-data/{id}', params: { id: String(HELD.id) } },
  ]);
  expect(told[0]?.body).toEqual({ guest_id: who, userId: HELD.id, ...TRIP_ON_WIRE });
});

test('one line, or all of them, are taken out by whoever they belong to [CALL-071] [CALL-073a]', async () => {
  const { tools, told, who } = shopper('guest', [LINE]);
  await remove(tools, LINE);
  await reset(tools);
  expect(told).toMatchObject([
    { method: 'DELETE', params: { cart_id: String(LINE.id) }, query: { guest_id: who } },
    { method: 'DELETE', path: '/api/v1/rental/user/cart/remove-cart', query: { guest_id: who } },
  ]);
});
