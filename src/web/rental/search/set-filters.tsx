import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CHIP } from '#web/ui/controls/chip.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../rental.queries.ts';
import { FUEL_WORDS, seatWords, TRANSMISSION_WORDS } from './choice-words.ts';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import type { VehicleChoice } from './vehicle-search-address.ts';

type SetFilter = { key: string; label: string; without(now: VehicleChoice): Partial<VehicleChoice> };

/** Each filter that is set as a chip of its own, which takes it away again. */
export function SetFilters() {
  const t = useTranslate();
  const { change } = useVehicleChoice();
  return useSetFilters().map(({ key, label, without }) => (
    <button
      key={key}
      type="button"
      aria-label={t('trip_search.remove', { name: label })}
      onClick={() => change(without)}
      className={classNames(CHIP, 'border-accent-line bg-accent-soft text-accent-ink hover:bg-accent-soft-2')}
    >
      <bdi>{label}</bdi>
      <Icon of={X} size={16} />
    </button>
  ));
}

function useSetFilters(): readonly SetFilter[] {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const scope = useScope();
  const { choice } = useVehicleChoice();
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery(api, scope));
  const { data: brands = [] } = useQuery(vehicleBrandsQuery(api, scope));
  const others = <Value,>(list: readonly Value[], value: Value) => list.filter((one) => one !== value);
  const named = (list: readonly { id: number; name: string }[], ids: readonly number[]) =>
    list.filter(({ id }) => ids.includes(id));
  const hasPrice = choice.min_price !== null || choice.max_price !== null;

  return [
    ...(hasPrice
      ? [
          {
            key: 'price',
            label: `${money(choice.min_price ?? 0)} – ${choice.max_price === null ? '…' : money(choice.max_price)}`,
            without: () => ({ min_price: null, max_price: null }),
          },
        ]
      : []),
    ...named(categories, choice.category_ids).map(({ id, name }) => ({
      key: `category ${id}`,
      label: name,
      without: (now: VehicleChoice) => ({ category_ids: others(now.category_ids, id) }),
    })),
    ...named(brands, choice.brand_ids).map(({ id, name }) => ({
      key: `brand ${id}`,
      label: name,
      without: (now: VehicleChoice) => ({ brand_ids: others(now.brand_ids, id) }),
    })),
    ...choice.seating_capacity.map((range) => ({
      key: range,
      label: t('trip_search.seats_of', { range: seatWords(range) }),
      without: (now: VehicleChoice) => ({ seating_capacity: others(now.seating_capacity, range) }),
    })),
    ...choice.air_condition.map((has) => ({
      key: `air ${has}`,
      label: t(has ? 'vehicle.ac' : 'vehicle.no_ac'),
      without: (now: VehicleChoice) => ({ air_condition: others(now.air_condition, has) }),
    })),
    ...choice.transmission_type.map((type) => ({
      key: `gears ${type}`,
      label: t(TRANSMISSION_WORDS[type]),
      without: (now: VehicleChoice) => ({ transmission_type: others(now.transmission_type, type) }),
    })),
    ...choice.fuel_type.map((type) => ({
      key: `fuel ${type}`,
      label: t(FUEL_WORDS[type]),
      without: (now: VehicleChoice) => ({ fuel_type: others(now.fuel_type, type) }),
    })),
    ...(choice.name === '' ? [] : [{ key: 'name', label: choice.name, without: () => ({ name: '' }) }]),
  ];
}
