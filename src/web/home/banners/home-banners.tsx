import { useQuery } from '@tanstack/react-query';
import type { Banner } from '#contract/home/home.ts';
import { useApi } from '#web/api/api.tsx';
import { bannersQuery } from '#web/catalog/catalog.queries.ts';
import { ownLink } from '#web/catalog/links/own-link.ts';
import { productAddress } from '#web/catalog/links/product-address.ts';
import { resultAddress } from '#web/catalog/links/result-request.ts';
import { storeAddress } from '#web/catalog/links/store-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useMoney } from '#web/config/use-money.ts';
import type { HomeSection } from '../home-section.ts';
import { BannerAside, type Slide } from './banner-slide.tsx';
import { BannerStrip } from './banner-strip.tsx';

export const bannersSection: HomeSection = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(bannersQuery(api, scope))],
  View: () => <HomeBanners />,
};

/** A module's banners, and beside them the campaign that ends first. */
function HomeBanners() {
  const money = useMoney();
  const scope = useScope();
  const { data, isError } = useQuery(bannersQuery(useApi(), scope));
  if (isError) return null;
  const slides = data?.banners.map((banner) => ({
    id: banner.id,
    image: banner.image,
    title: banner.title,
    eyebrow: banner.store?.name ?? banner.item?.name,
    text: banner.store?.tagline ?? (banner.item ? money(banner.item.price) : undefined),
    to: targetOf(banner, scope.module?.module_type ?? ''),
  }));
  const [campaign] = data?.campaigns ?? [];

  return <BannerStrip slides={slides} aside={<Beside slides={slides} campaign={campaign} />} />;
}

/** Its store, its item, or a place of this shop. */
function targetOf({ store, item, link }: Banner, module_type: string): string | undefined {
  if (store) return storeAddress({ ...store, module_type, lat: Number(store.latitude), lng: Number(store.longitude) });
  if (item) return productAddress({ ...item, isCampaignItem: false });
  return ownLink(link);
}

type Campaign = { id: number; image: string; title: string; description: string; module_id: number };

/** Without a campaign the last banner stands there too: a phone still sees all of them in turn. */
function Beside({ slides = [], campaign }: { slides?: readonly Slide[] | undefined; campaign?: Campaign | undefined }) {
  const slide = campaign
    ? {
        id: campaign.id,
        image: campaign.image,
        title: campaign.title,
        text: campaign.description,
        to: resultAddress({ kind: 'campaign', id: campaign.id, name: campaign.title }, campaign.module_id),
      }
    : slides.at(-1);
  return slide && <BannerAside slide={slide} className="max-[960px]:hidden" />;
}
