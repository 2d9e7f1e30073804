import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { type ChatTopic, chatAddress } from '#web/overlay/chat-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { partnerIn, topicIn } from '../read-partner.ts';
import { Thread } from '../thread/thread.tsx';
import { ThreadHead } from '../thread/thread-head.tsx';
import type { ThreadPages } from '../thread-pages.ts';
import './inbox.css';
import { ConversationList } from './conversation-list.tsx';
import { TopicBar } from './topic-bar.tsx';
import { topicOf } from './topic-of.ts';
import { useScreenHeight } from './use-screen-height.ts';

const TopicPane = lazyWithRetry(() => import('./topic-pane.tsx'));

/** Conversations, the open one beside them, and what it is about. On a phone one after the other. */
export default function InboxPage() {
  const [query] = useSearchParams();
  const partner = useMemo(() => partnerIn(query), [query]);
  const asked = useMemo(() => topicIn(query), [query]);
  return (
    <div
      data-inbox
      className="md:grid md:h-[calc(100dvh-112px)] md:min-h-130 md:grid-cols-[328px_minmax(0,1fr)] md:overflow-hidden md:rounded-card md:border md:border-line"
    >
      <div
        className={classNames(
          'min-h-0 md:overflow-y-auto md:bg-surface md:border-line md:border-e',
          partner && 'max-md:hidden',
        )}
      >
        <ConversationList open={partner} />
      </div>
      {partner ? <OpenConversation key={chatAddress(partner)} partner={partner} asked={asked} /> : <NothingOpen />}
    </div>
  );
}

type OpenConversationProps = { partner: NonNullable<ReturnType<typeof partnerIn>>; asked: ChatTopic | undefined };

function OpenConversation({ partner, asked }: OpenConversationProps) {
  const t = useTranslate();
  const screen = useScreenHeight();
  useOwnPart('phone-thread');
  const hasPane = useMediaQuery('(width >= 1181px)');
  const head = ({ pages }: ThreadPages) => {
    const topic = asked ?? topicOf(pages);
    return (
      pages[0] && (
        <>
          <ThreadHead other={pages[0].receiver} />
          {topic && !hasPane && <TopicBar topic={topic} />}
        </>
      )
    );
  };
  return (
    <div
      ref={screen}
      data-thread
      className="flex min-h-0 min-w-0 bg-surface max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-(--z-header) max-md:h-(--screen-height,100dvh)"
    >
      <div className="h-full min-w-0 flex-1">
        <Thread partner={partner} topic={asked} head={head} headTellsTopic={!hasPane} />
      </div>
      {hasPane && (
        <Suspense fallback={null}>
          <TopicPane partner={partner} asked={asked} label={t('chat.about')} />
        </Suspense>
      )}
    </div>
  );
}

function NothingOpen() {
  const t = useTranslate();
  return (
    <div className="grid place-items-center bg-sunken max-md:hidden">
      <StateBlock
        picture="talk"
        title={t('chat.choose')}
        text={t('chat.choose_text')}
        action={
          <LinkButton to={chatAddress({ admin_id: 0 })} look="secondary">
            {t('chat.write_support')}
          </LinkButton>
        }
      />
    </div>
  );
}
