import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { storeAddress } from '#web/catalog/links/store-address.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { advertisements } from '../home.calls.ts';
import type { HomeSection, SectionWords } from '../home-section.ts';

const calls = () => import('../home.calls.ts');

const advertisementsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['advertisements', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).advertisements(api, signal),
  });

export const advertisementsSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(advertisementsQuery(api, scope))],
  View: Advertisements,
};

type Advertisement = Awaited<ReturnType<typeof advertisements>>[number];

/** What stores pay to be seen here; each leads to its store. */
function Advertisements({ title, text }: SectionWords) {
  const t = useTranslate();
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      least={1}
      query={useQuery(advertisementsQuery(useApi(), useScope()))}
      card={(ad) => <AdvertisementCard ad={ad} />}
      skeleton={<StoreCardSkeleton />}
      widths="[--card:300px] md:[--card:400px]"
    />
  );
}

function AdvertisementCard({ ad }: { ad: Advertisement }) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card bg-accent-soft has-focus-visible:shadow-(--focus-ring)">
      <div className="h-38 overflow-hidden bg-sunken">
        {ad.cover_image && (
          <Picture
            id={ad.cover_image}
            ratio="5x2"
            alt=""
            sizes="(min-width: 768px) 400px, 300px"
            widest={960}
            theme={theme}
            className="h-full transition-transform duration-(--duration-base) ease-out motion-safe:[@media(hover:hover)]:group-hover/card:scale-[1.03]"
          />
        )}
      </div>
      <div className="flex flex-1 gap-3 p-4">
        {ad.profile_image && (
          <span className="size-12 shrink-0 overflow-hidden rounded-[12px]">
            <Picture id={ad.profile_image} ratio="1x1" alt="" sizes="48px" widest={96} theme={theme} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h3 className="line-clamp-2 font-semibold text-body leading-5">
              <Link
                to={storeAddress(ad.store)}
                className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
              >
                <bdi>{ad.title}</bdi>
              </Link>
            </h3>
            {ad.average_rating > 0 && (
              <CardRating average={ad.average_rating} count={ad.reviews_count} className="shrink-0" />
            )}
          </div>
          <p className="mt-1 line-clamp-2 text-ink-2 text-small">
            <bdi>{ad.description}</bdi>
          </p>
          <p className="mt-1 text-caption text-ink-3">
            <span className="sr-only">{t('home.ad_of')} </span>
            <bdi>{ad.store.name}</bdi>
          </p>
        </div>
      </div>
    </article>
  );
}
