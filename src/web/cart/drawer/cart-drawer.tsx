import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect } from 'react';
import type { CartLine } from '#contract/cart/shapes.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { arriveAt } from '#web/ui/feedback/toast-queue.ts';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { usePhone } from '#web/ui/use-media-query.ts';
import { PriceLines } from '../bill.tsx';
import { useCartLines } from '../cart.queries.ts';
import { CartNotes } from '../cart-notes.tsx';
import { CartSkeleton } from '../cart-skeleton.tsx';
import { EmptyCart } from '../empty-cart.tsx';
import { FreeDeliveryBar } from '../free-delivery-bar.tsx';
import { CartStore } from '../store-lines.tsx';
import { useCartPrices } from '../use-cart-bill.ts';
import { CartFoot } from './cart-foot.tsx';

export default function CartDrawer() {
  const { lines, isReady, isError, refetch } = useCartLines();
  useEffect(() => arriveAt('cart'), []);

  if (isError) return <CartState state={<Failed onRetry={refetch} />} />;
  if (!isReady) return <CartState state={<CartSkeleton />} />;
  if (lines.length === 0) return <CartState state={<EmptyCart />} />;
  return <FullCart lines={lines} />;
}

function CartState({ state }: { state: ReactNode }) {
  const t = useTranslate();
  const { close } = useOpener();

  return (
    <Drawer open onClose={close} title={t('cart.title')} closeLabel={t('app.close')} className="grid content-center">
      <CartNotes />
      {state}
    </Drawer>
  );
}

function FullCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslate();
  const { open, close } = useOpener();
  const count = pieceCount(lines);
  const { subtotal, lines: prices, bill } = useCartPrices(lines);
  // There the prices scroll with the lines: above them, in the foot, they would leave the lines no room.
  const isPhone = usePhone();

  return (
    <Drawer
      open
      onClose={close}
      title={t('cart.title')}
      aside={
        <>
          {/* Never under the bin: where it does not fit beside it, it goes to the next line. */}
          <span className="inline-block pe-9 text-small max-md:hidden">{t('cart.count', { count })}</span>
          <IconButton
            icon={Trash2}
            label={t('cart.clear')}
            size={40}
            onClick={() => open({ name: 'clear-cart', because: 'asked' })}
            className="absolute inset-e-16 top-5 md:inset-e-18"
          />
        </>
      }
      closeLabel={t('app.close')}
      // What only a screen reader sees of a line scrolls with it. Beside the list's own scrollbar a second one says nothing.
      className={`relative flex flex-col gap-3 ${isPhone ? FADES : '[scrollbar-width:none]'}`}
      foot={<CartFoot lines={lines} subtotal={subtotal} bill={bill} withPrices={!isPhone} />}
    >
      <CartNotes />
      <FreeDeliveryBar lines={lines} subtotal={subtotal} />
      {/* On a low screen its end lies below the foot: who has scrolled through it goes on with what is around it. */}
      <section
        aria-label={t('cart.list')}
        className={isPhone ? undefined : `relative -mx-1 h-[60vh] shrink-0 overflow-y-auto px-1 ${FADES}`}
      >
        {byStore(lines.map((line, at) => ({ line, price: prices[at] }))).map((group) => (
          <CartStore key={group[0].line.item.store_id} lines={group} />
        ))}
      </section>
      {isPhone && bill && (
        <div className="mt-auto">
          <PriceLines subtotal={subtotal} bill={bill} />
        </div>
      )}
    </Drawer>
  );
}

/** It ends above the foot: what scrolls out there fades instead of being cut. */
const FADES = 'mask-b-from-[calc(100%-20px)]';

/** One store, as a rule; a cart filled elsewhere may hold several. */
function byStore<Priced extends { line: CartLine }>(lines: readonly Priced[]): readonly [Priced, ...Priced[]][] {
  const groups = new Map<number, [Priced, ...Priced[]]>();
  for (const priced of lines) {
    const { store_id } = priced.line.item;
    const group = groups.get(store_id);
    if (group) group.push(priced);
    else groups.set(store_id, [priced]);
  }
  return [...groups.values()];
}

function Failed({ onRetry }: { onRetry(): void }) {
  const t = useTranslate();

  return (
    <StateBlock
      tone="error"
      title={t('cart.failed')}
      text={t('error.offline')}
      action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
    />
  );
}
