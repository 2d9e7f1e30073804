import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Route from 'lucide-react/icons/route';
import type { RentalType } from '#domain/rental/trip-plan.ts';
import { estimate } from '#domain/rental/trip-price.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import type { OverlayProps } from '#web/overlay/overlay.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { useMeasuredRoute } from '../../plan/use-measured-route.ts';
import { toVehicleCard } from '../../to-vehicle-card.ts';
import { planOfTrip } from '../trip-of-plan.ts';
import { useTripWords } from '../use-trip-words.ts';
import { FromTo } from './from-to.tsx';
import { useAnswer } from './use-answer.ts';
import { VehicleRow } from './vehicle-row.tsx';

const ICONS = { hourly: Clock, day_wise: CalendarDays, distance_wise: Route } as const;

/** One trip type a cart: what every vehicle costs by the new one, and which of them cannot come along. */
export default function ChangeTripType({ vehicle, plan: asked, cart, answer: tell }: OverlayProps['change-trip-type']) {
  const t = useTranslate();
  const money = useMoney();
  const words = useTripWords();
  const answer = useAnswer(tell);
  const { lines, trip } = cart;
  const plan = { ...asked, route: useMeasuredRoute(asked).route };

  const before = planOfTrip(trip);
  const own = estimate(vehicle, plan);
  const others = lines
    .filter(({ vehicle_id }) => vehicle_id !== vehicle.id)
    .map((line) => {
      const card = toVehicleCard(line.vehicle);
      const priced = estimate(card, plan);
      return { line, card, price: priced && priced.price * line.quantity };
    });
  const quantity = (lines.find(({ vehicle_id }) => vehicle_id === vehicle.id)?.quantity ?? 0) + 1;
  const total = others.reduce((sum, { price }) => sum + (price ?? 0), (own?.price ?? 0) * quantity);
  const end = (type: RentalType, of: typeof plan) => ({
    title: words.type(type),
    text: words.length(of) ?? undefined,
    icon: ICONS[type],
  });

  return (
    <ConfirmDialog
      open
      onClose={() => answer(null)}
      icon={Repeat2}
      title={t('tripcart.type.title')}
      text={t('tripcart.type.text', {
        from: words.type(before.rental_type),
        to: words.type(plan.rental_type),
        name: vehicle.name,
      })}
      safe={t('tripcart.type.no')}
      confirm={t('tripcart.type.yes')}
      onConfirm={() => answer(true)}
    >
      <FromTo from={end(before.rental_type, before)} to={end(plan.rental_type, plan)} />
      <ul className="mt-3">
        <VehicleRow
          vehicle={vehicle}
          quantity={quantity}
          text={words.unit(vehicle, plan)}
          price={own && own.price * quantity}
        />
        {others.map(({ line, card, price }) => (
          <VehicleRow
            key={line.id}
            vehicle={card}
            quantity={line.quantity}
            text={price === null ? null : words.unit(card, plan)}
            problem={price === null ? t(`tripcart.type.gone.${plan.rental_type}`) : null}
            price={price}
            was={line.price}
          />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 pt-4">
        <span className="font-semibold">{t('tripcart.total')}</span>
        <span className="tabular">
          <s className="me-2 text-ink-3 text-small">
            <bdi>{money(trip.total_cart_price)}</bdi>
          </s>
          <bdi className="font-bold text-lead">{money(total)}</bdi>
        </span>
      </p>
    </ConfirmDialog>
  );
}
