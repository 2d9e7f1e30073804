import { sharedQuery } from '#web/api/shared-query.ts';
import type { Favourite } from './favourites.ts';
import { favouriteScope, favouritesQuery } from './wishlist.queries.ts';

const useFavourites = sharedQuery((api, store) => favouritesQuery(api, favouriteScope(store.get())));

/** For hearts, which stand on every card. */
export const useIsLiked = ({ kind, id }: Favourite): boolean =>
  useFavourites((favourites) => favourites?.ids[kind].includes(id) ?? false);
