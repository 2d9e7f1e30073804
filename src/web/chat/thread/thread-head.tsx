import ArrowLeft from 'lucide-react/icons/arrow-left';
import Phone from 'lucide-react/icons/phone';
import StoreIcon from 'lucide-react/icons/store';
import { useLocation, useNavigate } from 'react-router';
import type { Participant } from '#contract/chat/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { INBOX } from '#web/overlay/chat-address.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { IconLink } from '#web/ui/controls/icon-link.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { isFromList } from '../inbox/from-list.ts';
import { ParticipantPicture, participantName } from '../participant-picture.tsx';
import { roleOf } from '../read-partner.ts';

/** Who it is and what they are to the customer; the ways back, to their page and to their phone. */
export function ThreadHead({ other }: { other: Participant }) {
  const t = useTranslate();
  const name = participantName(t, other);
  return (
    <header className="flex h-16 shrink-0 items-center gap-3 border-line border-b bg-surface px-3 md:h-18 md:px-5">
      <BackButton />
      <ParticipantPicture of={other} size={44} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-bold text-body tracking-snug">
          <bdi>{name}</bdi>
        </h2>
        <p className="truncate text-caption text-ink-2">{t(`chat.role.${roleOf(other)}`)}</p>
      </div>
      <ThreadLinks other={other} />
    </header>
  );
}

function ThreadLinks({ other }: { other: Participant }) {
  const t = useTranslate();
  const name = participantName(t, other);
  return (
    <div className="flex shrink-0 gap-1">
      {other.store_slug && (
        <IconLink
          to={`/store/${other.store_slug}`}
          icon={StoreIcon}
          label={t('chat.visit', { name })}
          look="ghost"
          className="max-md:hidden"
        />
      )}
      {other.phone && (
        <a
          href={`tel:${other.phone}`}
          aria-label={t('chat.call', { name })}
          className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-hover"
        >
          <Icon of={Phone} />
        </a>
      )}
    </div>
  );
}

/** On a phone: to the list one came from, or to the list at all. */
function BackButton() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <IconButton
      icon={ArrowLeft}
      label={t('chat.back')}
      directional
      className="-me-1 md:hidden"
      onClick={() => (isFromList(state) ? navigate(-1) : navigate(INBOX, { replace: true }))}
    />
  );
}
