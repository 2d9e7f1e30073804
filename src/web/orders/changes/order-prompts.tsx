import Star from 'lucide-react/icons/star';
import { useEffect } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener, useOverlay } from '#web/overlay/overlay.tsx';
import { markReminded, wasReminded } from '#web/session/remembered/reminded-orders.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { useReviewReminder, useUnfinishedPayment } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';

/**
 * What an order may want from whoever comes to the shop: its money first, then a few words. `floats`: over the page, in
 * sight at once; where rows with buttons lie below, it stands at their end instead.
 */
export default function OrderPrompts({ floats = true }: { floats?: boolean }) {
  const isCustomer = useSession((session) => session.token !== null);
  const { data: payment } = useUnfinishedPayment();
  const isWaiting = payment !== null && payment !== undefined;
  return (
    <>
      {isWaiting && <PaymentReminder key={payment.order_id} order_id={payment.order_id} />}
      {isCustomer && payment === null && <ReviewReminder floats={floats} />}
    </>
  );
}

/** Opens by itself, once a visit and order; whoever closes it finds the order in the list. */
function PaymentReminder({ order_id }: { order_id: number }) {
  const { open, overlay } = useOverlay();
  const isFree = overlay.name === 'none';
  useEffect(() => {
    if (!isFree || wasReminded(order_id)) return;
    markReminded(order_id);
    open({ name: 'order', does: 'pay', order_id, isReminder: true });
  }, [isFree, open, order_id]);
  return null;
}

function ReviewReminder({ floats }: { floats: boolean }) {
  const t = useTranslate();
  const { open } = useOpener();
  const tools = useOrderTools();
  const { data } = useReviewReminder();
  const order_id = data?.order_id ?? null;
  if (!data || order_id === null) return null;

  async function dismiss(id: number) {
    const calls = import('../orders.calls.ts');
    // It still stands there: a press that did nothing says so.
    await calls.then(({ dismissReminder }) => dismissReminder(tools, id)).catch((error) => sayFailure(t, error));
  }

  return (
    <section
      aria-label={t('review.title')}
      data-bottom-bar={floats || undefined}
      className={classNames(
        'flex animate-appear flex-col gap-3 rounded-card border border-line p-4',
        // Beside the rail of modules, not below it. It ends with the page's own content: fixed, it would lie over what stands at the foot, and nobody could scroll it away.
        floats
          ? 'sticky bottom-[calc(var(--size-tabbar)+16px+env(safe-area-inset-bottom,0px))] z-(--z-sticky) ms-auto me-4 mb-6 w-[min(22rem,calc(100vw-2rem))] bg-raised shadow-(--elevation-sheet) md:bottom-6 wide:me-24'
          : 'mt-6 bg-surface md:flex-row md:items-center md:justify-between',
      )}
    >
      <div className="flex items-center gap-3">
        <OrderPicture url={data.images[0]} size={48} className="rounded-thumb" />
        <div className="min-w-0">
          <p className="font-semibold text-small">{t('review.reminder', { id: String(order_id) })}</p>
          <p className="text-caption text-ink-3">{t('review.reminder_text')}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" size={36} onClick={() => dismiss(order_id)}>
          {t('review.later')}
        </Button>
        <Button size={36} icon={Star} onClick={() => open({ name: 'order', does: 'review', order_id })}>
          {t('orders.review')}
        </Button>
      </div>
    </section>
  );
}
