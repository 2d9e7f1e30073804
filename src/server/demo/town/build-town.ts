import { openAddressBook } from './address-book.ts';
import { buildBanners } from './build-banners.ts';
import { buildContent } from './build-content.ts';
import { buildCouriers } from './build-couriers.ts';
import { buildDrivers } from './build-drivers.ts';
import { buildItems } from './build-items.ts';
import { buildOffers } from './build-offers.ts';
import { buildOrdering } from './build-ordering.ts';
import { buildCustomers } from './build-people.ts';
import { buildPlaces } from './build-places.ts';
import { buildRental } from './build-rental.ts';
import { buildReviews } from './build-reviews.ts';
import { buildShelves, buildWords } from './build-shelves.ts';
import { buildStores, type Shop } from './build-stores.ts';
import { buildTrips } from './build-trips.ts';
import { ecommerce } from './content/ecommerce.ts';
import { food } from './content/food.ts';
import { grocery } from './content/grocery.ts';
import { pharmacy } from './content/pharmacy.ts';
import { providers } from './content/rental.ts';
import { type Row, startDraft } from './draft.ts';
import type { TableName } from './tables.ts';
import { storesOf, type Town } from './town.ts';

const SHOPS: readonly Shop[] = [
  { module: 'food', ...food },
  { module: 'grocery', ...grocery },
  { module: 'pharmacy', ...pharmacy },
  { module: 'ecommerce', ...ecommerce },
];

/** The whole town as rows, thought up without a database. Only dates depend on `now`. */
export function buildTown(now: Date): Record<TableName, Row[]> {
  const draft = startDraft(now);
  const places = buildPlaces(draft);
  const reviewers = buildCustomers(draft);
  buildCouriers(draft, places);
  const stores = buildStores(draft, places, openAddressBook(), [
    ...SHOPS,
    { module: 'rental', stores: providers, items: [] },
  ]);

  const words = buildWords(
    draft,
    SHOPS.flatMap((shop) => shop.items),
  );
  const town: Town = { places, stores, items: [] };
  const shelved = SHOPS.map((shop) => ({
    shop,
    shelves: buildShelves(draft, places, shop),
    stores: storesOf(town, shop.module),
  }));
  const items = buildItems(draft, words, shelved);
  const vehicles = buildRental(draft, storesOf(town, 'rental'));
  buildDrivers(draft, storesOf(town, 'rental'));

  buildOffers(draft, { ...town, items });
  buildBanners(draft, { ...town, items });
  buildReviews(draft, reviewers, items, vehicles, buildTrips(draft, vehicles));
  buildContent(draft, places);
  buildOrdering(draft, places);
  return { ...draft.rows, pictures: draft.pictures.rows() };
}
