import type { Deps } from './deps.ts';
import { registrationPayable } from './join/registration-payable.service.ts';
import { orderPayable } from './orders/order-payable.service.ts';
import { returnPayable } from './parcel/following/return-payable.service.ts';
import type { Payables } from './payments/payable-port.ts';
import { tripPayable } from './rental/trips/trip-payable.service.ts';
import { topUpPayable } from './wallet/top-up.service.ts';

/** What can be paid for; each feature answers for its own kind. */
export const payablesOf = (deps: Deps): Payables => ({
  order: orderPayable(deps),
  wallet_top_up: topUpPayable,
  trip: tripPayable(deps),
  parcel_return: returnPayable(deps),
  registration: registrationPayable(deps),
});
