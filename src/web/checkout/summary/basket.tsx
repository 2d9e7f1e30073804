import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { OrderCoupon } from '../cards/order-coupon.tsx';
import type { Quoted, Totals } from '../use-checkout.ts';
import { OrderLines } from './order-lines.tsx';

/** What is ordered, how it is packed, and the coupon for it. */
export function Basket(props: Quoted & { totals: Totals }) {
  const t = useTranslate();
  const money = useMoney();
  const { quote, draft, change, totals } = props;

  return (
    <div className="flex flex-col gap-5">
      <div>
        <OrderLines quote={quote} total={totals.total} />
      </div>
      {totals.packaging !== null && (
        <Checkbox
          checked={draft.wantsPackaging}
          onChange={(event) => change({ wantsPackaging: event.target.checked })}
          className="min-h-6!"
        >
          {t('checkout.packaging')} <bdi className="text-ink-3">{money(totals.packaging)}</bdi>
        </Checkbox>
      )}
      <OrderCoupon {...props} />
    </div>
  );
}
