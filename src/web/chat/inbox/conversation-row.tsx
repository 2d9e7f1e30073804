import CheckCheck from 'lucide-react/icons/check-check';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Conversation, Participant } from '#contract/chat/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { type ChatPartner, chatAddress } from '#web/overlay/chat-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ParticipantPicture, participantName } from '../participant-picture.tsx';
import { isTo, receiverIn, receiverOf } from '../read-partner.ts';
import { useDayWords } from '../thread/use-day-words.ts';
import { FROM_LIST } from './from-list.ts';

type ConversationRowProps = { conversation: Conversation; open: ChatPartner | null; pin?: ReactNode };

/** Who, when, what was said last, and whether it was read. */
export function ConversationRow({ conversation, open, pin }: ConversationRowProps) {
  const t = useTranslate();
  const { shortWords } = useDayWords();
  const { receiver, last_message, unread_message_count: unread, last_message_time } = conversation;
  const isOwn = last_message?.sender_type === 'customer';
  const isSeen = isOwn && last_message.id <= conversation.receiver_seen_id;
  return (
    <RowFrame
      to={chatAddress({ conversation_id: conversation.id })}
      picture={<ParticipantPicture of={receiver} size={44} />}
      name={participantName(t, receiver)}
      isOpen={isOpen(open, conversation.id, receiver)}
      isUnread={unread > 0}
      before={isOwn ? t('chat.you') : undefined}
      aside={
        <>
          <time
            dateTime={last_message_time}
            className={unread > 0 ? 'font-bold text-accent-ink' : 'text-ink-3'}
            suppressHydrationWarning
          >
            {shortWords(last_message_time)}
          </time>
          {unread > 0 && (
            <>
              <CountBadge count={unread} className="h-5! min-w-5! ring-0" />
              <span className="sr-only">{t('chat.unread', { count: unread })}</span>
            </>
          )}
          {unread === 0 &&
            (isSeen ? (
              <>
                <Icon of={CheckCheck} size={16} className="text-accent-ink" />
                <span className="sr-only">{t('chat.seen')}</span>
              </>
            ) : (
              pin
            ))}
        </>
      }
    >
      {last_message && (last_message.message ?? t('chat.pictures', { count: last_message.file_full_url.length }))}
    </RowFrame>
  );
}

const isOpen = (open: ChatPartner | null, id: number, receiver: Participant): boolean => {
  if (open === null) return false;
  return 'conversation_id' in open ? open.conversation_id === id : isTo(receiverIn(open), receiverOf(receiver));
};

type RowFrameProps = {
  to: string;
  picture: ReactNode;
  name: string;
  isOpen: boolean;
  isUnread: boolean;
  aside: ReactNode;
  /** Whose words follow. Stands apart: each is cut at its own end, whichever way it is read. */
  before?: string | undefined;
  children: ReactNode;
};

export const RowFrame = ({ to, picture, name, isOpen, isUnread, aside, before, children }: RowFrameProps) => (
  <li>
    <Link
      to={to}
      state={FROM_LIST}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'relative flex h-17.5 items-center gap-3 hover:bg-hover active:bg-press max-md:-mx-4 max-md:px-4 md:px-4.5',
        'aria-[current=true]:bg-accent-soft aria-[current=true]:before:absolute aria-[current=true]:before:inset-y-0 aria-[current=true]:before:inset-s-0 aria-[current=true]:before:w-0.75 aria-[current=true]:before:bg-accent',
        'focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)]',
      )}
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className={classNames('block truncate text-small', isUnread ? 'font-bold' : 'font-semibold')}>
          <bdi>{name}</bdi>
        </span>
        <span className={classNames('flex gap-1 text-small', isUnread ? 'font-semibold text-ink' : 'text-ink-2')}>
          {before && <span className="shrink-0">{before}</span>}
          <span className="truncate">
            <bdi>{children}</bdi>
          </span>
        </span>
      </span>
      <span className="flex h-10 shrink-0 flex-col items-end justify-between text-caption tabular">{aside}</span>
    </Link>
  </li>
);
