import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { isTakeAway, type OrderType } from '#domain/orders/order-type.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { useSession } from '#web/session/session.tsx';
import { CustomerAddress } from './customer-address.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { GuestCard } from './guest-card.tsx';

type DeliveryAddressesProps = {
  order_type: OrderType;
  /** The store's zone, when it is known; null also where it delivers to every zone. */
  zone_id: number | null;
  selected: SelectedAddress | null;
  onSelect(address: SelectedAddress): void;
};

/** Where an order goes, and to whom. Whoever fetches it themselves gives no address; a guest still says who they are. */
export function DeliveryAddresses({ order_type, zone_id, selected, onSelect }: DeliveryAddressesProps) {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);
  const isDelivered = !isTakeAway(order_type);
  if (isSignedIn && !isDelivered) return null;

  return (
    <section
      aria-label={t(isDelivered ? 'address.delivery' : 'guest_contact.title')}
      className="rounded-card border border-line bg-surface p-4 md:p-5"
    >
      {isDelivered && <h2 className="mb-4 font-bold text-lead tracking-snug">{t('address.delivery')}</h2>}
      {isSignedIn ? (
        <>
          <CustomerAddress zone_id={zone_id} selected={selected} onSelect={onSelect} />
          {selected && <ExtraFields selected={selected} onSelect={onSelect} />}
        </>
      ) : (
        <GuestCard isDelivered={isDelivered} />
      )}
    </section>
  );
}
