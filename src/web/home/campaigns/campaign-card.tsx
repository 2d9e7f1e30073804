import { resultAddress } from '#web/catalog/links/result-request.ts';
import { BannerSlide } from '../banners/banner-slide.tsx';

type Campaign = { id: number; image: string; title: string; description: string; module_id: number };

/** Several stores under one banner; it leads to those stores. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  return (
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
  );
}
