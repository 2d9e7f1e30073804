import type { CartLine } from '#contract/cart/shapes.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { freeDeliveryOffer } from '#domain/pricing/free-delivery-offer.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useOwnPart } from '#web/ui/own-part.ts';
import { useCartLines } from './cart.queries.ts';
import { type CartBill, useCartPrices } from './use-cart-bill.ts';

/** Below a menu, where no basket fits beside it: how many, how much, and one line of what one should know. */
export default function ViewCartBar() {
  const t = useTranslate();
  const money = useMoney();
  const { open } = useOpener();
  const { lines } = useCartLines();
  const { subtotal, bill } = useCartPrices(lines);
  useOwnPart('bar', lines.length > 0);
  if (lines.length === 0) return null;
  const count = pieceCount(lines);

  return (
    <>
      {/* What the bar covers of the end of the page. */}
      <div aria-hidden className="h-24" />
      <div
        data-bottom-bar
        className="safe-bottom fixed inset-x-0 bottom-0 z-(--z-header) animate-appear border-line border-t bg-surface px-4 pt-2 wide:hidden"
      >
        <div className="mx-auto max-w-150 pb-3">
          <Truth lines={lines} subtotal={subtotal} bill={bill} />
          <Button size={52} wide aria-haspopup="dialog" onClick={() => open({ name: 'cart' })}>
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-pill bg-on-accent font-bold text-accent text-caption tabular"
            >
              {count}
            </span>
            <span className="sr-only">{t('cart.count', { count })}</span>
            <span className="flex-1 text-start">{t('cart.view')}</span>
            <bdi className="tabular">{subtotal !== null && money(subtotal)}</bdi>
          </Button>
        </div>
      </div>
    </>
  );
}

type TruthProps = { lines: readonly CartLine[]; subtotal: number | null; bill: CartBill | null };

/** The first that applies: the store is closed, the minimum order is not reached, or how much free delivery still needs. */
function Truth({ lines, subtotal, bill }: TruthProps) {
  const t = useTranslate();
  const money = useMoney();
  const { admin_free_delivery } = useConfig();
  const free_delivery = lines.every(({ item }) => item.free_delivery);
  const offer = subtotal === null ? null : freeDeliveryOffer(subtotal, admin_free_delivery, { free_delivery });

  function words(): string {
    if (bill?.isClosed)
      return bill.slot
        ? t('cart.closed_preorder', { time: bill.slot.from })
        : t('cart.closed_no_preorder', { store: bill.quote.store.name });
    if (bill && bill.missing > 0) return t('cart.minimum', { amount: money(bill.missing) });
    if (!offer) return '';
    if (offer.remaining > 0) return t('cart.free.more', { amount: money(offer.remaining) });
    return t(offer.always ? 'cart.free.always' : 'cart.free.reached');
  }

  return <p className="min-h-6 pb-1.5 text-center text-caption text-ink-2">{words()}</p>;
}
