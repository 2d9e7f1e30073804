import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { STORE_WIDTHS, StoreCard } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { useSession } from '#web/session/session.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';
import { type StoresSettings, storesSection } from './store-section.tsx';

/** `instead`: for shoppers who have not ordered yet. */
type VisitAgainSettings = SectionWords & { instead?: StoresSettings };

const visitAgainQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['visit-again', scopeKey(scope)],
    queryFn: async ({ signal }) => (await import('../home.calls.ts')).visitAgain(api, signal),
  });

export const visitAgainSection: HomeSection<VisitAgainSettings> = {
  // The stores themselves are the shopper's own: only the browser asks for them.
  prefetch: (request, { instead }) => (instead ? storesSection.prefetch(request, instead) : []),
  View: VisitAgain,
};

/**
 * Where a signed-in shopper ordered before. Until that is known, and for everybody else, the row that stands in for it,
 * which is as high; where there is none, nothing: an empty place would only be in the way.
 */
function VisitAgain({ title, text, instead }: VisitAgainSettings) {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const query = useQuery({ ...visitAgainQuery(useApi(), useScope()), enabled: token !== null });
  if (!token || !query.data || query.data.length === 0) return instead ? <storesSection.View {...instead} /> : null;
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      query={query}
      least={1}
      card={(store) => <StoreCard store={store} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
