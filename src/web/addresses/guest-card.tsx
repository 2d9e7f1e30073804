import CircleUser from 'lucide-react/icons/circle-user';
import Pencil from 'lucide-react/icons/pencil';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { doorLine } from '#web/location/door-line.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Tooltip } from '#web/ui/layers/tooltip.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Without it nothing can be ordered: it looks like something to be done. */
const ASKS = 'items-center border border-accent-line border-dashed bg-accent-soft';

/** Who a guest is and where they are, as this browser remembers it. */
export function GuestCard({ isDelivered }: { isDelivered: boolean }) {
  const t = useTranslate();
  const { open } = useOpener();
  const guest = useGuestAddress();
  const hasContact = guest !== null && guest.contact_person_name !== '';
  const edit = () => open(isDelivered ? { name: 'address' } : { name: 'guest-contact' });

  return (
    <section
      aria-label={t('address.contact')}
      className={classNames('flex gap-3 rounded-thumb p-4', hasContact ? 'items-start bg-sunken' : ASKS)}
    >
      <Icon of={CircleUser} className={classNames('text-accent-ink', hasContact && 'mt-0.5')} />
      <div className="min-w-0 flex-1 text-small">
        {hasContact ? (
          <>
            <p className="font-semibold">
              <bdi>{guest.contact_person_name}</bdi>
            </p>
            <p className="text-ink-2">
              <bdi className="whitespace-nowrap tabular">
                {spacedPhone(`+${guest.contact_person_number.replace(/^\+/, '')}`)}
              </bdi>
            </p>
            {guest.contact_person_email && (
              <p className="break-words text-ink-2">
                <bdi>{guest.contact_person_email}</bdi>
              </p>
            )}
          </>
        ) : (
          <Tooltip text={t('address.enter_contact')} side="top" className="w-full">
            {/* As wide as the card: what is missing is what one presses first. */}
            <button type="button" onClick={edit} className="-my-4 w-full rounded-control py-4 text-start font-semibold">
              {t('address.no_contact')}
              <span className="sr-only">. {t('address.enter_contact')}</span>
            </button>
          </Tooltip>
        )}
        {isDelivered && guest?.address && (
          <>
            {guest.address_label && guest.address_type === 'other' && (
              <p className="mt-1 font-semibold">
                <bdi>{guest.address_label}</bdi>
              </p>
            )}
            <p className="mt-1 text-ink-2">
              <bdi>{guest.address}</bdi>
            </p>
            <p className="text-caption text-ink-3 empty:hidden">{doorLine(t, guest)}</p>
          </>
        )}
      </div>
      <Tooltip text={t('address.add_delivery')} side="start">
        <IconButton icon={Pencil} iconSize={18} size={36} label={t('address.add_delivery')} onClick={edit} />
      </Tooltip>
    </section>
  );
}
