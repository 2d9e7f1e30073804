import type { Customer } from '#contract/account/shapes.ts';
import { amountToWire } from '#contract/amounts.ts';
import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import { participantId } from '#domain/chat/chat-sides.ts';
import type { Point } from '#domain/location/point.ts';
import { hasFirstOrderDiscount, validityText } from '#domain/wallet/first-order-discount.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { coverage } from '../location/zones.service.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { addInterests, type CustomerRow, findCustomer, setZone } from './account.repository.ts';

const DAY_MS = 86_400_000;

export async function customerFor(deps: Deps, id: number, language: string): Promise<Customer> {
  const [row, settings] = await Promise.all([findCustomer(deps.db, id), settingsNow(deps, language)]);
  // The account may have gone since the token was looked up.
  if (!row) throw new AppError('unauthorized');
  return {
    ...row,
    image_full_url: pictureUrl(deps.env, row.image, '1x1'),
    is_phone_verified: row.is_phone_verified ? 1 : 0,
    is_email_verified: row.is_email_verified ? '1' : '0',
    status: row.status ? 1 : 0,
    member_since_days: Math.max(0, Math.floor((deps.now().getTime() - row.created_at.getTime()) / DAY_MS)),
    ...discountOf(row, settings, deps.now()),
    userinfo: { id: participantId('customer', row.id) },
    created_at: row.created_at.toISOString(),
  };
}

function discountOf(row: CustomerRow, settings: Settings, now: Date) {
  const { new_customer_discount_amount: amount, new_customer_discount_amount_type: type } = settings;
  const newcomer = { is_referred: row.ref_by !== null, order_count: row.order_count, created_at: row.created_at };
  const isValid = hasFirstOrderDiscount(settings, newcomer, now);
  return {
    is_valid_for_discount: isValid,
    discount_amount: isValid ? amountToWire(amount, type === 'amount') : 0,
    discount_amount_type: type,
    validity: isValid ? validityText(settings) : '',
  };
}

/** The smallest zone over the place is the customer's own. */
export async function noteZone(deps: Deps, customer_id: number, at: Point | null): Promise<void> {
  const [zone] = at ? (await coverage(deps, at)).active : [];
  if (zone) await setZone(deps.db, customer_id, zone.id);
}

export async function noteInterests(
  { db }: Deps,
  chosen: { customer_id: number; module_id: number; category_ids: readonly number[] },
): Promise<void> {
  await db.transaction((tx) => addInterests(tx, chosen));
}
