import type { Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { ask, ZONES } from '../catalog/catalogue.ts';
import { plainGoods } from '../catalog/goods.ts';
import { fillCart } from '../orders/carts.ts';
import { newOrder } from '../orders/orders.ts';
import { newParcel } from '../orders/parcels.ts';
import { signedInCustomer } from '../people/customers.ts';
import { moduleId } from '../people/visitor.ts';
import { newTrip } from '../rental/booked-trips.ts';
import { PICKUP } from '../rental/rental-town.ts';
import { expect } from '../shops/shop.ts';

/** Every route, and an address of it; a function asks the shop for one that exists. */
type Addresses = Record<string, readonly string[] | ((page: Page) => Promise<string[]>)>;

const details = async (page: Page, module: ModuleType, path: string) => ask(page, module, path);

export const SHOP: Addresses = {
  home: ['/home', '/home?search=burger&data_type=searched'],
  ':module': ['/grocery'],
  'rental/vehicle-search': ['/rental/vehicle-search?tripType=hourly&duration=3'],
  'rental/vehicle-details/:id': async (page) => {
    const { vehicles } = await details(page, 'rental', '/rental/vehicle/top-rated?limit=1');
    return [`/rental/vehicle-details/${vehicles[0].slug}`];
  },
  'rental/provider-details/:id': async (page) => {
    const { stores } = await details(page, 'rental', '/rental/provider/popular?limit=1');
    return [`/rental/provider-details/${stores[0].slug}`];
  },
  'parcel-delivery-info': ['/parcel-delivery-info'],
  categories: ['/categories'],
  'category/:id': async (page) => [`/category/${(await details(page, 'food', '/categories'))[0].slug}`],
  campaigns: ['/campaigns'],
  'store/latest': ['/store/latest'],
  'store/popular': ['/store/popular'],
  'store/:id': async (page) => [`/store/${(await details(page, 'food', '/stores/popular?limit=1')).stores[0].slug}`],
  'product/:id': async (page) => {
    const dish = (await details(page, 'food', '/items/latest?limit=1')).products[0];
    const { products } = await details(page, 'ecommerce', '/items/latest?limit=50');
    const varied = products.find(({ variations }: { variations: unknown[] }) => variations.length > 0);
    return [`/product/${dish.slug}?module_id=1`, `/product/${varied.slug}?module_id=4`];
  },
};

export const WORDS: Addresses = {
  '': ['/'],
  'about-us': ['/about-us'],
  'terms-and-conditions': ['/terms-and-conditions'],
  'privacy-policy': ['/privacy-policy'],
  'refund-policy': ['/refund-policy'],
  'cancellation-policy': ['/cancellation-policy'],
  'shipping-policy': ['/shipping-policy'],
  'help-and-support': ['/help-and-support'],
  settings: ['/settings'],
  offline: ['/offline'],
  'auth/return': ['/auth/return#state=made-up'],
  // Leads to signing in.
  auth: ['/auth'],
  'auth/sign-in': [],
  'auth/sign-up': ['/auth/sign-up'],
  'forgot-password': ['/forgot-password'],
  'store-registration': ['/store-registration', '/store-registration?active=active'],
  'deliveryman-registration': ['/deliveryman-registration'],
  'registration/:key': ['/registration/no-such-key'],
  '*': ['/no-such-page'],
};

type Belongings = { order: number; trip: number; follow_key: string };

/** Of somebody who is signed in, with a cart, an order, a trip cart, a trip and a parcel on its way. */
export const ACCOUNT = {
  profile: () => ['/profile', '/profile?page=address', '/profile?page=inbox', '/profile?page=inbox&admin_id=0'],
  'my-orders': () => ['/my-orders'],
  notifications: () => ['/notifications'],
  'order/:id': ({ order }) => [`/order/${order}`],
  'order/:id/invoice': ({ order }) => [`/order/${order}/invoice`],
  'track-order': ({ order }) => ['/track-order', `/track-order?order_id=${order}`],
  interest: () => ['/interest'],
  checkout: () => ['/checkout?page=cart'],
  'order-placed/:id': ({ order }) => [`/order-placed/${order}`],
  coupons: () => ['/coupons'],
  wallet: () => ['/wallet'],
  'loyalty-points': () => ['/loyalty-points'],
  'referral-code': () => ['/referral-code'],
  'my-trips': () => ['/my-trips'],
  'rental/cart': () => ['/rental/cart'],
  'rental/checkout': () => ['/rental/checkout'],
  'rental/trip-status/:id': ({ trip }) => [`/rental/trip-status/${trip}`],
  'rental/trip-status/:id/invoice': ({ trip }) => [`/rental/trip-status/${trip}/invoice`],
  'parcel/follow/:key': ({ follow_key }) => [`/parcel/follow/${follow_key}`],
} satisfies Record<string, (belongings: Belongings) => string[]>;

export const addressesOf = async (page: Page, addresses: Addresses) =>
  (await Promise.all(Object.values(addresses).map((each) => (typeof each === 'function' ? each(page) : each)))).flat();

/** Signed in, with something in the cart and nothing else yet. */
export async function customerWithCart(page: Page, db: Db) {
  // Longer than the narrowest screen is wide.
  const email = `signe-the-one-with-a-long-address-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const customer = await signedInCustomer({ db }, { email });
  const [item] = await plainGoods({ db }, { module: 'ecommerce', count: 1 });
  if (!item) throw new Error('nothing is on sale');
  await fillCart(page.request, 'ecommerce', customer, [{ item }]);
  return { customer, item };
}

/** Of a provider that is open round the clock. The town stays as it is: others shop in it at the same time. */
const rentedByTheHour = (db: Db) =>
  db.row<{ id: number }>(sql`
    select v.id from vehicles v join stores s on s.id = v.provider_id and s.slug = 'gota-drive'
    where v.status and v.trip_hourly and exists (select from vehicle_units u where u.vehicle_id = v.id and u.status)
    order by v.id limit 1`);

export async function customerWithEverything(page: Page, db: Db) {
  const { customer, item } = await customerWithCart(page, db);
  const customer_id = customer.id;
  const [order, trip, parcel, vehicle] = await Promise.all([
    newOrder({ db }, { customer_id, lines: [{ item, quantity: 1 }] }),
    newTrip({ db }, { customer_id }),
    newParcel({ db }, { customer_id }),
    rentedByTheHour(db),
  ]);
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const planned = { rental_type: 'hourly', estimated_hours: 4, pickup_location: PICKUP, pickup_time: `${soon} 16:00` };
  const put = await page.request.post('/api/v1/rental/user/cart/add-to-cart', {
    headers: { ...customer.headers, moduleid: String(moduleId('rental')), zoneid: JSON.stringify(ZONES) },
    data: { ...planned, vehicle_id: vehicle?.id, quantity: 1 },
  });
  expect(put.status(), await put.text()).toBe(200);
  const followed = await db.row<{ follow_key: string }>(
    sql`select follow_key from parcels where order_id = ${parcel.id}`,
  );
  return { customer, belongings: { order: order.id, trip: trip.id, follow_key: followed?.follow_key ?? '' } };
}
