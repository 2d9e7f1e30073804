import { useMoney } from '#web/config/use-money.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { VehicleCardData } from '../../rental-cards.ts';

type VehicleRowProps = {
  vehicle: Pick<VehicleCardData, 'name' | 'thumbnail'>;
  quantity: number;
  text: string | null;
  /** Why it cannot come along: then it is grey. */
  problem?: string | null;
  price?: number | null;
  was?: number | undefined;
};

export function VehicleRow({ vehicle, quantity, text, problem = null, price = null, was }: VehicleRowProps) {
  const money = useMoney();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5">
      <span className="h-10 w-13 shrink-0 overflow-hidden rounded-control bg-sunken">
        <Picture
          id={vehicle.thumbnail}
          ratio="5x3"
          alt=""
          sizes="66px"
          widest={160}
          theme={theme}
          className={classNames('h-full object-cover', problem !== null && 'opacity-50 grayscale')}
        />
      </span>
      <p className="min-w-0 flex-1 leading-4.5">
        <span className="block truncate font-semibold text-small">
          <bdi>{vehicle.name}</bdi>
          {quantity > 1 && <span className="text-ink-3"> × {quantity}</span>}
        </span>
        {text && <span className="block truncate text-caption text-ink-3">{text}</span>}
        {problem && <span className="block font-semibold text-caption text-danger-ink">{problem}</span>}
      </p>
      <p className="shrink-0 text-end tabular">
        {was !== undefined && was !== price && (
          <s className="text-caption text-ink-3">
            <bdi>{money(was)}</bdi>
          </s>
        )}{' '}
        {price !== null && <bdi className="font-bold text-small">{money(price)}</bdi>}
      </p>
    </li>
  );
}
