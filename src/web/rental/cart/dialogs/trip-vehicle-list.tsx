import CarFront from 'lucide-react/icons/car-front';
import { offersTrip } from '#domain/rental/trip-price.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import type { OverlayProps } from '#web/overlay/overlay.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { useAnswer } from './use-answer.ts';
import { VehicleRow } from './vehicle-row.tsx';

/** The vehicles that the changed trip leaves behind: they go, or nothing changes. */
export default function TripVehicleList({ lines, plan, answer: tell }: OverlayProps['trip-vehicle-list']) {
  const t = useTranslate();
  const answer = useAnswer(tell);

  return (
    <ConfirmDialog
      open
      onClose={() => answer(null)}
      icon={CarFront}
      tone="danger"
      title={t('tripcart.list.title')}
      text={t('tripcart.list.text')}
      safe={t('tripcart.cancel')}
      confirm={t('tripcart.list.continue')}
      onConfirm={() => answer(true)}
    >
      <ul className="mt-3">
        {lines.map(({ id, vehicle, quantity, price }) => (
          <VehicleRow
            key={id}
            vehicle={vehicle}
            quantity={quantity}
            text={null}
            problem={t(
              offersTrip(vehicle, plan.rental_type) ? 'tripcart.problem.none_free' : 'tripcart.problem.rental_type',
            )}
            was={price}
          />
        ))}
      </ul>
    </ConfirmDialog>
  );
}
