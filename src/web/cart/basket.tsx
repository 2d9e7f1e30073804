import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { keyOfLine } from '#contract/cart/selection.ts';
import type { CartLine as Line } from '#contract/cart/shapes.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Arrival, Bill, checkoutWords } from './bill.tsx';
import { useCartLines } from './cart.queries.ts';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';
import { useCartPrices } from './use-cart-bill.ts';
import { useProceed } from './use-proceed.ts';

/** The cart beside a store's menu: what is in it, what it comes to, and the way on. */
export default function Basket({ store_id, emptyText }: { store_id: number; emptyText: string | null }) {
  const t = useTranslate();
  const { lines, isReady, isError } = useCartLines();
  const count = pieceCount(lines);
  return (
    <section aria-label={t('cart.basket')} className="flex min-h-0 flex-1 flex-col p-5">
      <div className="flex shrink-0 items-baseline justify-between gap-3 pb-3">
        <h2 className="font-bold text-lead tracking-tight">{t('cart.basket')}</h2>
        {count > 0 && <span className="text-ink-2 text-small">{t('cart.count', { count })}</span>}
      </div>
      {!isReady && !isError ? (
        <CartSkeleton />
      ) : lines.length === 0 ? (
        <NothingYet text={emptyText} />
      ) : (
        <Filled lines={lines} store_id={store_id} />
      )}
    </section>
  );
}

function NothingYet({ text }: { text: string | null }) {
  const t = useTranslate();
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-1 py-6 text-center">
      <span className="mb-2 grid size-20 place-items-center rounded-pill bg-sunken text-ink-3">
        <Icon of={ShoppingBag} size={36} />
      </span>
      <p className="font-bold text-body">{t('cart.basket_empty')}</p>
      <p className="text-ink-2 text-small">{text ?? t('cart.basket_empty_text')}</p>
    </div>
  );
}

function Filled({ lines, store_id }: { lines: readonly Line[]; store_id: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { subtotal, lines: prices, bill } = useCartPrices(lines);
  const proceed = useProceed(lines, bill?.slot ?? null);
  const [{ store, item } = { store: null, item: null }] = lines;
  const sum = bill ? bill.total.order_amount : subtotal;
  const isBelow = bill !== null && bill.missing > 0;

  return (
    <>
      {store && item?.store_id !== store_id && (
        <p className="shrink-0 pb-2 text-ink-2 text-small">
          <bdi>{t('cart.from_store', { store: store.name })}</bdi>
        </p>
      )}
      <FreeDeliveryBar lines={lines} subtotal={subtotal} className="py-3" />
      <ul aria-label={t('cart.list')} className="-mx-1 min-h-24 overflow-y-auto overscroll-contain px-1">
        {lines.map((line, at) => (
          <CartLine key={keyOfLine(line)} line={line} price={prices[at]} />
        ))}
      </ul>
      <div className="flex shrink-0 flex-col gap-3 pt-3">
        <Bill subtotal={subtotal} bill={bill} />
        {bill?.isClosed && <Arrival bill={bill} />}
        {isBelow ? (
          <Button size={52} wide disabled>
            {t('cart.minimum', { amount: money(bill.missing) })}
          </Button>
        ) : (
          <Button size={52} wide onClick={proceed}>
            <span className="flex-1 text-start">{checkoutWords(t, bill, t('cart.go'))}</span>
            <bdi className="tabular">{sum !== null && money(sum)}</bdi>
          </Button>
        )}
        {bill && !bill.isClosed && <Arrival bill={bill} />}
      </div>
    </>
  );
}
