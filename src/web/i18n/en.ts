import { account } from './en/account.ts';
import { address } from './en/addresses.ts';
import { auth } from './en/auth.ts';
import { bill } from './en/bill.ts';
import { cart } from './en/cart.ts';
import { chat } from './en/chat.ts';
import { checkout } from './en/checkout.ts';
import { content } from './en/content.ts';
import { coupons } from './en/coupons.ts';
import { dialogs } from './en/dialogs.ts';
import { first } from './en/first.ts';
import { item } from './en/item.ts';
import { join } from './en/join.ts';
import { location } from './en/location.ts';
import { notifications } from './en/notifications.ts';
import { offers } from './en/offers.ts';
import { offline } from './en/offline.ts';
import { orders } from './en/orders.ts';
import { pages } from './en/pages.ts';
import { parcel } from './en/parcel.ts';
import { parcelTracking } from './en/parcel-tracking.ts';
import { phone } from './en/phone.ts';
import { picker } from './en/picker.ts';
import { pictures } from './en/pictures.ts';
import { rental } from './en/rental.ts';
import { search } from './en/search.ts';
import { store } from './en/store.ts';
import { tripCart } from './en/trip-cart.ts';
import { tripCheckout } from './en/trip-checkout.ts';
import { trips } from './en/trips.ts';
import { vehicle } from './en/vehicle.ts';
import { wallet } from './en/wallet.ts';
import { favourites } from './en/wishlist.ts';

/**
 * Every text of the storefront, a file a feature. `{name}` is filled in. The specification's words stand letter for letter.
 * A new feature has its file in each language and a file in ./lazy/, from which its screens take `useTranslate`.
 */
export const en = {
  ...first,
  ...picker,
  ...pages,
  ...account,
  ...address,
  ...auth,
  ...bill,
  ...cart,
  ...chat,
  ...checkout,
  ...content,
  ...coupons,
  ...dialogs,
  ...favourites,
  ...item,
  ...join,
  ...location,
  ...notifications,
  ...offers,
  ...offline,
  ...orders,
  ...rental,
  ...parcel,
  ...parcelTracking,
  ...phone,
  ...pictures,
  ...search,
  ...store,
  ...tripCheckout,
  ...tripCart,
  ...trips,
  ...vehicle,
  ...wallet,
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
