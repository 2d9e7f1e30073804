import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/vehicle.ts';
import { WIDE_CARDS } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { VehicleCard, VehicleCardSkeleton } from '../../vehicle-card.tsx';
import { similarVehiclesQuery } from '../vehicle.queries.ts';

export function SimilarVehicles({ id }: { id: number }) {
  const { t, language } = useI18n();
  return (
    <RowSection
      title={t('vehicle.similar')}
      query={useQuery(similarVehiclesQuery(useApi(), { language }, id))}
      card={(vehicle) => <VehicleCard vehicle={vehicle} />}
      skeleton={<VehicleCardSkeleton />}
      widths={WIDE_CARDS}
    />
  );
}
