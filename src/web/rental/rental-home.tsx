import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { ownLink } from '#web/catalog/links/own-link.ts';
import { useScope } from '#web/catalog/scope.ts';
import { BannerAside } from '#web/home/banners/banner-slide.tsx';
import { BannerStrip } from '#web/home/banners/banner-strip.tsx';
import { HomeFrame } from '#web/home/home-frame.tsx';
import { cashback, coupons } from '#web/home/home-layout.ts';
import { HomeRowPlace } from '#web/home/home-row.tsx';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { STORE_WIDTHS, WIDE_CARDS } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { SectionTitle, ViewAll } from '#web/listing/section.tsx';
import { useRecentVehicles } from '#web/session/remembered/recent-vehicles.ts';
import { useSession } from '#web/session/session.tsx';
import { fullColumns } from '#web/ui/lists/full-columns.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { providerAddress } from './provider/provider-address.ts';
import { ProviderCard } from './provider-card.tsx';
import {
  nearProvidersQuery,
  recentVehiclesQuery,
  rentalBannersQuery,
  topRatedVehiclesQuery,
  vehicleBrandsQuery,
  vehicleCategoriesQuery,
} from './rental.queries.ts';
import { searchAddress } from './search/vehicle-search-address.ts';
import { TripHero } from './trip-form/trip-hero.tsx';
import { VehicleCard, VehicleCardSkeleton } from './vehicle-card.tsx';

export default function RentalHome({ welcome }: { welcome?: ReactNode }) {
  return (
    <HomeFrame>
      {welcome ?? (
        <>
          <TripHero />
          <RentalBanners />
        </>
      )}
      <TopRatedVehicles />
      <VehicleCategories />
      <RecentVehicles />
      <VehicleBrands />
      <HomeRowPlace row={coupons} />
      <NearProviders />
      <HomeRowPlace row={cashback} />
    </HomeFrame>
  );
}

/** The last banner also stands beside the strip; a phone shows all of them in turn. */
function RentalBanners() {
  const { data, isError } = useQuery(rentalBannersQuery(useApi(), useScope()));
  if (isError) return null;
  const slides = data?.map(({ id, image, title, link, provider_id }) => ({
    id,
    image,
    title,
    to: provider_id === null ? ownLink(link) : providerAddress({ id: provider_id, slug: '' }),
  }));
  const last = slides?.at(-1);
  return <BannerStrip slides={slides} aside={last && <BannerAside slide={last} className="max-[960px]:hidden" />} />;
}

function TopRatedVehicles() {
  const t = useTranslate();
  return (
    <RowSection
      title={t('rental.top_rated')}
      text={t('rental.top_rated_text')}
      viewAll={searchAddress(new URLSearchParams({ all_category: '1' }))}
      query={useQuery(topRatedVehiclesQuery(useApi(), useScope()))}
      card={(vehicle) => <VehicleCard vehicle={vehicle} />}
      skeleton={<VehicleCardSkeleton />}
      widths={WIDE_CARDS}
    />
  );
}

function VehicleCategories() {
  const t = useTranslate();
  const { data = [] } = useQuery(vehicleCategoriesQuery(useApi(), useScope()));
  return (
    <LabelTiles
      title={t('rental.categories')}
      viewAll={searchAddress(new URLSearchParams({ all_category: '1' }))}
      labels={data}
      to={(id) => searchAddress(new URLSearchParams({ categoryId: String(id) }))}
    />
  );
}

function VehicleBrands() {
  const t = useTranslate();
  const { data = [] } = useQuery(vehicleBrandsQuery(useApi(), useScope()));
  return (
    <LabelTiles
      title={t('rental.brands')}
      labels={data}
      to={(id) => searchAddress(new URLSearchParams({ all_category: '1', brand_ids: String(id) }))}
    />
  );
}

type LabelTilesProps = {
  title: string;
  viewAll?: string;
  labels: readonly { id: number; name: string; image: string }[];
  to(id: number): string;
};

/** Kinds or makers of vehicles; each leads to its vehicles. */
function LabelTiles({ title, viewAll, labels, to }: LabelTilesProps) {
  const theme = useSession(({ settings }) => settings.theme);
  if (labels.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <div>
          <SectionTitle title={title} />
        </div>
        {viewAll && <ViewAll to={viewAll} of={title} />}
      </div>
      {/* Between phone and desk no number of columns fills every row: there it is one row that scrolls. */}
      <ul
        style={{ '--columns': fullColumns(labels.length) } as CSSProperties}
        className="grid grid-cols-2 gap-3 child:odd:last:col-span-2 md:gap-(--space-card-gap) md:max-wide:-mx-(--space-gutter) md:max-wide:flex md:max-wide:snap-x md:max-wide:scroll-px-(--space-gutter) md:max-wide:overflow-x-auto md:max-wide:px-(--space-gutter) md:max-wide:[scrollbar-width:none] md:max-wide:child:w-50 md:max-wide:child:shrink-0 md:max-wide:child:snap-start wide:grid-cols-[repeat(var(--columns),minmax(0,1fr))] wide:child:odd:last:col-span-1"
      >
        {labels.map(({ id, name, image }) => (
          <li key={id}>
            <Link
              to={to(id)}
              className="flex h-full items-center gap-3 rounded-card bg-sunken p-3 hover:bg-hover active:bg-press"
            >
              <span className="size-13 shrink-0 overflow-hidden rounded-thumb">
                <Picture id={image} ratio="1x1" alt="" sizes="52px" widest={160} theme={theme} />
              </span>
              <bdi className="min-w-0 font-semibold text-small">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only in a browser that has looked at some; no place is held for it. */
function RecentVehicles() {
  const t = useTranslate();
  const ids = useRecentVehicles();
  const query = useQuery(recentVehiclesQuery(useApi(), useScope(), ids));
  if (!query.data) return null;
  return (
    <RowSection
      title={t('rental.recent')}
      text={t('rental.recent_text')}
      query={query}
      card={(vehicle) => <VehicleCard vehicle={vehicle} />}
      skeleton={<VehicleCardSkeleton />}
      widths={WIDE_CARDS}
    />
  );
}

/** By the distance from the shopper's place. */
function NearProviders() {
  const t = useTranslate();
  const at = useSession(({ currentLatLng }) => currentLatLng);
  return (
    <RowSection
      title={t('rental.providers')}
      text={t('rental.providers_text')}
      query={useQuery(nearProvidersQuery(useApi(), useScope(), at))}
      card={(provider) => <ProviderCard provider={provider} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
