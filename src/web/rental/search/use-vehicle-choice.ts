import { useAddressQuery } from '#web/listing/filters/use-address-query.ts';
import { useTripPlan } from '../plan/use-trip-plan.ts';
import { choiceFrom, comparable, type VehicleChoice, withChoice } from './vehicle-search-address.ts';

type Change = Partial<VehicleChoice> | ((choice: VehicleChoice) => Partial<VehicleChoice>);

/** Filters and order of the vehicles, in the address of whichever page lists them. */
export function useVehicleChoice(): { choice: VehicleChoice; change(change: Change): void } {
  const { params, change } = useAddressQuery();
  const { plan } = useTripPlan();
  return {
    choice: comparable(choiceFrom(params), plan),
    change: (wanted) =>
      change((now) => withChoice(now, typeof wanted === 'function' ? wanted(choiceFrom(now)) : wanted)),
  };
}
