import CarFront from 'lucide-react/icons/car-front';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { Notification } from '#contract/notifications/notifications.ts';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

const FACES: Record<NotificationKind, { icon: Glyph; look: string }> = {
  order: { icon: ReceiptText, look: 'bg-accent-soft text-accent-ink' },
  trip: { icon: CarFront, look: 'bg-ground-sky text-ink' },
  parcel: { icon: Package, look: 'bg-ground-butter text-ink' },
  wallet: { icon: Wallet, look: 'bg-success-soft text-success-ink' },
  points: { icon: Star, look: 'bg-warn-soft text-warn-ink' },
  referral: { icon: Users, look: 'bg-success-soft text-success-ink' },
  chat: { icon: MessageCircle, look: 'bg-ground-sky text-ink' },
};

/** What it is about: its picture, or a round icon of its kind. */
export function RowPicture({ notification: { kind, picture } }: { notification: Notification }) {
  const theme = useSession(({ settings }) => settings.theme);
  const face = <Face kind={kind} />;
  if (!picture) return face;
  return (
    <span
      className={classNames(
        'block size-12 shrink-0 overflow-hidden',
        kind === 'chat' ? 'rounded-pill' : 'rounded-control',
      )}
    >
      <Picture id={picture} ratio="1x1" alt="" sizes="48px" widest={240} theme={theme} fallback={face} />
    </span>
  );
}

function Face({ kind }: { kind: NotificationKind }) {
  const { icon, look } = FACES[kind];
  return (
    <span className={classNames('grid size-12 shrink-0 place-items-center rounded-pill', look)}>
      <Icon of={icon} />
    </span>
  );
}
