import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { type OverlayProps, useOpener } from '#web/overlay/overlay.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { threadQuery, useToken } from './chat.queries.ts';
import { ParticipantPicture, participantName } from './participant-picture.tsx';
import { roleOf } from './read-partner.ts';
import { Thread } from './thread/thread.tsx';

/** A thread beside the page it is about. */
export default function ChatPanel({ partner, topic }: OverlayProps['chat']) {
  const t = useTranslate();
  const { close } = useOpener();
  const { data } = useInfiniteQuery(threadQuery(useApi(), useToken(), partner));
  const other = data?.pages[0]?.receiver;
  return (
    <Drawer
      open
      onClose={close}
      closeLabel={t('app.close')}
      className="overflow-hidden! px-0! pb-0!"
      title={
        other ? (
          <span className="flex items-center gap-3">
            <ParticipantPicture of={other} size={40} />
            <span className="min-w-0">
              <span className="block truncate text-lead">
                <bdi>{participantName(t, other)}</bdi>
              </span>
              <span className="block font-normal text-caption text-ink-2">{t(`chat.role.${roleOf(other)}`)}</span>
            </span>
          </span>
        ) : (
          t('header.chat')
        )
      }
    >
      <Thread partner={partner} topic={topic} />
    </Drawer>
  );
}
