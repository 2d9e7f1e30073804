import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { fullName } from '#domain/auth/name.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useOrder, useOrderLines } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import type { ReviewSubject } from './review-fields.tsx';
import { ReviewForm } from './review-form.tsx';

type Courier = NonNullable<TrackedOrder['delivery_man']>;
type Bought = OrderLine & { item_id: number };

/** One review an item, however many lines it has; what is no longer sold has no page to show one on. */
function boughtItems(lines: readonly OrderLine[]): Bought[] {
  const items = lines.filter((line): line is Bought => line.item_id !== null);
  return items.filter((line, at) => items.findIndex(({ item_id }) => item_id === line.item_id) === at);
}

/** Every item of a delivered order, and who brought it. */
export default function ReviewOrder({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const tools = useOrderTools();
  const { data: order } = useOrder({ order_id });
  const { data: lines } = useOrderLines({ order_id });
  const courier = order?.delivery_man;

  const ofItem = ({ item_id, item_details, image_full_url, is_reviewed }: Bought): ReviewSubject => ({
    key: `item ${item_id}`,
    name: item_details.name,
    heading: item_details.name,
    picture: image_full_url,
    needsComment: false,
    isReviewed: is_reviewed,
    async send(words) {
      const { reviewItem } = await import('../orders.calls.ts');
      await reviewItem(tools, { item_id, order_id, ...words });
    },
  });

  const ofCourier = ({ is_delivery_man_reviewed }: TrackedOrder, courier: Courier): ReviewSubject => ({
    key: 'courier',
    name: fullName(courier),
    heading: t('review.of_courier', { name: fullName(courier) }),
    picture: courier.image_full_url,
    needsComment: true,
    isReviewed: is_delivery_man_reviewed,
    async send({ comment, ...words }) {
      const { reviewCourier } = await import('../orders.calls.ts');
      await reviewCourier(tools, { delivery_man_id: courier.id, order_id, comment: comment ?? '', ...words });
    },
  });

  return (
    <Dialog
      open
      onClose={close}
      width={560}
      title={t('review.title')}
      description={t('review.text')}
      closeLabel={t('app.close')}
    >
      {order && lines ? (
        <ReviewForm
          subjects={[...boughtItems(lines).map(ofItem), ...(courier ? [ofCourier(order, courier)] : [])]}
          onSent={() => showToast({ id: 'review', text: t('review.thanks') })}
        />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}
