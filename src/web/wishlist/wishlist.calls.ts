import * as calls from '#contract/wishlist/wishlist.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Favourite, Favourites } from './favourites.ts';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

export async function favourites(api: ApiClient, signal: AbortSignal): Promise<Favourites> {
  const { item, store, vehicles, providers } = await api(calls.listFavourites, {}, signal);
  const ids = { item: idsOf(item), store: idsOf(store), vehicle: idsOf(vehicles), provider: idsOf(providers) };
  return { ids, item, store, vehicles, providers };
}

export const addFavourite = (api: ApiClient, { kind, id }: Favourite) =>
  api(calls.addFavourite, { query: { [`${kind}_id`]: id } });

export const removeFavourite = (api: ApiClient, { kind, id }: Favourite) =>
  api(calls.removeFavourite, { query: { [`${kind}_id`]: id } });
