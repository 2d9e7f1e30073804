import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { useOrders } from '#web/orders/orders.queries.ts';
import { useChatLink } from '#web/overlay/use-chat-link.ts';
import { IconLink } from '#web/ui/controls/icon-link.tsx';

type StoreChatProps = { store: { id: number; name: string; vendor_id: number } };

/** On a store's page: who waits for an order of it can write to it. */
export default function StoreChat({ store }: StoreChatProps) {
  const { data } = useOrders('active');
  const order = data?.pages.flatMap(({ orders }) => orders).find(({ store_id }) => store_id === store.id);
  return order ? <Way store={store} order_id={order.id} /> : null;
}

function Way({ store: { vendor_id, name }, order_id }: StoreChatProps & { order_id: number }) {
  const t = useTranslate();
  const link = useChatLink({ vendor_id }, { order_id });
  return <IconLink {...link} icon={MessageCircle} label={t('chat.with_store', { name })} look="glass" />;
}
