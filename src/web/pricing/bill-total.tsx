import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/bill.ts';

/** What the lines above it come to, in minor units; said aloud when it changes. */
export function BillTotal({ amount }: { amount: number }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <p
      aria-live="polite"
      className="mt-3 flex items-baseline justify-between gap-4 border-line border-t pt-4 font-bold text-lead tracking-snug"
    >
      {t('bill.sum.total')}
      <bdi data-line="total" className="tabular">
        {money(amount)}
      </bdi>
    </p>
  );
}
