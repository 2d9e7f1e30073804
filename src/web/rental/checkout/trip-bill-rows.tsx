import CircleCheck from 'lucide-react/icons/circle-check';
import Wallet from 'lucide-react/icons/wallet';
import { type TripBill, type TripBillRow, tripBillRows, tripSaving } from '#domain/rental/trip-bill.ts';
import { type TripBillFacts, tripReasons } from '#domain/rental/trip-reasons.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { BillLines } from '#web/ui/lists/bill-lines.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { tripWhy } from './trip-why.ts';

type TripBillRowsProps = TripBillFacts & { bill: TripBill };

/** The account of a trip; every row says how it came about. */
export function TripBillRows({ bill, ...facts }: TripBillRowsProps) {
  const t = useTranslate();
  const money = useMoney();

  return (
    <BillLines
      isOpen
      lines={tripBillRows(bill).map(({ name, amount }) => ({
        name,
        title: rowName(t, name, bill),
        amount: money(amount),
        isOff: amount < 0,
        isSum: name === 'subtotal',
        why: tripReasons(name, bill, facts).map((reason) => tripWhy(t, money, reason, bill.input.length)),
      }))}
    />
  );
}

/** All of it, one under the other. */
export function WholeTripBill({ before, ...rows }: TripBillRowsProps & { before?: number | undefined }) {
  const t = useTranslate();
  return (
    <>
      <TripBillRows {...rows} />
      <div aria-live="polite" className="mt-4 border-line border-t pt-4">
        <p className="flex items-baseline justify-between gap-4 font-bold text-lead tracking-snug">
          {t('trip_checkout.total')}
          <TripTotal bill={rows.bill} before={before} />
        </p>
        <TripSaving bill={rows.bill} />
      </div>
    </>
  );
}

type TripTotalProps = {
  bill: TripBill;
  /** The total that was shown before it changed. */
  before: number | undefined;
};

export function TripTotal({ bill, before }: TripTotalProps) {
  const money = useMoney();
  return (
    <span className="flex items-baseline gap-2 tabular">
      {before !== undefined && before !== bill.trip_amount && (
        <s className="font-normal text-ink-3 text-small">
          <bdi>{money(before)}</bdi>
        </s>
      )}
      <bdi data-line="total" className="text-title">
        {money(bill.trip_amount)}
      </bdi>
    </span>
  );
}

/** What comes back into the wallet afterwards; `isPaid`: it has. */
export function TripCashback({ amount, isPaid = false }: { amount: number; isPaid?: boolean }) {
  const t = useTranslate();
  const money = useMoney();
  if (amount === 0) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 font-semibold text-caption text-success-ink">
      <Icon of={Wallet} size={14} />
      {t(isPaid ? 'trip_checkout.cashback_paid' : 'trip_checkout.cashback', { amount: money(amount) })}
    </p>
  );
}

export function TripSaving({ bill }: { bill: TripBill }) {
  const t = useTranslate();
  const money = useMoney();
  const saving = tripSaving(bill);
  if (saving <= 0) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 font-semibold text-caption text-success-ink">
      <Icon of={CircleCheck} size={14} />
      {t('trip_checkout.saving', { amount: money(saving) })}
    </p>
  );
}

export const rowName = (t: Translate, name: TripBillRow['name'], { tax }: Pick<TripBill, 'tax'>): string =>
  name === 'tax' && tax.tax_status === 'included'
    ? t('trip_checkout.sum.tax_included')
    : t(`trip_checkout.sum.${name}`);
