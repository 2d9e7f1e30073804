import { lazy, Suspense } from 'react';
import { RowSkeleton } from './card-skeletons.tsx';
import { CategorySection } from './category-section.tsx';
import { HomeBanners } from './home-banners.tsx';
import { HOME_SECTIONS } from './home-layout.ts';
import { useScope } from './scope.ts';

const HomeRows = lazy(() => import('./home-rows.tsx'));
const ParcelHome = lazy(() => import('./parcel-home.tsx'));
const RentalHome = lazy(() => import('./rental-home.tsx'));

/**
 * Parts whose script comes after that of what one sees first. They are made here, once: as long as nothing about them
 * changes, React leaves the server's HTML standing until their script is there.
 */
const PARTS = {
  rows: (
    <Suspense fallback={<RowSkeleton />}>
      <HomeRows />
    </Suspense>
  ),
  parcel: (
    <Suspense fallback={<RowSkeleton />}>
      <ParcelHome />
    </Suspense>
  ),
  rental: (
    <Suspense fallback={<RowSkeleton />}>
      <RentalHome />
    </Suspense>
  ),
};

/** The chosen module's home, from top to bottom. */
export function HomeSections() {
  const { module } = useScope();
  if (!module) return null;
  const kinds = new Set(HOME_SECTIONS[module.module_type].map(({ kind }) => kind));

  return (
    <div className="column flex flex-col gap-(--space-section) py-4 md:py-6">
      {kinds.has('banners') && <HomeBanners />}
      {kinds.has('categories') && <CategorySection />}
      {kinds.has('parcel') && PARTS.parcel}
      {kinds.has('rental') && PARTS.rental}
      {kinds.has('all-stores') && PARTS.rows}
    </div>
  );
}
