import Headphones from 'lucide-react/icons/headphones';
import type { Participant } from '#contract/chat/shapes.ts';
import { fullName } from '#domain/auth/name.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import '#web/i18n/lazy/chat.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type ParticipantPictureProps = { of: Pick<Participant, 'type' | 'image_full_url'>; size: 40 | 44 };

/** Stores have square signs, people round faces, support a sign of its own. */
export function ParticipantPicture({ of: { type, image_full_url }, size }: ParticipantPictureProps) {
  if (type === 'admin')
    return (
      <span
        style={{ width: size, height: size }}
        className="grid shrink-0 place-items-center rounded-thumb bg-inverse text-on-inverse"
      >
        <Icon of={Headphones} />
      </span>
    );
  return (
    <OrderPicture url={image_full_url} size={size} className={type === 'vendor' ? 'rounded-thumb' : 'rounded-pill'} />
  );
}

/** A store's name stands in the first of the two; support is called as each language does it. */
export const participantName = (t: Translate, participant: Participant): string =>
  participant.type === 'admin' ? t('chat.support', { shop: participant.f_name }) : fullName(participant);
