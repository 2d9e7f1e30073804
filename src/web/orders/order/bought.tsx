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
import { useOrderWords } from '../list/bought-words.ts';
import { orderAddress } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { paymentWords } from '../payment/payment-words.ts';

type BoughtProps = { order: TrackedOrder; state?: ContactState; hasAmount?: boolean };

/** What was bought and where, in lines that lead to the order; of a parcel what goes from where to where. */
export function Bought({ order, state, hasAmount = false }: BoughtProps) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const words = useOrderWords();
  const face = useOrderFaces()[order.order_type];
  return (
    <Link to={orderAddress(order.id)} state={state} className="flex min-w-0 flex-1 items-center gap-3">
      <OrderPicture
        url={order.item_images_full_url[0] ?? order.store?.logo_full_url}
        size={48}
        className="rounded-thumb"
      />
      <div className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold text-small">{words.title(order)}</bdi>
        {face ? (
          <Suspense fallback={<p className="h-5" />}>
            <face.RowText order={order} />
          </Suspense>
        ) : (
          <p className="line-clamp-2 break-words text-ink-2 text-small">
            <bdi>{words.bought(order)}</bdi>
          </p>
        )}
        {hasAmount && (
          <Dotted className="text-ink-2 text-small tabular">
            <bdi>{money(order.order_amount)}</bdi>
            <bdi>{paymentWords(t, order.payment_method, config, order)}</bdi>
          </Dotted>
        )}
      </div>
      <Icon of={ChevronRight} directional className="text-ink-3" />
    </Link>
  );
}
