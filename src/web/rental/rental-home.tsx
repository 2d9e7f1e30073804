import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { popularProvidersQuery, topRatedVehiclesQuery, vehicleCategoriesQuery } from '../catalog/catalog.queries.ts';
import { useScope } from '../catalog/scope.ts';
import { RentalBanners } from '../home/banners/home-banners.tsx';
import { STORE_WIDTHS } from '../home/sections/store-section.tsx';
import { StoreCardSkeleton, VehicleCardSkeleton } from '../listing/cards/card-skeletons.tsx';
import { StoreCard } from '../listing/cards/store-card.tsx';
import { RowSection } from '../listing/row-section.tsx';
import { SectionTitle } from '../listing/section.tsx';
import { VehicleCard } from './vehicle-card.tsx';

export default function RentalHome() {
  return (
    <>
      <RentalBanners />
      <TopRatedVehicles />
      <VehicleCategories />
      <PopularProviders />
    </>
  );
}

function TopRatedVehicles() {
  const t = useTranslate();
  return (
    <RowSection
      title={t('rental.top_rated')}
      text={t('rental.top_rated_text')}
      query={useQuery(topRatedVehiclesQuery(useApi(), useScope()))}
      card={(vehicle) => <VehicleCard vehicle={vehicle} />}
      skeleton={<VehicleCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}

function VehicleCategories() {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  const { data = [] } = useQuery(vehicleCategoriesQuery(useApi(), useScope()));
  if (data.length === 0) return null;
  return (
    <section aria-label={t('rental.categories')}>
      <div className="mb-4">
        <SectionTitle title={t('rental.categories')} />
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fill,minmax(190px,1fr))] md:gap-(--space-card-gap)">
        {data.map(({ id, name, image }) => (
          <li key={id} className="flex items-center gap-3 rounded-card bg-sunken p-3">
            <span className="size-13 shrink-0 overflow-hidden rounded-thumb">
              <Picture id={image} ratio="1x1" alt="" sizes="52px" widest={160} theme={theme} />
            </span>
            <span className="min-w-0 font-semibold text-small">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PopularProviders() {
  const t = useTranslate();
  return (
    <RowSection
      title={t('rental.providers')}
      text={t('rental.providers_text')}
      query={useQuery(popularProvidersQuery(useApi(), useScope()))}
      card={(provider) => <StoreCard store={provider} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
