import { useTranslate } from '#web/i18n/lazy/chat.ts';
import type { ChatPartner } from '#web/overlay/chat-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { usePhone } from '#web/ui/use-media-query.ts';
import { type Tab, useConversations } from '../chat.queries.ts';
import { ConversationRow } from './conversation-row.tsx';

/** The conversations of one tab, the newest first. */
export function ConversationsOf({ tab, open }: { tab: Tab; open: ChatPartner | null }) {
  const t = useTranslate();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useConversations(tab);
  const conversations = data?.pages.flatMap((page) => page.conversations);
  if (!conversations && isError)
    return (
      <StateBlock
        tone="error"
        title={t('chat.failed')}
        action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
      />
    );
  if (!conversations) return <ListSkeleton />;
  if (conversations.length === 0) return <Nobody title={t(`chat.none.${tab}`)} text={t(`chat.none_text.${tab}`)} />;
  return (
    <>
      <ul aria-label={t(`chat.tab.${tab}`)}>
        {conversations.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} open={open} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="grid justify-center py-3">
          <Button
            look="secondary"
            size={36}
            progress={isFetchingNextPage ? t('chat.loading_more') : null}
            onClick={() => fetchNextPage()}
          >
            {t('chat.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Beside the list the same picture stands already where nothing is open. */
function Nobody({ title, text }: { title: string; text: string }) {
  const isAlone = usePhone();
  if (isAlone) return <StateBlock picture="talk" title={title} text={text} />;
  return (
    <div className="px-4.5 py-6">
      <h2 className="font-semibold text-small">{title}</h2>
      <p className="mt-1 text-balance text-ink-2 text-small">{text}</p>
    </div>
  );
}

/** Rows of the size of those that come. */
export const ListSkeleton = () => (
  <div aria-busy="true">
    {['w-32', 'w-40', 'w-28', 'w-36'].map((width) => (
      <div key={width} className="flex h-17.5 items-center gap-3 md:px-4.5">
        <Skeleton className="size-11 rounded-thumb" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3.5 w-11/12" />
        </div>
      </div>
    ))}
  </div>
);
