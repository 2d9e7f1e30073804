import type { Messages } from './en.ts';
import { account } from './es/account.ts';
import { address } from './es/addresses.ts';
import { auth } from './es/auth.ts';
import { bill } from './es/bill.ts';
import { cart } from './es/cart.ts';
import { chat } from './es/chat.ts';
import { checkout } from './es/checkout.ts';
import { content } from './es/content.ts';
import { coupons } from './es/coupons.ts';
import { dialogs } from './es/dialogs.ts';
import { first } from './es/first.ts';
import { item } from './es/item.ts';
import { join } from './es/join.ts';
import { location } from './es/location.ts';
import { notifications } from './es/notifications.ts';
import { offers } from './es/offers.ts';
import { offline } from './es/offline.ts';
import { orders } from './es/orders.ts';
import { pages } from './es/pages.ts';
import { parcel } from './es/parcel.ts';
import { parcelTracking } from './es/parcel-tracking.ts';
import { phone } from './es/phone.ts';
import { picker } from './es/picker.ts';
import { pictures } from './es/pictures.ts';
import { rental } from './es/rental.ts';
import { search } from './es/search.ts';
import { store } from './es/store.ts';
import { tripCart } from './es/trip-cart.ts';
import { tripCheckout } from './es/trip-checkout.ts';
import { trips } from './es/trips.ts';
import { vehicle } from './es/vehicle.ts';
import { wallet } from './es/wallet.ts';
import { favourites } from './es/wishlist.ts';

export const es: Messages = {
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
};
