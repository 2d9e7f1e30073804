import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/api/api.tsx';
import { BannerAside, type Slide } from './banner-slide.tsx';
import { BannerStrip } from './banner-strip.tsx';
import { bannersQuery, rentalBannersQuery } from './catalog.queries.ts';
import { useMoney } from './money-text.tsx';
import { useScope } from './scope.ts';

/** A module's banners, and beside them the campaign that ends first, unless the module has something better to put there. */
export function HomeBanners({ aside }: { aside?: ReactNode }) {
  const money = useMoney();
  const { data, isError } = useQuery(bannersQuery(useApi(), useScope()));
  if (isError) return aside ?? null;
  const slides = data?.banners.map(({ id, image, title, store, item }) => ({
    id,
    image,
    title,
    eyebrow: store?.name ?? item?.name,
    text: store?.tagline ?? (item ? money(item.price) : undefined),
  }));
  const [campaign] = data?.campaigns ?? [];

  return <BannerStrip slides={slides} aside={aside ?? <Beside slides={slides} campaign={campaign} />} />;
}

/** Without a campaign the last banner stands there too: a phone still sees all of them in turn. */
function Beside({
  slides = [],
  campaign,
}: {
  slides?: readonly Slide[] | undefined;
  campaign?: { id: number; image: string; title: string; description: string } | undefined;
}) {
  const slide = campaign ? { ...campaign, text: campaign.description } : slides.at(-1);
  return slide && <BannerAside slide={slide} className="max-wide:hidden" />;
}

export function RentalBanners() {
  const { data, isError } = useQuery(rentalBannersQuery(useApi(), useScope()));
  return isError ? null : <BannerStrip slides={data} aside={<Beside slides={data} />} />;
}
