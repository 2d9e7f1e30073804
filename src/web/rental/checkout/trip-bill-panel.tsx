import { useQuery } from '@tanstack/react-query';
import type { TripBill } from '#domain/rental/trip-bill.ts';
import { useApi } from '#web/api/api.tsx';
import { CouponBox } from '#web/checkout/cards/coupon-box.tsx';
import { Problems } from '#web/checkout/summary/notices.tsx';
import { PlaceBar, Terms } from '#web/checkout/summary/place-bar.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { usePhone } from '#web/ui/use-media-query.ts';
import { FoldedBill } from './folded-bill.tsx';
import { TripBillRows, TripCashback, WholeTripBill } from './trip-bill-rows.tsx';
import { tripCouponsQuery } from './trip-checkout.queries.ts';
import type { TripCheckout } from './use-trip-checkout.ts';

type TripBillPanelProps = TripCheckout & {
  bill: TripBill;
  /** The total that was shown before it changed. */
  before: number | undefined;
  isBooking: boolean;
  onPress(): void;
};

export function TripBillPanel({ bill, before, isBooking, onPress, ...checkout }: TripBillPanelProps) {
  const t = useTranslate();
  const { quote, draft, isFresh } = checkout;
  const isPhone = usePhone();
  const rows = {
    bill,
    vehicles: quote.lines.map(({ name }) => name),
    provider: quote.provider.name,
    coupon_code: draft.coupon_code.toUpperCase(),
  };

  return (
    <section
      aria-label={t('trip_checkout.bill')}
      aria-busy={!isFresh}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <h2 className="-mb-1 font-bold text-lead tracking-snug">{t('trip_checkout.bill')}</h2>
      <TripCoupon {...checkout} bill={bill} />
      {!isPhone && (
        // While the new total is counted the old one stays, a little paler.
        <div className={classNames('transition-opacity', !isFresh && 'opacity-60')}>
          <WholeTripBill {...rows} before={before} />
        </div>
      )}
      <TripCashback amount={quote.cashback_amount} />
      <Problems problems={quote.problems} title={t('trip_checkout.problems')} />
      <PlaceBar
        action={before === undefined ? t('trip_checkout.book') : t('trip_checkout.book_again')}
        progress={isBooking ? t('trip_checkout.booking') : null}
        amount={bill.trip_amount}
        isReady={isFresh}
        onPress={onPress}
      >
        {isPhone && (
          <FoldedBill bill={bill} before={before} isFresh={isFresh}>
            <TripBillRows {...rows} />
          </FoldedBill>
        )}
      </PlaceBar>
      <p className="-mt-2 text-balance text-center text-caption text-ink-3">
        <Terms words={t('trip_checkout.terms')} />
      </p>
    </section>
  );
}

/** The coupon of this trip, and those that its provider takes. */
function TripCoupon({ quote, draft, change, isGuest, bill }: TripCheckout & { bill: TripBill }) {
  const api = useApi();
  const token = useSession((session) => session.token);
  const zoneid = useSession((session) => session.zoneid);
  const provider_id = quote.provider.id;
  const { data } = useQuery(tripCouponsQuery(api, { token, zoneid }, { module_id: quote.module_id, provider_id }));

  async function check(code: string) {
    const { checkTripCoupon } = await import('./trip-checkout.calls.ts');
    const amount = bill.trip_cost - bill.vehicle_discount_amount - bill.provider_discount_amount;
    await checkTripCoupon(api, quote.module_id, { code, provider_id, amount });
  }

  return (
    <CouponBox
      draft={draft}
      change={change}
      off={bill.coupon_discount_amount}
      problem={quote.problems.find(({ code }) => code === 'coupon')?.message}
      check={isGuest ? null : check}
      offered={data}
    />
  );
}
