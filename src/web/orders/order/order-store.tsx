import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import type { Order } from '#contract/orders/shapes.ts';
import { storeAddress } from '#web/catalog/links/store-address.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { OrderCard } from '../list/order-card.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { StoreChatLink } from './store-chat-link.tsx';

export function OrderStore({ order }: { order: Order }) {
  const { store, module_type } = order;
  const t = useTranslate();
  if (!store) return null;
  const { latitude: lat, longitude: lng } = store;
  return (
    <OrderCard title={t('order.store')}>
      <div className="relative flex items-center gap-3 rounded-thumb has-[.card-link:focus-visible]:shadow-(--focus-ring)">
        <OrderPicture url={store.logo_full_url} size={48} className="rounded-thumb" />
        <div className="min-w-0 flex-1">
          <Link
            to={storeAddress({ ...store, module_type, lat: Number(lat), lng: Number(lng) })}
            className="card-link block break-words font-semibold text-small hover:underline"
          >
            <bdi>{store.name}</bdi>
          </Link>
          <p className="text-ink-2 text-small">
            <bdi>{store.address}</bdi>
          </p>
        </div>
        <StoreChatLink order={order} />
        <a
          href={`tel:${store.phone}`}
          aria-label={t('order.call_store', { name: store.name })}
          className="relative grid size-11 shrink-0 place-items-center rounded-pill bg-sunken hover:bg-hover print:hidden"
        >
          <Icon of={Phone} />
        </a>
      </div>
    </OrderCard>
  );
}
