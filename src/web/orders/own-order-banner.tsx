import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/orders/shapes.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { markOwnOrder } from '#web/session/remembered/own-order-mark.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useOrderWords } from './list/bought-words.ts';
import { orderAddress, trackAddress } from './order-address.ts';
import { orderOnHome } from './order-on-home.ts';
import { OrderPicture } from './order-picture.tsx';
import { useOrders } from './orders.queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { useReorder } from './use-reorder.ts';

/**
 * On top of a home page: the order that is on its way, or else the last one of this module, to have it again. Where nobody
 * held a place for it, a page that already stands is not pushed down: it is there the next time.
 */
export default function OwnOrderBanner({ isHeld }: { isHeld: boolean }) {
  const running = useOrders('active');
  const past = useOrders('past');
  const { module } = useScope();
  const [mayShow] = useState(isHeld);
  const isKnown = !running.isPending && !past.isPending;
  const order = orderOnHome(module?.id, running.data?.pages[0]?.orders, past.data?.pages[0]?.orders);

  useEffect(() => {
    if (module && isKnown && !running.isError && !past.isError) markOwnOrder(module.id, order !== undefined);
  }, [module, isKnown, running.isError, past.isError, order]);

  if (!mayShow) return null;
  if (!isKnown) return <Skeleton className="h-19 rounded-card" />;
  if (!order) return null;
  return <OwnOrder order={order} isRunning={running.data?.pages[0]?.orders[0] !== undefined} />;
}

function OwnOrder({ order, isRunning }: { order: Order; isRunning: boolean }) {
  const t = useTranslate();
  const words = useOrderWords();
  const { id, store, item_images_full_url } = order;
  return (
    <section
      aria-label={t(isRunning ? 'orders.number' : 'order.reorder', { id: String(id) })}
      className="relative flex h-19 items-center gap-3 rounded-card border border-line bg-surface px-3 has-[h2_a:focus-visible]:shadow-(--focus-ring)"
    >
      <OrderPicture url={item_images_full_url[0] ?? store?.logo_full_url} size={52} className="rounded-thumb" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-small">
          <Link
            to={isRunning ? trackAddress(id) : orderAddress(id)}
            className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
          >
            <bdi>{words.title(order)}</bdi>
          </Link>
        </h2>
        {isRunning ? (
          <StatusBadge order={order} />
        ) : (
          <p className="truncate text-caption text-ink-3">
            <bdi>{words.bought(order)}</bdi>
          </p>
        )}
      </div>
      {isRunning ? (
        <LinkButton to={trackAddress(id)} size={36} className="relative">
          {t('orders.track')}
        </LinkButton>
      ) : (
        <Again order_id={id} />
      )}
    </section>
  );
}

function Again({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { reorder, isReordering } = useReorder(order_id);
  return (
    <Button look="soft" size={36} icon={RotateCcw} disabled={isReordering} onClick={reorder} className="relative">
      {t('order.reorder')}
    </Button>
  );
}
