import { ACCOUNT_ENDPOINTS } from './account/endpoints.ts';
import { ADDRESSES_ENDPOINTS } from './addresses/endpoints.ts';
import { AUTH_ENDPOINTS } from './auth/endpoints.ts';
import { CART_ENDPOINTS } from './cart/endpoints.ts';
import { CATALOG_ENDPOINTS } from './catalog/endpoints.ts';
import { CHAT_ENDPOINTS } from './chat/endpoints.ts';
import { CHECKOUT_ENDPOINTS } from './checkout/endpoints.ts';
import { CONFIG_ENDPOINTS } from './config/endpoints.ts';
import { CONTENT_ENDPOINTS } from './content/endpoints.ts';
import { COUPONS_ENDPOINTS } from './coupons/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { HOME_ENDPOINTS } from './home/endpoints.ts';
import { JOIN_ENDPOINTS } from './join/endpoints.ts';
import { LIVE_ENDPOINTS } from './live/endpoints.ts';
import { LOCATION_ENDPOINTS } from './location/endpoints.ts';
import { MODULES_ENDPOINTS } from './modules/endpoints.ts';
import { NOTIFICATIONS_ENDPOINTS } from './notifications/endpoints.ts';
import { OPERATOR_ENDPOINTS } from './operator/endpoints.ts';
import { ORDERS_ENDPOINTS } from './orders/endpoints.ts';
import { OUTBOX_ENDPOINTS } from './outbox/endpoints.ts';
import { PARCEL_ENDPOINTS } from './parcel/endpoints.ts';
import { PAYMENTS_ENDPOINTS } from './payments/endpoints.ts';
import { RENTAL_ENDPOINTS } from './rental/endpoints.ts';
import { SEARCH_ENDPOINTS } from './search/endpoints.ts';
import { WALLET_ENDPOINTS } from './wallet/endpoints.ts';
import { WISHLIST_ENDPOINTS } from './wishlist/endpoints.ts';

/** Every call of the API. The document, the server and the access table all read this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...CONFIG_ENDPOINTS,
  ...MODULES_ENDPOINTS,
  ...LOCATION_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...AUTH_ENDPOINTS,
  ...OUTBOX_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...ADDRESSES_ENDPOINTS,
  ...WISHLIST_ENDPOINTS,
  ...NOTIFICATIONS_ENDPOINTS,
  ...CART_ENDPOINTS,
  ...ORDERS_ENDPOINTS,
  ...OPERATOR_ENDPOINTS,
  ...LIVE_ENDPOINTS,
  ...CHAT_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...COUPONS_ENDPOINTS,
  ...CATALOG_ENDPOINTS,
  ...HOME_ENDPOINTS,
  ...PARCEL_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...WALLET_ENDPOINTS,
  ...PAYMENTS_ENDPOINTS,
  ...RENTAL_ENDPOINTS,
  ...JOIN_ENDPOINTS,
];
