import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense, useId } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/orders/shapes.ts';
import { BOUGHT, isRunning } from '#domain/orders/order-status.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MenuItem } from '#web/ui/layers/menu-item.tsx';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { orderAddress, trackAddress } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { StatusBadge, waitsForTransfer } from '../status-badge.tsx';
import { useReorder } from '../use-reorder.ts';
import { useOrderWords } from './bought-words.ts';
import { RowMenu } from './row-menu.tsx';

/** The whole row leads to the order; its one button to what comes next, the rest is behind dots. */
export function OrderRow({ order }: { order: Order }) {
  const t = useTranslate();
  const money = useMoney();
  const { dateTime, near } = useDates();
  const words = useOrderWords();
  const own = useId();
  const { id, store, item_images_full_url, items_count } = order;
  const face = useOrderFaces()[order.order_type];
  const bought = words.bought(order);

  return (
    <article className="relative flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-line bg-surface p-4 hover:border-line-2 has-[h2_a:focus-visible]:shadow-(--focus-ring)">
      <OrderPicture url={item_images_full_url[0] ?? store?.logo_full_url} size={68} className="rounded-thumb" />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 break-words font-semibold">
            <Link
              to={orderAddress(id)}
              aria-labelledby={`${own}-title ${own}-number`}
              className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
            >
              <bdi id={`${own}-title`}>{words.title(order)}</bdi>
            </Link>
          </h2>
          <StatusBadge order={order} />
        </div>
        {face ? (
          <Suspense fallback={<p className="h-9 md:h-4.5" />}>
            <face.RowText order={order} />
          </Suspense>
        ) : (
          bought && (
            <p className="line-clamp-2 break-words text-ink-2 text-small">
              <bdi>{bought}</bdi>
            </p>
          )
        )}
        {order.scheduled === 1 && isRunning(order.order_status) && (
          <p className="font-semibold text-caption">
            <time dateTime={order.schedule_at}>{t('order.wanted_at', { date: dateTime(order.schedule_at) })}</time>
          </p>
        )}
        <p className="text-caption text-ink-3">
          <Dotted>
            <bdi id={`${own}-number`}>{t('orders.number', { id: String(id) })}</bdi>
            <time dateTime={order.created_at}>{near(order.created_at)}</time>
            {items_count > 0 && t('orders.items', { count: items_count })}
          </Dotted>
        </p>
      </div>
      <div className="flex items-center gap-4 max-md:w-full max-md:justify-between">
        <bdi className="font-bold tabular">{money(order.order_amount)}</bdi>
        <div className="flex items-center gap-1">
          {face ? (
            <Suspense fallback={<span className="h-9" />}>
              <face.RowAction order={order} />
            </Suspense>
          ) : (
            <>
              <NextStep order={order} />
              <ShopRowMenu order={order} />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

function ShopRowMenu({ order }: { order: Order }) {
  const t = useTranslate();
  const { reorder } = useReorder(order.id);
  const isOver = !isRunning(order.order_status) && order.order_status !== 'failed';
  return (
    <RowMenu order={order}>
      {isOver && order.details_count > 0 && (
        <MenuItem icon={RotateCcw} onSelect={reorder}>
          {t('order.reorder')}
        </MenuItem>
      )}
    </RowMenu>
  );
}

export function NextStep({ order }: { order: Order }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { id: order_id, order_status } = order;
  if (isRunning(order_status))
    return (
      <LinkButton to={trackAddress(order_id)} look="soft" size={36} className="relative">
        {t('orders.track')}
      </LinkButton>
    );
  if (order_status === 'failed')
    return (
      <Button
        size={36}
        className="relative"
        onClick={() => open({ name: 'order', does: waitsForTransfer(order) ? 'tell-payment' : 'pay', order_id })}
      >
        {waitsForTransfer(order) ? t('order.offline_edit') : t('orders.pay')}
      </Button>
    );
  if (BOUGHT.includes(order_status) && !order.is_reviewed && !order.prescription_order)
    return (
      <Button
        look="secondary"
        size={36}
        className="relative"
        onClick={() => open({ name: 'order', does: 'review', order_id })}
      >
        {t('orders.review')}
      </Button>
    );
  return null;
}
