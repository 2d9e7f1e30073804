import CarFront from 'lucide-react/icons/car-front';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import type { VehicleView } from './vehicle.calls.ts';
import { drivesBy, SPEC_ICONS } from './vehicle-specs.tsx';

const KINDS = {
  economy: 'vehicle.kind.economy',
  family: 'vehicle.kind.family',
  executive: 'vehicle.kind.executive',
  luxury: 'vehicle.kind.luxury',
  cargo: 'vehicle.kind.cargo',
} as const;

const isKnown = (type: string): type is keyof typeof KINDS => type in KINDS;

/** Five cells: seats, type, cooling, transmission, fuel; where there is little room, columns of icons. */
export function VehicleFacts({ vehicle, narrow = false }: { vehicle: VehicleView; narrow?: boolean }) {
  const t = useTranslate();
  const { transmission, fuel, cooling } = drivesBy(t, vehicle);
  const { type } = vehicle;
  const facts: { icon: Glyph; name: string; value: string; short?: string }[] = [
    {
      icon: SPEC_ICONS.seats,
      name: t('vehicle.fact.seats'),
      value: vehicle.seating_capacity,
      short: t('vehicle.seats', { count: vehicle.seating_capacity }),
    },
    {
      icon: CarFront,
      name: t('vehicle.fact.type'),
      value: isKnown(type) ? t(KINDS[type]) : type.charAt(0).toUpperCase() + type.slice(1),
    },
    { icon: SPEC_ICONS.cooling, name: t('vehicle.fact.cooling'), value: cooling },
    { icon: SPEC_ICONS.transmission, name: t('vehicle.fact.transmission'), value: transmission },
    { icon: SPEC_ICONS.fuel, name: t('vehicle.fact.fuel'), value: fuel },
  ];
  return (
    <dl
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(min(3.5rem,100%),1fr))] gap-y-3 border-line border-y py-3.5',
        !narrow && WIDE_LIST,
      )}
    >
      {facts.map(({ icon, name, value, short = value }) => (
        <div key={name} className={classNames('relative min-w-0 text-center', !narrow && WIDE_CELL)}>
          <dt className="text-caption text-ink-2">
            <Icon of={icon} size={20} className={classNames('mx-auto mb-1.5', !narrow && WIDE_ICON)} />
            <span className={narrow ? 'sr-only' : 'max-md:sr-only'}>{name}</span>
          </dt>
          <dd className={classNames('truncate font-semibold text-caption', !narrow && 'md:text-small')}>
            {narrow ? (
              short
            ) : (
              <>
                <span className="md:hidden">{short}</span>
                <span className="max-md:hidden">{value}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WIDE_LIST = 'md:rounded-card md:border md:px-1';
const WIDE_CELL = 'md:border-line md:ps-12 md:pe-2 md:text-start md:not-first:border-s';
const WIDE_ICON = 'md:absolute md:inset-s-4 md:top-1/2 md:m-0 md:-translate-y-1/2';
