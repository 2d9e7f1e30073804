import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import type { ChatMessage } from '#contract/chat/shapes.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Bubble, PictureStrip } from './bubble.tsx';

type MessageBubbleProps = {
  message: ChatMessage;
  isOwn: boolean;
  isLast: boolean;
  /** The newest message that the other side has seen. */
  seenId: number;
};

/** A message that the server has. */
export function MessageBubble({ message, isOwn, isLast, seenId }: MessageBubbleProps) {
  const { file_full_url: pictures } = message;
  return (
    <Bubble
      isOwn={isOwn}
      text={message.message}
      pictures={pictures.length > 0 && <Pictures urls={pictures} />}
      foot={isLast && <Foot message={message} isOwn={isOwn} isSeen={message.is_seen === 1 || message.id <= seenId} />}
    />
  );
}

function Foot({ message, isOwn, isSeen }: { message: ChatMessage; isOwn: boolean; isSeen: boolean }) {
  const t = useTranslate();
  const { time } = useDates();
  return (
    <>
      <time dateTime={message.created_at}>{time(message.created_at)}</time>
      {isOwn && <Icon of={isSeen ? CheckCheck : Check} size={16} className={isSeen ? 'text-accent-ink' : ''} />}
      {isOwn && t(isSeen ? 'chat.seen' : 'chat.sent')}
      {message.is_automatic === 1 && <span>{t('chat.automatic')}</span>}
    </>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const t = useTranslate();
  return (
    <PictureStrip>
      {urls.map((url, at) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-card bg-hover outline -outline-offset-1 outline-line"
          >
            <img
              src={url}
              alt={t('chat.picture_of', { number: at + 1 })}
              width={118}
              height={118}
              loading="lazy"
              className="size-29.5 object-cover"
            />
          </a>
        </li>
      ))}
    </PictureStrip>
  );
}
