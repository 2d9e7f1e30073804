import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { priceChoices } from '#domain/rental/trip-price.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useTripPlan } from '../plan/use-trip-plan.ts';
import type { VehicleCardData } from '../rental-cards.ts';

const CHEAPEST = {
  hourly: 'vehicle.cheapest.hourly',
  day_wise: 'vehicle.cheapest.day_wise',
  distance_wise: 'vehicle.cheapest.distance_wise',
} as const;
const CHEAPER = {
  hourly: 'vehicle.cheaper.hourly',
  day_wise: 'vehicle.cheaper.day_wise',
  distance_wise: 'vehicle.cheaper.distance_wise',
} as const;

/** Whether the chosen kind of trip is the cheapest with this vehicle; another one that is cheaper can be switched to. */
export function PriceMark({ vehicle }: { vehicle: VehicleCardData }) {
  const t = useTranslate();
  const money = useMoney();
  const { plan, change } = useTripPlan();
  const choices = priceChoices(vehicle, plan);
  const chosen = choices.find(({ rental_type }) => rental_type === plan.rental_type);
  const cheapest = choices.find(({ is_cheapest }) => is_cheapest);
  if (!chosen || !cheapest) return null;
  if (chosen === cheapest)
    return (
      <p className="flex items-center gap-1.5 font-bold text-caption text-success-ink">
        <Icon of={CircleCheck} size={14} />
        {t(CHEAPEST[chosen.rental_type])}
      </p>
    );
  const saved = chosen.price - cheapest.price;
  if (saved <= 0) return null;
  return (
    <button
      type="button"
      onClick={() => change({ rental_type: cheapest.rental_type })}
      className="hit-area relative z-1 flex items-center gap-1.5 rounded-xs text-start font-bold text-accent-ink text-caption hover:underline"
    >
      <Icon of={ArrowLeftRight} size={14} />
      {t(CHEAPER[cheapest.rental_type], { price: money(cheapest.price), amount: money(saved) })}
    </button>
  );
}
