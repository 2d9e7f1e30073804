import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import * as calls from '#contract/wishlist/wishlist.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { favouritesFor, like, unlike } from './wishlist.service.ts';

export const wishlistRoutes = (deps: Deps) => [
  route(calls.listFavourites, ({ shopper, ...scope }) => favouritesFor(deps, customerIn(shopper).id, scope)),
  route(calls.addFavourite, async ({ shopper, query, language }) => {
    await like(deps, customerIn(shopper).id, oneOf(query), 'favourite_known');
    return { message: say(language, 'favourite.added') };
  }),
  route(calls.removeFavourite, async ({ shopper, query, language }) => {
    await unlike(deps, customerIn(shopper).id, oneOf(query));
    return { message: say(language, 'favourite.removed') };
  }),
  route(calls.removeFavouriteStore, async ({ shopper, params, language }) => {
    await unlike(deps, customerIn(shopper).id, oneOf(params));
    return { message: say(language, 'favourite.removed') };
  }),
  route(calls.listRentalFavourites, async ({ shopper, ...scope }) => {
    const { vehicles, providers } = await favouritesFor(deps, customerIn(shopper).id, scope);
    return { vehicles, providers };
  }),
  route(calls.addRentalFavourite, async ({ shopper, query, language }) => {
    await like(deps, customerIn(shopper).id, oneOf(query), 'rental_favourite_known');
    return { message: say(language, 'favourite.added') };
  }),
  route(calls.removeRentalFavourite, async ({ shopper, query, language }) => {
    await unlike(deps, customerIn(shopper).id, oneOf(query));
    return { message: say(language, 'favourite.removed') };
  }),
];

type Named = {
  item_id?: number | undefined;
  store_id?: number | undefined;
  vehicle_id?: number | undefined;
  provider_id?: number | undefined;
};

function oneOf({ item_id, store_id, vehicle_id, provider_id }: Named) {
  const named = [
    { kind: 'item_id', id: item_id },
    { kind: 'store_id', id: store_id },
    { kind: 'vehicle_id', id: vehicle_id },
    // A provider is a store.
    { kind: 'store_id', id: provider_id },
  ] as const;
  const [thing, ...more] = named.flatMap(({ kind, id }) => (id === undefined ? [] : [{ kind, id }]));
  if (!thing || more.length > 0) throw new AppError('favourite_which');
  return thing;
}
