import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { ContactState } from '../contact-state.ts';
import { countWords } from '../list/order-row.tsx';
import { orderAddress } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { paymentWords } from '../payment/payment-words.ts';

/** What was bought, where and for how much, in two lines that lead to the order; of a parcel what goes from where to where. */
export function Bought({ order, state }: { order: TrackedOrder; state?: ContactState }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const paid = paymentWords(t, order.payment_method, config, order);
  const face = useOrderFaces()[order.order_type];
  const facts = [countWords(t, order), money(order.order_amount), paid];
  return (
    <Link to={orderAddress(order.id)} state={state} className="flex min-w-0 flex-1 items-center gap-3">
      <OrderPicture
        url={order.item_images_full_url[0] ?? order.store?.logo_full_url}
        size={48}
        className="rounded-thumb"
      />
      {face ? (
        <div className="min-w-0 flex-1 [&>p:first-child]:font-semibold [&>p:first-child]:text-ink">
          <Suspense fallback={<p className="h-9" />}>
            <face.RowText order={order} />
          </Suspense>
        </div>
      ) : (
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-semibold text-small">
            {order.store?.name ?? t('orders.number', { id: String(order.id) })}
          </bdi>
          <Dotted className="text-ink-2 text-small tabular">
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </Dotted>
        </span>
      )}
      <Icon of={ChevronRight} directional className="text-ink-3" />
    </Link>
  );
}
