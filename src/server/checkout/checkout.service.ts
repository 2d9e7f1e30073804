import { amountToWire } from '#contract/amounts.ts';
import type {
  getSurgePrice,
  listCancellationReasons,
  listRefundReasons,
  OfflinePaymentMethod,
} from '#contract/checkout/checkout.ts';
import type { getTax, Quote } from '#contract/checkout/quote.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { wallClockOf } from '#domain/checkout/moment-in.ts';
import { localize } from '#domain/language/localize.ts';
import { vehicleSurcharge } from '#domain/pricing/delivery-charge.ts';
import { orderTax } from '#domain/pricing/order-tax.ts';
import { surgeAt } from '#domain/pricing/surge-at.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow } from '../catalog/area.service.ts';
import { pageOf } from '../catalog/page.ts';
import { settingsOfToday } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import {
  activeDeliveryVehicles,
  activeOfflineMethods,
  countReasons,
  mostFrequentTip,
  type ReasonRow,
  reasonsOf,
} from './checkout.repository.ts';
import { measureWay } from './delivery.ts';
import { surgeRules, vehicleBands } from './order-facts.repository.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import { type Quoted, quoteOrder } from './quote.service.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { taxParts } from './tax-parts.ts';

export async function offlineMethods({ db }: Deps, language: string): Promise<OfflinePaymentMethod[]> {
  const rows = await activeOfflineMethods(db);
  // The documents are checked against the contract when the reply is written.
  return rows.map((row) => ({ ...(localize(row, language) as OfflinePaymentMethod), status: 1 }));
}

export async function deliveryVehicles({ db }: Deps, language: string): Promise<{ id: number; type: string }[]> {
  const rows = await activeDeliveryVehicles(db);
  return rows.map(({ id, type }) => ({ id, type: inLanguage(type, language) }));
}

/** What it would cost, read without holding anything: nothing is promised before the order is placed. */
export async function quoteFor(deps: Deps, request: ShopperOrderRequest): Promise<Quote> {
  return quoteToWire(await quoteUnheld(deps, request), deps.env, request.language);
}

export async function taxFor(deps: Deps, request: ShopperOrderRequest): Promise<Reply<typeof getTax>> {
  const { total, settings } = await quoteUnheld(deps, request);
  return { ...taxParts(total.tax), tax_included: settings.tax_included };
}

type ParcelFee = Pick<Input<typeof getTax>['body'], 'order_amount' | 'parcel_category_id'>;

/** Of a parcel its way is taxed, at the shop's own rate: no store has one. */
export async function parcelTaxFor(
  deps: Deps,
  { order_amount, parcel_category_id }: ParcelFee,
  language: string,
): Promise<Reply<typeof getTax>> {
  if (parcel_category_id == null) throw new AppError('field_required', 'parcel_category_id');
  if (order_amount == null) throw new AppError('order_amount_missing');
  const { parcel_tax, tax_included } = await settingsOfToday(deps, deps.db, language);
  return { ...taxParts(orderTax(order_amount, parcel_tax, tax_included)), tax_included };
}

async function quoteUnheld(deps: Deps, request: ShopperOrderRequest): Promise<Quoted> {
  const settings = await settingsOfToday(deps, deps.db, request.language);
  return quoteOrder(deps, deps.db, request, { settings, lock: false, distance: await measureWay(deps, request) });
}

export const vehicleCharge = async ({ db }: Deps, distance: number): Promise<number> =>
  vehicleSurcharge(await vehicleBands(db), distance);

const NO_SURGE = { title: '', customer_note: '', customer_note_status: 0, price: 0, price_type: 'amount' } as const;

export async function surgePrice(
  deps: Deps,
  { zone_id, module_id, date_time }: Input<typeof getSurgePrice>['body'],
  language: string,
): Promise<Reply<typeof getSurgePrice>> {
  if (zone_id == null) throw new AppError('zone_missing');
  if (module_id == null) throw new AppError('module_missing');
  const at = date_time ? wallClockOf(date_time) : await townNow(deps);
  if (!at) throw new AppError('invalid', 'date_time');
  const surge = surgeAt(await surgeRules(deps.db, { zone_id, module_id, date: at.date }), at);
  if (!surge) return NO_SURGE;
  return {
    title: inLanguage(surge.title, language),
    customer_note: inLanguage(surge.customer_note, language),
    customer_note_status: surge.customer_note_status ? 1 : 0,
    price: amountToWire(surge.price, surge.price_type === 'amount'),
    price_type: surge.price_type,
  };
}

export async function mostTips({ db }: Deps): Promise<{ most_tips_amount: number | null }> {
  const most = await mostFrequentTip(db);
  return { most_tips_amount: most?.dm_tips ?? null };
}

export async function cancellationReasons(
  { db }: Deps,
  { type = 'customer', of: what = 'order', ...query }: Input<typeof listCancellationReasons>['query'],
  language: string,
): Promise<Reply<typeof listCancellationReasons>> {
  const page = pageOf(query);
  const kind = what === 'trip' ? 'trip_cancellation' : 'cancellation';
  const of = { kind, user_type: type } as const;
  const [total_size, rows] = await Promise.all([countReasons(db, of), reasonsOf(db, of, page)]);
  return {
    total_size,
    limit: page.limit,
    offset: page.offset,
    data: rows.map((row) => ({ ...reasonToWire(row, language), user_type: row.user_type })),
  };
}

/** All of them fit on a screen. */
const ALL_REASONS = { limit: 100, skip: 0 };

export async function refundReasons({ db }: Deps, language: string): Promise<Reply<typeof listRefundReasons>> {
  const rows = await reasonsOf(db, { kind: 'refund', user_type: 'customer' }, ALL_REASONS);
  return { refund_reasons: rows.map((row) => reasonToWire(row, language)) };
}

const reasonToWire = ({ id, reason }: ReasonRow, language: string) => ({
  id,
  reason: inLanguage(reason, language),
  status: 1 as const,
});
