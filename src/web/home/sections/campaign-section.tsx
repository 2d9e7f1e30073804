import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CampaignCard } from '../campaigns/campaign-card.tsx';
import { campaignsQuery } from '../campaigns/campaigns.queries.ts';
import type { HomeSection, SectionWords } from '../home-section.ts';

export const campaignsSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(campaignsQuery(api, scope))],
  View: CampaignSection,
};

function CampaignSection({ title }: SectionWords) {
  const t = useTranslate();
  const query = useQuery(campaignsQuery(useApi(), useScope()));
  return (
    <RowSection
      title={t(title)}
      least={1}
      query={query}
      card={(campaign) => <CampaignCard campaign={campaign} of={query.data?.length ?? 0} />}
      skeleton={<Skeleton className="h-41.5 rounded-sheet" />}
      widths="[--card:min(340px,88vw)] md:[--card:400px]"
    />
  );
}
