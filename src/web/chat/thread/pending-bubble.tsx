import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { useI18n } from '#web/i18n/lazy/chat.ts';
import type { PendingMessage } from '#web/session/drafts/pending-messages.ts';
import { savedFiles } from '#web/session/drafts/saved-files.ts';
import { useOnline } from '#web/ui/online.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { sendAgain, takeBack } from '../outbox/use-writing.ts';
import { Bubble, PictureStrip } from './bubble.tsx';

/** A message on its way: it stands where it will stand, and says how far it is. */
export const PendingBubble = ({ pending }: { pending: PendingMessage }) => (
  <Bubble
    isOwn
    text={pending.message}
    pictures={pending.pictures > 0 && <SavedPictures pending={pending} />}
    foot={<Foot pending={pending} />}
  />
);

const PRESS = 'hit-area rounded-xs font-semibold underline underline-offset-2';

function Foot({ pending }: { pending: PendingMessage }) {
  const { key, refused, refused_in, isWaiting, isTooMany, send_after } = pending;
  const { t, language } = useI18n();
  const isOnline = useOnline();
  if (refused !== undefined)
    return (
      <span role="alert" className="flex max-w-71.5 flex-wrap items-center justify-end gap-x-2 text-danger-ink">
        <span className="flex items-center gap-1.5">
          <Icon of={CircleAlert} size={14} />
          {t('chat.not_sent')}
        </span>
        <button type="button" className={PRESS} onClick={() => sendAgain(key)}>
          {t('chat.again')}
        </button>
        <button type="button" className={PRESS} onClick={() => takeBack(key)}>
          {t('chat.remove')}
        </button>
        {refused && refused_in === language && <span className="basis-full text-end">{refused}</span>}
      </span>
    );
  const waits = isTooMany && isOnline ? 'chat.too_many' : 'chat.waiting';
  return (
    <>
      <Icon of={Clock} size={14} className="shrink-0" />
      {t(isWaiting || !isOnline ? waits : 'chat.sending')}
      {send_after !== undefined && (
        <button type="button" className={PRESS} onClick={() => takeBack(key)}>
          {t('chat.undo')}
        </button>
      )}
    </>
  );
}

/** From the device, until the server has them. */
function SavedPictures({ pending: { key, pictures } }: { pending: PendingMessage }) {
  const { t } = useI18n();
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    let made: string[] = [];
    let isGone = false;
    void savedFiles(key).then((files) => {
      if (isGone || !files) return;
      made = files.map((file) => URL.createObjectURL(file));
      setUrls(made);
    });
    return () => {
      isGone = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [key]);
  return (
    <PictureStrip>
      {Array.from({ length: pictures }, (_, at) => (
        <li
          key={urls[at] ?? at}
          className="size-29.5 overflow-hidden rounded-card bg-hover outline -outline-offset-1 outline-line"
        >
          {urls[at] && (
            <img src={urls[at]} alt={t('chat.picture_of', { number: at + 1 })} className="size-full object-cover" />
          )}
        </li>
      ))}
    </PictureStrip>
  );
}
