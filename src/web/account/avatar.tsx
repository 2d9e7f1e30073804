import User from 'lucide-react/icons/user';
import type { Customer } from '#contract/account/shapes.ts';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** A customer's picture, or the place where it would be. */
export function Avatar({ customer, size }: { customer: Pick<Customer, 'image'> | undefined; size: 40 | 48 | 96 }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <span
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center overflow-hidden rounded-pill bg-ground-lilac text-ink"
    >
      {customer?.image ? (
        <Picture id={customer.image} ratio="1x1" alt="" sizes={`${size}px`} widest={240} theme={theme} />
      ) : (
        <Icon of={User} size={size / 2.2} />
      )}
    </span>
  );
}
