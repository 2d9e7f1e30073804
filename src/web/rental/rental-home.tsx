import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { BannerAside } from '#web/home/banners/banner-slide.tsx';
import { BannerStrip } from '#web/home/banners/banner-strip.tsx';
import { HomeFrame } from '#web/home/home-frame.tsx';
import { cashback } from '#web/home/home-layout.ts';
import { HomeRowPlace } from '#web/home/home-row.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { STORE_WIDTHS } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { SectionTitle } from '#web/listing/section.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ProviderCard } from './provider-card.tsx';
import {
  popularProvidersQuery,
  rentalBannersQuery,
  topRatedVehiclesQuery,
  vehicleCategoriesQuery,
} from './rental.queries.ts';
import { VehicleCard, VehicleCardSkeleton } from './vehicle-card.tsx';

export default function RentalHome() {
  return (
    <HomeFrame>
      <RentalBanners />
      <TopRatedVehicles />
      <VehicleCategories />
      <PopularProviders />
      <HomeRowPlace row={cashback} />
    </HomeFrame>
  );
}

/** The last banner also stands beside the strip; a phone shows all of them in turn. */
function RentalBanners() {
  const { data, isError } = useQuery(rentalBannersQuery(useApi(), useScope()));
  if (isError) return null;
  const last = data?.at(-1);
  return <BannerStrip slides={data} aside={last && <BannerAside slide={last} className="max-wide:hidden" />} />;
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
      card={(provider) => <ProviderCard provider={provider} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
