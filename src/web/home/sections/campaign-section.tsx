import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { resultAddress } from '#web/catalog/result-request.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BannerSlide } from '../banners/banner-slide.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

const calls = () => import('../home.calls.ts');

const campaignsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['campaigns', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).campaigns(api, signal),
  });

export const campaignsSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(campaignsQuery(api, scope))],
  View: CampaignSection,
};

/** Several stores under one banner; it leads to those stores. */
function CampaignSection({ title }: SectionWords) {
  const t = useTranslate();
  return (
    <RowSection
      title={t(title)}
      query={useQuery(campaignsQuery(useApi(), useScope()))}
      card={(campaign) => (
        <BannerSlide
          size="small"
          slide={{
            id: campaign.id,
            image: campaign.image,
            title: campaign.title,
            text: campaign.description,
            to: resultAddress({ kind: 'campaign', id: campaign.id, name: campaign.title }, campaign.module_id),
          }}
        />
      )}
      skeleton={<Skeleton className="h-41.5 rounded-sheet" />}
      widths="[--card:min(340px,88vw)] md:[--card:400px]"
    />
  );
}
