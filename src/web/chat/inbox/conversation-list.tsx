import { useInfiniteQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import type { ChatPartner } from '#web/overlay/chat-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { type Tab, threadQuery, useFoundConversations, useToken, useUnread } from '../chat.queries.ts';
import { roleOf } from '../read-partner.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationsOf, ListSkeleton } from './conversations-of.tsx';
import { SupportRow } from './support-row.tsx';

/** Support on top, then a tab for each kind of partner; or whoever is looked for by name. */
export function ConversationList({ open }: { open: ChatPartner | null }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const name = text.trim();
  return (
    <section aria-label={t('chat.inbox')} className="flex flex-col gap-3.5 md:pt-5">
      <h1 className="font-extrabold text-headline tracking-tight md:px-4.5 md:text-title">{t('chat.inbox')}</h1>
      <div className="md:px-4.5">
        <TextInput
          type="search"
          name="conversation"
          shape="pill"
          size={44}
          value={text}
          maxLength={100}
          aria-label={t('chat.search')}
          placeholder={t('chat.search')}
          onChange={(event) => setText(event.target.value)}
          start={<Icon of={Search} className="text-ink-2" />}
          end={
            text && (
              <IconButton icon={X} label={t('chat.clear_search')} size={36} iconSize={18} onClick={() => setText('')} />
            )
          }
          className="[&_input::-webkit-search-cancel-button]:hidden"
        />
      </div>
      {name === '' ? <TabList open={open} /> : <FoundList name={name} open={open} />}
    </section>
  );
}

const TABS = ['vendor', 'delivery_man'] as const satisfies readonly Tab[];

function TabList({ open }: { open: ChatPartner | null }) {
  const t = useTranslate();
  const [chosen, choose] = useState<Tab | null>(null);
  const tabOfOpen = useTabOf(open);
  const tab = chosen ?? tabOfOpen;
  const { data: unread } = useUnread(false);
  return (
    <Tabs
      look="box"
      label={t('chat.tabs')}
      value={tab}
      onChange={choose}
      tabs={TABS.map((value) => ({ value, label: <TabLabel tab={value} count={unread?.unread[value] ?? 0} /> }))}
      className="md:[&>[role=tablist]]:mx-4.5"
    >
      <div className="pt-3">
        <SupportRow open={open} />
      </div>
      <hr className="my-1.5 border-line md:mx-4.5" />
      {TABS.map((value) => (
        <TabPanel key={value} value={value} className="pt-0!">
          <ConversationsOf tab={value} open={open} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Until somebody chose one: the tab of the conversation that is open. */
function useTabOf(open: ChatPartner | null): Tab {
  const thread = threadQuery(useApi(), useToken(), open ?? { admin_id: 0 });
  const { data } = useInfiniteQuery({ ...thread, enabled: false });
  const other = open && data?.pages[0]?.receiver;
  return other && roleOf(other) === 'delivery_man' ? 'delivery_man' : 'vendor';
}

function TabLabel({ tab, count }: { tab: Tab; count: number }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <span className="truncate">{t(`chat.tab.${tab}`)}</span>
      <CountBadge count={count} className="ring-0" />
      {count > 0 && <span className="sr-only">{t('chat.unread', { count })}</span>}
    </>
  );
}

function FoundList({ name, open }: { name: string; open: ChatPartner | null }) {
  const t = useTranslate();
  const { data, isError, refetch } = useFoundConversations(useDeferredValue(name));
  if (!data && isError)
    return (
      <StateBlock
        tone="error"
        title={t('chat.failed')}
        action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
      />
    );
  if (!data) return <ListSkeleton />;
  return (
    <>
      <p role="status" className={data.length > 0 ? 'sr-only' : 'px-4.5 py-8 text-center text-ink-2 text-small'}>
        {data.length > 0 ? t('chat.found') : t('chat.found_none', { name })}
      </p>
      <ul aria-label={t('chat.found')}>
        {data.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} open={open} />
        ))}
      </ul>
    </>
  );
}
