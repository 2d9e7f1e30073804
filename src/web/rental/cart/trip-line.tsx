import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import type { TripCartLine } from '#contract/rental/trip-cart-shape.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { toVehicleCard } from '../to-vehicle-card.ts';
import { vehicleAddress } from '../vehicle/vehicle-address.ts';
import { useRent } from './use-rent.ts';
import { useTripWords } from './use-trip-words.ts';

export function TripLine({ line, plan }: { line: TripCartLine; plan: TripPlan }) {
  const words = useTripWords();
  const theme = useSession(({ settings }) => settings.theme);
  const { close } = useOpener();
  const { vehicle, problem } = line;
  // A line that is not available can only be removed.
  const isGone = problem === 'none_free' || problem === 'rental_type';

  return (
    <li className="flex gap-3.5 border-line border-b py-4">
      <span
        className={classNames(
          'size-19 shrink-0 self-start overflow-hidden rounded-[10px] bg-sunken',
          isGone && 'opacity-50 grayscale',
        )}
      >
        <Picture
          id={vehicle.thumbnail}
          ratio="5x3"
          alt=""
          sizes="127px"
          widest={320}
          theme={theme}
          className="aspect-square object-cover"
        />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className={classNames('min-w-0', isGone && 'text-ink-3')}>
          <h3 className="line-clamp-2 font-semibold text-small">
            <Link to={vehicleAddress(vehicle, 'cart')} onClick={close} className="hover:underline">
              <bdi>{vehicle.name}</bdi>
            </Link>
          </h3>
          {problem !== 'rental_type' && (
            <p className="text-caption text-ink-3">{words.unit(toVehicleCard(vehicle), plan)}</p>
          )}
        </div>
        <div className="mt-auto flex items-end justify-between gap-2 pt-1.5">
          <Price line={line} isGone={isGone} />
          <Quantity line={line} isGone={isGone} />
        </div>
        <Note line={line} />
      </div>
    </li>
  );
}

function Price({ line: { price, original_price }, isGone }: { line: TripCartLine; isGone: boolean }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <p className={classNames('min-w-0 py-1.5 tabular', isGone && 'text-ink-3 line-through')}>
      <bdi className="font-bold text-body">{money(price)}</bdi>
      {!isGone && original_price > price && (
        <s className="ms-1.5 text-caption text-ink-3">
          <span className="sr-only">{t('card.was', { amount: '' })}</span>
          <bdi>{money(original_price)}</bdi>
        </s>
      )}
    </p>
  );
}

function Quantity({ line, isGone }: { line: TripCartLine; isGone: boolean }) {
  const t = useTranslate();
  const { setQuantity, remove } = useRent();
  const { name } = line.vehicle;
  const labels = {
    group: t('tripcart.quantity', { name }),
    add: t('tripcart.increase', { name }),
    increase: t('tripcart.increase', { name }),
    decrease: t('tripcart.decrease', { name }),
    remove: t('tripcart.remove', { name }),
  };
  if (isGone)
    return <IconButton icon={Trash2} label={labels.remove} look="sunken" size={36} onClick={() => remove(line)} />;
  return (
    <Stepper
      quantity={line.quantity}
      onChange={(next) => setQuantity(line, next, 'cart')}
      look="soft"
      size={36}
      className="shrink-0 dark:bg-hover"
      labels={labels}
    />
  );
}

/** Why it cannot be had like this, or why plus will be answered with a no. */
function Note({ line: { problem, quantity, vehicle } }: { line: TripCartLine }) {
  const t = useTranslate();
  const count = vehicle.total_vehicle_count;
  if (problem)
    return (
      <p className="pt-1 font-semibold text-caption text-danger-ink">{t(`tripcart.problem.${problem}`, { count })}</p>
    );
  if (quantity < count) return null;
  return (
    <p className="flex items-center gap-1.5 pt-1 font-semibold text-caption text-warn-ink">
      <Icon of={CircleAlert} size={14} />
      {t('tripcart.last_free', { count })}
    </p>
  );
}
