import type { Db } from '../db/db.ts';
import type { Geo } from '../providers/geo/geo.ts';
import { customerNews } from './customer-news.ts';
import type { Followed } from './follow-key.ts';
import { customerStatesOf, statesOf, tripStatesOf } from './live.repository.ts';
import type { Fresh, Known } from './news.ts';
import { orderNews } from './order-news.ts';
import { remainingRoutes } from './remaining-routes.ts';
import { tripNews } from './trip-news.ts';

/** How something that is followed stands. */
export type FollowedState = {
  /** Whose place is news of it too. */
  courier_id: number | null;
  /** What somebody who knows this much does not know yet. */
  news(known: Known): { fresh: Fresh<unknown>[]; now: Known };
};

type FollowedKind = {
  /** By their numbers; what is gone is not among them. */
  read(ids: readonly number[]): Promise<ReadonlyMap<number, FollowedState>>;
  /** Nobody follows it any more. */
  forget(id: number): void;
};

/** What can be followed, each kind with what is told of it. */
export function followedKinds(db: Db, geo: Geo): Record<Followed['kind'], FollowedKind> {
  const routes = remainingRoutes(geo);
  return {
    order: {
      async read(ids) {
        const states = await statesOf(db, ids);
        await routes.prepare(states);
        return new Map(
          states.map((state) => [
            state.id,
            { courier_id: state.delivery_man_id, news: (known) => orderNews(state, known, routes.minutes) },
          ]),
        );
      },
      forget: routes.forget,
    },
    trip: {
      async read(ids) {
        const states = await tripStatesOf(db, ids);
        return new Map(
          states.map((state) => [state.id, { courier_id: null, news: (known) => tripNews(state, known) }]),
        );
      },
      forget: () => {},
    },
    customer: {
      async read(ids) {
        const states = await customerStatesOf(db, ids);
        return new Map(
          states.map((state) => [state.id, { courier_id: null, news: (known) => customerNews(state, known) }]),
        );
      },
      forget: () => {},
    },
  };
}
