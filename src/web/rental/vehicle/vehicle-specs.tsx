import Fuel from 'lucide-react/icons/fuel';
import Settings2 from 'lucide-react/icons/settings-2';
import Snowflake from 'lucide-react/icons/snowflake';
import Users from 'lucide-react/icons/users';
import { type Translate, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import type { VehicleCardData } from '../rental-cards.ts';

const FUELS = {
  petrol: 'vehicle.petrol',
  diesel: 'vehicle.diesel',
  electric: 'vehicle.electric',
  hybrid: 'vehicle.hybrid',
  none: 'vehicle.no_fuel',
} as const;
const GEARS = { automatic: 'vehicle.automatic', manual: 'vehicle.manual', none: 'vehicle.no_gears' } as const;

type Driven = Pick<VehicleCardData, 'seating_capacity' | 'transmission_type' | 'fuel_type' | 'air_condition'>;

/** How it drives, each in a word. */
export const drivesBy = (t: Translate, vehicle: Driven) => ({
  transmission: t(GEARS[vehicle.transmission_type]),
  fuel: t(FUELS[vehicle.fuel_type]),
  cooling: t(vehicle.air_condition > 0 ? 'vehicle.ac' : 'vehicle.no_ac'),
});

export const SPEC_ICONS = { seats: Users, transmission: Settings2, fuel: Fuel, cooling: Snowflake } as const;

const LOOKS = {
  /** Two columns, in a card. */
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-3 gap-y-2 pt-3',
  /** One line that wraps, in a list. */
  row: 'flex flex-wrap gap-x-3.5 gap-y-1',
} as const;

export function VehicleSpecs({ vehicle, look }: { vehicle: Driven; look: keyof typeof LOOKS }) {
  const t = useTranslate();
  const { transmission, fuel, cooling } = drivesBy(t, vehicle);
  const specs: { icon: Glyph; text: string }[] = [
    { icon: SPEC_ICONS.seats, text: t('vehicle.seats', { count: vehicle.seating_capacity }) },
    { icon: SPEC_ICONS.transmission, text: transmission },
    { icon: SPEC_ICONS.fuel, text: fuel },
    { icon: SPEC_ICONS.cooling, text: cooling },
  ];
  return (
    <ul className={classNames('text-ink-2 text-small', LOOKS[look])}>
      {specs.map(({ icon, text }) => (
        <li key={text} className="flex min-w-0 items-center gap-2">
          <Icon of={icon} size={16} className="text-ink-3" />
          <span className="truncate">{text}</span>
        </li>
      ))}
    </ul>
  );
}
