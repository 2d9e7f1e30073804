import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy.ts';
import { wakeAll, whenNear } from '#web/ui/when-near.ts';
import { useScope } from '../catalog/scope.ts';
import { RowSkeleton } from '../listing/cards/card-skeletons.tsx';
import { HomeBanners } from './banners/home-banners.tsx';
import { HOME_SECTIONS, type HomeSection } from './home-layout.ts';
import { CategorySection } from './sections/category-section.tsx';

const ParcelHome = lazyPart(() => import('../parcel/parcel-home.tsx'));
const RentalHome = lazyPart(() => import('../rental/rental-home.tsx'));

/**
 * Parts whose script comes after that of what one sees first, a row's when it comes near. They are made here, once: as
 * long as nothing about them changes, React leaves the server's HTML standing until their script is there.
 */
const parcel = (
  <Suspense key="parcel" fallback={<RowSkeleton />}>
    <ParcelHome />
  </Suspense>
);
const rental = (
  <Suspense key="rental" fallback={<RowSkeleton />}>
    <RentalHome />
  </Suspense>
);

function part(section: HomeSection, name: string): ReactNode {
  switch (section.kind) {
    case 'banners':
      return <HomeBanners key={name} />;
    case 'categories':
      return <CategorySection key={name} />;
    case 'parcel':
      return parcel;
    case 'rental':
      return rental;
    default:
      return row(section, name);
  }
}

function row(section: HomeSection, name: string): ReactNode {
  const Row = lazyPart(async () => {
    await whenNear(name);
    if (section.kind === 'promotions') {
      const { Promotions } = await import('./sections/promotions.tsx');
      return { default: () => <Promotions keys={section.keys} /> };
    }
    const { HomeRow } = await import('./home-rows.tsx');
    return { default: () => <HomeRow section={section} part={name} /> };
  });
  return (
    // A row without rows is not there, nor is the space before it.
    <div key={name} data-part={name} className="min-w-0 empty:-mt-(--space-section)">
      <Suspense fallback={section.kind === 'cashback' ? null : <RowSkeleton />}>
        <Row />
      </Suspense>
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
    // Results stand at the same address: going there does not count as leaving the page.
    return wakeAll;
  }, []);
  return isFirst;
}
