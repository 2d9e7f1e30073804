import Headphones from 'lucide-react/icons/headphones';
import type { Participant } from '#contract/chat/shapes.ts';
import { fullName } from '#domain/auth/name.ts';
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

/** A store's name stands in the first of the two. */
export const participantName = (participant: Participant): string => fullName(participant);
