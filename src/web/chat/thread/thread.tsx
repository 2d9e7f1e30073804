import type { ReactNode } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { type ChatPartner, type ChatTopic, INBOX } from '#web/overlay/chat-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { ThreadPages } from '../thread-pages.ts';
import { useThread } from '../use-thread.ts';
import { OpenThread } from './open-thread.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

type ThreadProps = {
  partner: ChatPartner;
  topic: ChatTopic | undefined;
  /** Over the messages, unless something else says who it is. */
  head?(thread: ThreadPages): ReactNode;
  /** What the talk is about stands in the head: no card among the messages repeats it. */
  headTellsTopic?: boolean;
};

/** All that was said with somebody, and the way to say more. */
export function Thread({ partner, topic, head, headTellsTopic = false }: ThreadProps) {
  const t = useTranslate();
  const thread = useThread(partner);
  useOutbox();
  const { data, error, refetch } = thread;
  if (data)
    return (
      <div className="flex h-full min-h-0 flex-col">
        {head?.(data)}
        <OpenThread
          thread={data}
          topic={topic}
          headTellsTopic={headTellsTopic}
          isTyping={thread.isTyping}
          older={thread}
        />
      </div>
    );
  if (!error) return <ThreadSkeleton />;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <div className="grid h-full place-items-center bg-sunken">
      {isRefused ? (
        <StateBlock
          picture="talk"
          title={t('chat.nobody')}
          text={t('chat.nobody_text')}
          action={<LinkButton to={INBOX}>{t('chat.back')}</LinkButton>}
        />
      ) : (
        <StateBlock
          tone="error"
          title={t('chat.thread_failed')}
          action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
        />
      )}
    </div>
  );
}
