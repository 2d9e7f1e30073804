import type { Coupon } from '#contract/coupons/coupons.ts';
import { useMoney } from '#web/config/use-money.ts';
import { couponTerms, couponWorth } from '#web/coupons/coupon-words.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Button } from '#web/ui/controls/button.tsx';

type OfferedCouponsProps = { onUse(code: string): void; coupons: readonly Coupon[] };

/** What there is to use here, a press away. */
export function OfferedCoupons({ onUse, coupons }: OfferedCouponsProps) {
  const t = useTranslate();
  const money = useMoney();
  if (coupons.length === 0) return null;

  return (
    <details className="group mt-2">
      <summary className="hit-area w-fit cursor-pointer list-none rounded-xs font-semibold text-accent-ink text-small hover:underline [&::-webkit-details-marker]:hidden">
        {t('checkout.coupon.list')} ({coupons.length})
      </summary>
      <ul className="mt-3 flex max-h-80 flex-col gap-2 overflow-y-auto">
        {coupons.map((coupon) => (
          <li key={coupon.id} className="flex items-center gap-3 rounded-control border border-line px-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-small">
                <Headline worth={couponWorth(t, money, coupon)} title={coupon.title} />
              </p>
              <p className="text-caption text-ink-3">
                <bdi className="font-bold">{coupon.code}</bdi>
                {couponTerms(t, money, coupon).map((words) => (
                  <span key={words}> · {words}</span>
                ))}
              </p>
            </div>
            <Button
              look="secondary"
              size={36}
              aria-label={t('checkout.coupon.use', { code: coupon.code })}
              onClick={() => onUse(coupon.code)}
            >
              {t('checkout.coupon.apply')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A title that says no more than what it is worth is not said twice. */
const Headline = ({ worth, title }: { worth: string; title: string }) => (
  <>
    {worth !== title && (
      <>
        <bdi>{worth}</bdi> ·{' '}
      </>
    )}
    <bdi>{title}</bdi>
  </>
);
