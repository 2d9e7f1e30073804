import { type ReactNode, useEffect, useState } from 'react';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { useScope } from '../catalog/scope.ts';
import { RowSkeleton } from '../listing/cards/card-skeletons.tsx';
import { HomeBanners } from './banners/home-banners.tsx';
import { HOME_SECTIONS, type HomeSection } from './home-layout.ts';
import { CategorySection } from './sections/category-section.tsx';

const ParcelHome = lazySection(() => import('../parcel/parcel-home.tsx'), <RowSkeleton />);
const RentalHome = lazySection(() => import('../rental/rental-home.tsx'), <RowSkeleton />);
const Promotions = lazySection(async () => ({ default: (await import('./sections/promotions.tsx')).Promotions }));
const CashbackRow = lazySection(async () => ({ default: (await import('./home-rows.tsx')).HomeRow }));
const HomeRow = lazySection(async () => ({ default: (await import('./home-rows.tsx')).HomeRow }), <RowSkeleton />);

function part(section: HomeSection, name: string): ReactNode {
  switch (section.kind) {
    case 'banners':
      return <HomeBanners key={name} />;
    case 'categories':
      return <CategorySection key={name} />;
    case 'parcel':
      return <ParcelHome key={name} />;
    case 'rental':
      return <RentalHome key={name} />;
    default:
      return row(section, name);
  }
}

function row(section: HomeSection, name: string): ReactNode {
  const Row = section.kind === 'cashback' ? CashbackRow : HomeRow;
  return (
    // A row without rows is not there, nor is the space before it.
    <div key={name} data-part={name} className="min-w-0 empty:-mt-(--space-section)">
      {section.kind === 'promotions' ? <Promotions keys={section.keys} /> : <Row section={section} part={name} />}
    </div>
  );
}

const PARTS = new Map(
  MODULE_TYPES.map((type) => [type, HOME_SECTIONS[type].map((section, at) => part(section, `home-${type}-${at}`))]),
);

/** The chosen module's home, from top to bottom. */
export function HomeSections() {
  const { module } = useScope();
  const isFirst = useIsFirst();
  if (!module) return null;
  return (
    <div className={classNames('column flex flex-col gap-(--space-section) py-4 md:py-6', isFirst && 'far-parts')}>
      {PARTS.get(module.module_type)}
    </div>
  );
}

let wasHere = false;

/**
 * Far parts are measured late, which makes the first page faster. Who comes back has measured them already, and must
 * find the page as high as it was left, or its place in it would be another.
 */
function useIsFirst(): boolean {
  const [isFirst] = useState(() => !wasHere);
  useEffect(() => {
    wasHere = true;
  }, []);
  return isFirst;
}
