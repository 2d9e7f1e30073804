import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { wantedAddress } from '#web/catalog/result-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BannerSlide } from '../banners/banner-slide.tsx';
import { campaignsQuery } from '../home-rows.queries.ts';

/** Several stores under one banner; it leads to those stores. */
export function CampaignSection({ title }: { title: MessageKey }) {
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
            to: wantedAddress({ kind: 'campaign', id: campaign.id, name: campaign.title }, campaign.module_id),
          }}
        />
      )}
      skeleton={<Skeleton className="h-41.5 rounded-sheet" />}
      widths="[--card:min(340px,88vw)] md:[--card:400px]"
    />
  );
}
