import { useMemo } from 'react';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import type { ChatTopic } from '#web/overlay/chat-address.ts';
import type { MorePages } from '#web/ui/lists/infinite-list.tsx';
import { topicOf } from '../inbox/topic-of.ts';
import { useWriting } from '../outbox/use-writing.ts';
import { participantName } from '../participant-picture.tsx';
import { receiverOf, roleOf } from '../read-partner.ts';
import { messagesOf, type ThreadPages } from '../thread-pages.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { QuickAnswers } from './quick-answers.tsx';
import { threadRows } from './thread-rows.ts';
import { useDayWords } from './use-day-words.ts';
import { useTellTyping } from './use-tell-typing.ts';

type OpenThreadProps = {
  thread: ThreadPages;
  topic: ChatTopic | undefined;
  headTellsTopic: boolean;
  isTyping: boolean;
  older: MorePages;
};

/** Messages, what is mostly said, and the field; in place of the field why nothing can be said now. */
export function OpenThread({ thread, topic, headTellsTopic, isTyping, older }: OpenThreadProps) {
  const t = useTranslate();
  const { dayOf } = useDayWords();
  const [newest] = thread.pages;
  const other = newest?.receiver;
  const receiver = useMemo(() => (other ? receiverOf(other) : null), [other]);
  const { waiting, write } = useWriting(receiver, topic);
  const tellTyping = useTellTyping(newest?.conversation?.id);
  const rows = useMemo(() => {
    const told = headTellsTopic ? (topic ?? topicOf(thread.pages)) : undefined;
    return threadRows(messagesOf(thread), waiting, dayOf, told);
  }, [thread, waiting, dayOf, headTellsTopic, topic]);
  if (!newest || !other || !receiver) return null;
  const name = participantName(t, other);

  return (
    <>
      <MessageList
        rows={rows}
        name={name}
        role={roleOf(other)}
        seenId={newest.conversation?.receiver_seen_id ?? 0}
        isTyping={isTyping}
        hasOlder={older.hasNextPage}
        isLoadingOlder={older.isFetchingNextPage}
        onOlder={() => older.fetchNextPage()}
      />
      {newest.status ? (
        <>
          <QuickAnswers
            to={receiver.receiver_type}
            isFirst={rows.length === 0}
            onSend={(message) => write({ message }, { canBeTakenBack: true })}
          />
          <Composer name={name} onSend={write} onTyping={tellTyping} />
        </>
      ) : (
        <Closed name={name} />
      )}
    </>
  );
}

function Closed({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <p
      data-bottom-bar
      className="safe-bottom shrink-0 border-line border-t bg-surface px-5 py-4 text-center text-ink-2 text-small"
    >
      {t('chat.closed', { name })}
    </p>
  );
}
