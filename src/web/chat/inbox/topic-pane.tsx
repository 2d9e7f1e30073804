import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { ChatPartner, ChatTopic } from '#web/overlay/chat-address.ts';
import { threadQuery, useToken } from '../chat.queries.ts';
import { OrderPane } from './order-pane.tsx';
import { topicOf } from './topic-of.ts';
import { TripPane } from './trip-pane.tsx';

type TopicPaneProps = { partner: ChatPartner; asked: ChatTopic | undefined; label: string };

/** The order or the trip that is spoken of, as it stands now. */
export default function TopicPane({ partner, asked, label }: TopicPaneProps) {
  const { data } = useInfiniteQuery(threadQuery(useApi(), useToken(), partner));
  const topic = asked ?? (data && topicOf(data.pages));
  if (!topic) return null;
  return (
    <aside aria-label={label} className="w-79.5 shrink-0 overflow-y-auto border-line border-s bg-surface p-5">
      {'order_id' in topic ? (
        <OrderPane key={topic.order_id} order_id={topic.order_id} />
      ) : (
        <TripPane key={topic.trip_id} trip_id={topic.trip_id} />
      )}
    </aside>
  );
}
