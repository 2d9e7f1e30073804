import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { RetryButton } from '#web/api/retry-button.tsx';
import { resultAddress } from '#web/catalog/links/result-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { placeholders, StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { STORE_WIDTHS, StoreCard } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { type CampaignOf, campaignStoresQuery, requestOf } from './campaign-stores.queries.ts';
import { campaignsQuery } from './campaigns.queries.ts';

/** All campaigns that run near the shopper in the chosen module. */
export default function CampaignList() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(campaignsQuery(useApi(), useScope()));

  return (
    <section className="column py-6 md:py-8" aria-busy={!data && !isError}>
      <h1 className="font-extrabold text-title tracking-tight md:text-headline">{t('home.campaigns')}</h1>
      <p className="mb-5 text-ink-3 text-small">{t('campaigns.text')}</p>
      {data?.length === 0 && (
        <StateBlock
          picture="ticket"
          title={t('campaigns.none')}
          action={
            <LinkButton to="/home" look="secondary">
              {t('results.home')}
            </LinkButton>
          }
        />
      )}
      {!data && isError ? (
        <StateBlock tone="error" title={t('home.section_failed')} action={<RetryButton onRetry={() => refetch()} />} />
      ) : (
        <ul className="grid gap-(--space-card-gap) md:grid-cols-[repeat(auto-fit,minmax(340px,1fr))]">
          {data
            ? data.map((campaign) => (
                <li key={campaign.id}>
                  <CampaignCard campaign={campaign} of={data.length} />
                </li>
              ))
            : placeholders(2).map((place) => (
                <li key={place}>
                  <Skeleton className="h-41.5 rounded-sheet" />
                </li>
              ))}
        </ul>
      )}
      <div className="mt-8 flex flex-col gap-8 empty:hidden md:mt-12 md:gap-12">
        {data?.map((campaign) => (
          <CampaignStores key={campaign.id} campaign={campaign} />
        ))}
      </div>
    </section>
  );
}

/** Who takes part, at a glance. */
function CampaignStores({ campaign }: { campaign: CampaignOf }) {
  const { data, isError, refetch } = useInfiniteQuery(campaignStoresQuery(useApi(), useScope(), campaign));
  return (
    <RowSection
      title={campaign.title}
      viewAll={resultAddress(requestOf(campaign), campaign.module_id)}
      query={{ data: data?.pages.flatMap(({ stores }) => stores), isError, refetch }}
      card={(store) => <StoreCard store={store} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
