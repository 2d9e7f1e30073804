import Pin from 'lucide-react/icons/pin';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { type ChatPartner, chatAddress } from '#web/overlay/chat-address.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useSupportConversation } from '../chat.queries.ts';
import { ParticipantPicture } from '../participant-picture.tsx';
import { ConversationRow, RowFrame } from './conversation-row.tsx';

/** Always there, also before the first word. */
export function SupportRow({ open }: { open: ChatPartner | null }) {
  const t = useTranslate();
  const { business_name } = useConfig();
  const { data: conversation } = useSupportConversation();
  const pin = (
    <>
      <Icon of={Pin} size={16} className="text-ink-3" />
      <span className="sr-only">{t('chat.support_pinned')}</span>
    </>
  );
  return (
    <ul>
      {conversation ? (
        <ConversationRow conversation={conversation} open={open} pin={pin} />
      ) : (
        <RowFrame
          to={chatAddress({ admin_id: 0 })}
          picture={<ParticipantPicture of={{ type: 'admin', image_full_url: null }} size={44} />}
          name={t('chat.support', { shop: business_name })}
          isOpen={open !== null && 'admin_id' in open}
          isUnread={false}
          aside={
            <>
              <span />
              {pin}
            </>
          }
        >
          {t('chat.support_first')}
        </RowFrame>
      )}
    </ul>
  );
}
