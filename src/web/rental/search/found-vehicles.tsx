import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { NO_VEHICLE_FILTER } from '#domain/rental/vehicle-filter.ts';
import { ApiError } from '#web/api/api-error.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { InfiniteList, type MorePages } from '#web/ui/lists/infinite-list.tsx';
import type { VehicleCardData } from '../rental-cards.ts';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import { choiceCount } from './vehicle-search-address.ts';

type FoundVehiclesProps = {
  query: MorePages & { error: Error | null; refetch(): unknown };
  rows: readonly VehicleCardData[] | undefined;
  card(vehicle: VehicleCardData): ReactNode;
  skeleton: ReactNode;
  grid: string;
  /** The pointer is over the card of this provider. */
  onPoint?: (provider_id: number) => void;
};

/** The vehicles; or that none is free, or that they could not be loaded. */
export function FoundVehicles({ query, rows, card, skeleton, grid, onPoint }: FoundVehiclesProps) {
  const t = useTranslate();
  if (!rows && query.error) return <Failed error={query.error} onRetry={() => query.refetch()} />;
  if (!rows)
    return (
      <ul aria-busy className={grid}>
        {placeholders(4).map((place) => (
          <li key={place}>{skeleton}</li>
        ))}
      </ul>
    );
  if (rows.length === 0) return <NoneFree />;
  return (
    <InfiniteList query={query} moreText={t('home.more')} loadingText={t('home.loading_more')}>
      <ul className={grid}>
        {rows.map((vehicle) => (
          <li key={vehicle.id} onPointerEnter={onPoint && (() => onPoint(vehicle.provider_id))}>
            {card(vehicle)}
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function NoneFree() {
  const t = useTranslate();
  const { choice, change } = useVehicleChoice();
  return (
    <StateBlock
      picture="car"
      title={t('trip_search.empty')}
      text={t('trip_search.empty_text')}
      action={
        choiceCount(choice) > 0 && (
          <Button look="secondary" icon={RotateCcw} onClick={() => change({ ...NO_VEHICLE_FILTER, name: '' })}>
            {t('trip_search.reset_filters')}
          </Button>
        )
      }
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslate();
  const isOutside = error instanceof ApiError && error.errors.some(({ code }) => code === 'zone');
  if (isOutside)
    return (
      <StateBlock tone="error" picture="lost" title={t('trip_search.outside')} text={t('trip_search.outside_text')} />
    );
  return <StateBlock tone="error" title={t('trip_search.failed')} action={<RetryButton onRetry={onRetry} />} />;
}
