import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import type { VehicleCardData } from '../rental-cards.ts';
import { useTripCart } from './trip-cart.queries.ts';
import { useRent } from './use-rent.ts';

type RentControlProps = {
  vehicle: VehicleCardData;
  /** `bar`: at the foot of a page, where a phone has only room for one word. */
  size: 'card' | 'bar' | 'quick-view';
  className?: string;
};

/**
 * Puts a vehicle into the trip cart, and counts it once it is there. Whatever has to be asked before is asked by itself.
 * A card says in words that none is free, and has no button then; elsewhere the press is answered.
 */
export function RentControl({ vehicle, size, className }: RentControlProps) {
  const t = useTranslate();
  const { lines } = useTripCart();
  const { rent, setQuantity } = useRent();
  const [isBusy, setBusy] = useState(false);
  const line = lines.find(({ vehicle_id }) => vehicle_id === vehicle.id);
  const { name } = vehicle;
  const isCard = size === 'card';

  if (line)
    return (
      <Stepper
        quantity={line.quantity}
        // More may mean another trip than the cart's, so it is asked like the first one.
        onChange={(next) => (next > line.quantity ? rent(vehicle, 'card') : setQuantity(line, next, 'card'))}
        look="tinted"
        size={isCard ? 40 : 44}
        className={classNames('relative z-1 shrink-0', className)}
        labels={{
          group: t('tripcart.quantity', { name }),
          add: t('tripcart.increase', { name }),
          increase: t('tripcart.increase', { name }),
          decrease: t('tripcart.decrease', { name }),
          remove: t('tripcart.remove', { name }),
        }}
      />
    );
  if (isCard && vehicle.total_vehicle_count === 0) return null;

  async function press() {
    setBusy(true);
    await rent(vehicle, isCard ? 'card' : 'cart');
    setBusy(false);
  }
  return (
    <Button
      look={isCard ? 'soft' : 'primary'}
      size={44}
      {...(isCard && { icon: Plus })}
      {...(isCard && { 'aria-label': t('tripcart.add_named', { name }) })}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={classNames('relative z-1 shrink-0', size === 'bar' && 'max-md:min-w-37', className)}
    >
      {isCard ? (
        t('tripcart.add')
      ) : size === 'bar' ? (
        <>
          <span className="md:hidden">{t('tripcart.rent_short')}</span>
          <span className="max-md:hidden">{t('tripcart.rent')}</span>
        </>
      ) : (
        t('tripcart.rent')
      )}
    </Button>
  );
}
