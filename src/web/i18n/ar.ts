import { account } from './ar/account.ts';
import { address } from './ar/addresses.ts';
import { auth } from './ar/auth.ts';
import { bill } from './ar/bill.ts';
import { cart } from './ar/cart.ts';
import { chat } from './ar/chat.ts';
import { checkout } from './ar/checkout.ts';
import { content } from './ar/content.ts';
import { coupons } from './ar/coupons.ts';
import { dialogs } from './ar/dialogs.ts';
import { first } from './ar/first.ts';
import { item } from './ar/item.ts';
import { join } from './ar/join.ts';
import { location } from './ar/location.ts';
import { notifications } from './ar/notifications.ts';
import { offers } from './ar/offers.ts';
import { offline } from './ar/offline.ts';
import { orders } from './ar/orders.ts';
import { pages } from './ar/pages.ts';
import { parcel } from './ar/parcel.ts';
import { parcelTracking } from './ar/parcel-tracking.ts';
import { phone } from './ar/phone.ts';
import { picker } from './ar/picker.ts';
import { pictures } from './ar/pictures.ts';
import { rental } from './ar/rental.ts';
import { search } from './ar/search.ts';
import { store } from './ar/store.ts';
import { tripCart } from './ar/trip-cart.ts';
import { tripCheckout } from './ar/trip-checkout.ts';
import { trips } from './ar/trips.ts';
import { vehicle } from './ar/vehicle.ts';
import { wallet } from './ar/wallet.ts';
import { favourites } from './ar/wishlist.ts';
import type { Messages } from './en.ts';

export const ar: Messages = {
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
