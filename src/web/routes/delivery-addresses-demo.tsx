import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { DeliveryAddresses } from '#web/addresses/delivery-addresses.tsx';
import { useSelectedAddress } from '#web/session/selected-address.ts';

export const meta = () => [{ title: 'Delivery addresses' }];

/** The address part of a checkout by itself, to look at. Only in development: it is shown where one orders. */
export default function DeliveryAddressesDemo() {
  const [query] = useSearchParams();
  const [selected, setSelected] = useState<SelectedAddress | null>(null);
  const here = useSelectedAddress();
  useEffect(() => setSelected((chosen) => chosen ?? here), [here]);

  return (
    <div className="column max-w-180! py-12">
      <h1 className="mb-5 font-extrabold text-headline tracking-tight">Delivery addresses</h1>
      <DeliveryAddresses
        order_type={query.get('order_type') === 'take_away' ? 'take_away' : 'delivery'}
        zone_id={query.has('zone') ? Number(query.get('zone')) : null}
        selected={selected}
        onSelect={setSelected}
      />
      <output className="mt-6 block whitespace-pre-wrap text-caption">{JSON.stringify(selected)}</output>
    </div>
  );
}
