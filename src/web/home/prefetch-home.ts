import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { FIRST_SECTIONS, rowsOf } from './home-layout.ts';
import { sectionOf } from './row-content.tsx';

/** Everything the home of a shop shows. A section that fails does not fail the page: it offers to try again. */
export function prefetchHome(
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  params: URLSearchParams,
): Promise<void>[] {
  const request = { queries, api, scope, params };
  return [
    ...FIRST_SECTIONS.flatMap((section) => section.prefetch(request, {})),
    ...rowsOf(scope.module).flatMap((row) => sectionOf(row).prefetch(request, row)),
  ];
}
