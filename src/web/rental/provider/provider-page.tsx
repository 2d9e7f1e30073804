import { useInfiniteQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useApi } from '#web/api/api.tsx';
import { useModuleOf } from '#web/catalog/use-module-of.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { StoreHeadFrame } from '#web/store/store-head-frame.tsx';
import { StoreHours } from '#web/store/store-hours.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ReviewSummary } from '../vehicle/page/review-summary.tsx';
import type { ProviderView } from './provider.calls.ts';
import { providerReviewsQuery } from './provider.queries.ts';
import { providerAddress } from './provider-address.ts';
import { ProviderFacts } from './provider-facts.tsx';
import { ProviderVehicles } from './provider-vehicles.tsx';

/** A provider of vehicles: who and where it is, what it rents out, what travellers say, when it is open. */
export default function ProviderPage({ provider }: { provider: ProviderView }) {
  useModuleOf(provider);
  return (
    <div data-own-head className="column flex flex-col gap-7 pb-4 md:gap-9 md:py-6">
      <StoreHeadFrame
        store={provider}
        path={providerAddress(provider)}
        favouriteKind="provider"
        facts={<ProviderFacts provider={provider} />}
      />
      <ProviderVehicles provider={provider} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_320px]">
        <Reviews provider={provider} />
        <Reach provider={provider} />
      </div>
    </div>
  );
}

const NEWEST = 4;

function Reviews({ provider }: { provider: ProviderView }) {
  const { language } = useI18n();
  const { id, name, slug, avg_rating, ratings, rating_count, reviews_section } = provider;
  const { data } = useInfiniteQuery(providerReviewsQuery(useApi(), { language }, slug || String(id)));
  const newest = data?.pages[0]?.reviews.slice(0, NEWEST) ?? [];
  return (
    <ReviewSummary
      of={{ of: 'provider', id, title: name, by: name }}
      average={avg_rating}
      ratings={ratings}
      count={reviews_section ? rating_count : 0}
      newest={newest}
    />
  );
}

/** When it is open, where it is, and its telephone. */
function Reach({ provider }: { provider: ProviderView }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { name, address, lat, lng, schedules, phone } = provider;
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="pb-1 font-bold text-lead tracking-tight">
        {t('provider.find')}
      </h2>
      <p className="text-ink-2 text-small">
        <bdi>{address}</bdi>
      </p>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button
          look="secondary"
          icon={MapPin}
          aria-haspopup="dialog"
          onClick={() => open({ name: 'store-map', store: { name, address, lat, lng, schedules } })}
        >
          {t('provider.map')}
        </Button>
        <a href={`tel:${phone}`} className={buttonLook('secondary', 44, false)}>
          <Icon of={Phone} size={18} />
          {t('vehicle.call')}
        </a>
      </div>
      <StoreHours schedules={schedules} />
    </section>
  );
}
