import type { Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { followParcel, ParcelNews } from '#contract/parcel/follow.ts';
import { roundedPoint } from '#domain/location/point.ts';
import { expectedAt } from '#domain/orders/expected-at.ts';
import { roughPlace } from '#domain/parcel/rough-place.ts';
import { inLanguage } from '#domain/text.ts';
import { noteGuess } from '#server/auth/codes/guesses.ts';
import type { Deps } from '../../deps.ts';
import { remainingRoutes, rideOf } from '../../live/remaining-routes.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { type FollowedRow, findFollowed } from './follow.repository.ts';

type Followed = Reply<typeof followParcel>;
type RemainingRoutes = ReturnType<typeof remainingRoutes>;

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type Follower = { address: string };

/** The routes of couriers who are followed by a link are kept as long as they carry something. */
export function followedParcels(deps: Deps) {
  const routes = remainingRoutes(deps.geo);
  return {
    /** The order behind a key; internal, never sent to whoever has the link. */
    orderOf: async (follow_key: string, by: Follower): Promise<number> => (await find(deps, follow_key, by)).order_id,
    async whole(follow_key: string, { language, ...by }: Follower & { language: string }): Promise<Followed> {
      const row = await find(deps, follow_key, by);
      const category = {
        name: inLanguage(row.category_name, language),
        image_full_url: pictureUrl(deps.env, row.category_image, '1x1'),
      };
      return { ...(await progressOf(routes, row)), category };
    },
    /** Null: it is not there any more. */
    async progress(follow_key: string): Promise<ParcelNews | null> {
      const row = await findFollowed(deps.db, follow_key);
      return row && progressOf(routes, row);
    },
  };
}

async function find(deps: Deps, follow_key: string, { address }: Follower): Promise<FollowedRow> {
  const row = KEY.test(follow_key) ? await findFollowed(deps.db, follow_key) : null;
  if (row) return row;
  // Keys cannot be guessed; who tries all the same is slowed down.
  await noteGuess(deps, { kind: 'followKey', at: 'parcel', from: address });
  throw new AppError('not_found');
}

/** How a parcel stands, for whoever was given its link: no names, no doors, no price, no code. */
const progressOf = async (routes: RemainingRoutes, row: FollowedRow): Promise<ParcelNews> => ({
  order_status: row.order_status,
  comes_back: row.comes_back,
  from: row.from && roughPlace(row.from),
  to: row.to && roughPlace(row.to),
  expected_at: expectedAt({ ...row, minutes: 0 })?.toISOString() ?? null,
  scheduled: row.scheduled ? 1 : 0,
  ...(await courierOf(routes, row)),
  picked_up: row.picked_up?.toISOString() ?? null,
  delivered: row.delivered?.toISOString() ?? null,
  returned: row.returned?.toISOString() ?? null,
});

/** The courier's position is shown only while they carry this parcel. */
async function courierOf(
  routes: RemainingRoutes,
  row: FollowedRow,
): Promise<Pick<ParcelNews, 'courier' | 'remaining_minutes'>> {
  const { order_id, courier, from, to, comes_back } = row;
  const goal = comes_back ? from : to;
  const state = {
    ...row,
    id: order_id,
    courier: courier && { latitude: courier.lat, longitude: courier.lng, located_at: courier.located_at },
    destination: goal && { latitude: goal.lat, longitude: goal.lng },
  };
  if (!courier || !goal || !rideOf(state)) {
    routes.forget(order_id);
    return { courier: null, remaining_minutes: null };
  }
  await routes.prepare([state]);
  return {
    courier: { ...roundedPoint(courier), located_at: new Date(courier.located_at).toISOString() },
    remaining_minutes: routes.minutes(order_id, courier, goal),
  };
}
