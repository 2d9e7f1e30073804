import { useMoney } from '#web/config/use-money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { PIN_STEP } from './lift-pins.ts';
import type { FoundPage } from './vehicle-search.calls.ts';

export type Provider = FoundPage['providers'][number];

/** Logo and edges, and a digit's width for each character of the price. */
export const pinWidth = (price: string): number => 52 + 9 * price.length;

type ProviderPinProps = {
  provider: Provider;
  isSelected: boolean;
  /** How many steps it stands over its place, on a stem. */
  lift: number;
};

/** A provider on the map: its logo and the lowest price for this trip. */
export function ProviderPin({ provider, isSelected, lift }: ProviderPinProps) {
  const money = useMoney();
  return (
    <span className="flex flex-col items-center">
      <span
        className={classNames(
          'flex h-9 items-center gap-1.5 rounded-pill ps-1.25 pe-3 font-bold text-small tabular shadow-(--elevation-card)',
          isSelected ? 'bg-inverse text-on-inverse' : 'bg-raised text-ink',
        )}
      >
        <span className="size-6.5 shrink-0 overflow-hidden rounded-pill">
          <Picture id={provider.logo} ratio="1x1" alt="" sizes="26px" widest={160} theme="light" />
        </span>
        <bdi>{money(provider.min_price)}</bdi>
      </span>
      <span className={classNames('-mt-1.25 size-2.5 rotate-45', isSelected ? 'bg-inverse' : 'bg-raised')} />
      {lift > 0 && <span className="pointer-events-none -mt-1 w-0.5 bg-ink-2" style={{ height: lift * PIN_STEP }} />}
    </span>
  );
}
