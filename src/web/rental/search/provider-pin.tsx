import { useMoney } from '#web/config/use-money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { FoundPage } from './vehicle-search.calls.ts';

export type Provider = FoundPage['providers'][number];

/** Logo and edges, and a digit's width for each character of the price. */
export const pinWidth = (price: string): number => 50 + 8 * price.length;

/** A provider on the map: its logo and the lowest price for this trip. */
export function ProviderPin({ provider, isSelected }: { provider: Provider; isSelected: boolean }) {
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
    </span>
  );
}

/** Where there is no room for the price; its middle stands on the place. */
export const ProviderDot = ({ provider }: { provider: Provider }) => (
  <span className="block size-8 translate-y-1/2 overflow-hidden rounded-pill border-2 border-raised shadow-(--elevation-card)">
    <Picture id={provider.logo} ratio="1x1" alt="" sizes="28px" widest={160} theme="light" />
  </span>
);
