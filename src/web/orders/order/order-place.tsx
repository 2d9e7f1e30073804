import MapPin from 'lucide-react/icons/map-pin';
import StoreIcon from 'lucide-react/icons/store';
import type { Order } from '#contract/orders/shapes.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { doorLine } from '#web/location/door-line.ts';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Where it goes, or where it is fetched, and who is asked for at the door. */
export function OrderPlace({ order }: { order: Order }) {
  const t = useTranslate();
  const { delivery_address: to, store, order_type } = order;
  const isFetched = order_type === 'take_away';
  const door = isFetched ? '' : doorLine(t, to);

  return (
    <div className="flex gap-3">
      <Icon of={isFetched ? StoreIcon : MapPin} className="mt-0.5 text-ink-2" />
      <div className="min-w-0">
        <p className="font-semibold text-small">
          <bdi>{isFetched && store ? `${store.name}, ${store.address}` : to.address}</bdi>
        </p>
        {door && (
          <p className="text-ink-2 text-small">
            <bdi>{door}</bdi>
          </p>
        )}
        <p className="text-ink-2 text-small">
          <Dotted>
            <bdi>{to.contact_person_name}</bdi>
            <bdi className="tabular">{spacedPhone(to.contact_person_number)}</bdi>
          </Dotted>
        </p>
      </div>
    </div>
  );
}
