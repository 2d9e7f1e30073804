import type { CartLine } from '#contract/cart/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Arrival, BelowMinimum, Bill, CartTotal } from '../bill.tsx';
import type { CartBill } from '../use-cart-bill.ts';
import { useProceed } from '../use-proceed.ts';

type CartFootProps = {
  lines: readonly CartLine[];
  subtotal: number | null;
  bill: CartBill | null;
  withPrices: boolean;
};

/** What always stays in sight: on a small phone no more than the total, since the rest of the screen is the cart. */
export function CartFoot({ lines, subtotal, bill, withPrices }: CartFootProps) {
  const t = useTranslate();
  const proceed = useProceed(lines, bill?.slot ?? null);

  return (
    <div className="flex flex-col gap-2.5">
      {withPrices ? <Bill subtotal={subtotal} bill={bill} /> : <CartTotal subtotal={subtotal} bill={bill} />}
      <p className="text-caption text-ink-3">{t(bill ? 'cart.bill.coupons' : 'cart.note')}</p>
      {bill && <BelowMinimum bill={bill} />}
      {bill?.isClosed && <Arrival bill={bill} />}
      <Button size={52} wide onClick={proceed}>
        {t('cart.checkout')}
      </Button>
    </div>
  );
}
