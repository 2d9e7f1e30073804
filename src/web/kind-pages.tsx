import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ModuleKind } from '#domain/modules/module-profile.ts';
import type { ApiClient } from './api/client.ts';
import type { ResultRequest } from './catalog/list-names.ts';
import type { Scope } from './catalog/scope.ts';
import { HomeFrame } from './home/home-frame.tsx';
import { ShopHome } from './home/shop-home.tsx';
import { RowSkeleton } from './listing/cards/card-skeletons.tsx';
import { lazySection } from './ui/lazy-section.tsx';

type PrefetchHome = (queries: QueryClient, api: ApiClient, scope: Scope, params: URLSearchParams) => Promise<void>[];
type PrefetchResults = (
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  request: ResultRequest,
  params: URLSearchParams,
) => Promise<void>[];

type KindPages = {
  /** `welcome` stands in the place of what the home begins with: for whoever has still to say where they are. */
  Home: ComponentType<{ welcome?: ReactNode }>;
  /** `scope`: where the address wants to be looked around in. */
  Results: ComponentType<{ request: ResultRequest; scope: Scope }>;
  /** Loaded on a navigation in the browser: the page of a first visit brings its answers along. */
  prefetchHome(): Promise<PrefetchHome>;
  prefetchResults(): Promise<PrefetchResults>;
};

const homeSkeleton = (
  <HomeFrame>
    <RowSkeleton />
  </HomeFrame>
);
const resultsSkeleton = <div className="min-h-dvh" />;

/** The pages at /home of each kind of module. Apart from `kinds.ts`, because only that page needs to load them. */
export const KIND_PAGES: Record<ModuleKind, KindPages> = {
  shop: {
    Home: ShopHome,
    Results: lazySection(() => import('./listing/results.tsx'), resultsSkeleton),
    prefetchHome: async () => (await import('./home/all-rows.ts')).prefetchHome,
    prefetchResults: async () => (await import('./listing/prefetch-results.ts')).prefetchResults,
  },
  rental: {
    Home: lazySection(() => import('./rental/rental-home.tsx'), homeSkeleton),
    Results: lazySection(() => import('./rental/vehicle-results.tsx'), resultsSkeleton),
    prefetchHome: async () => (await import('./rental/rental.queries.ts')).prefetchHome,
    prefetchResults: async () => (await import('./rental/rental.queries.ts')).prefetchResults,
  },
  parcel: {
    Home: lazySection(() => import('./parcel/home/parcel-home.tsx'), homeSkeleton),
    Results: lazySection(() => import('./parcel/parcel-results.tsx'), resultsSkeleton),
    prefetchHome: async () => (await import('./parcel/parcel.queries.ts')).prefetchHome,
    prefetchResults: async () => (await import('./parcel/parcel.queries.ts')).prefetchResults,
  },
};
