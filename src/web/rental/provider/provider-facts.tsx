import Star from 'lucide-react/icons/star';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import '#web/i18n/lazy/store.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { StoreFact, StoreFactButton, StoreFactList } from '#web/store/store-fact.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { ProviderView } from './provider.calls.ts';

/** Stars, vehicles, brands: each a figure with a word under it. The stars open the reviews. */
export function ProviderFacts({ provider }: { provider: ProviderView }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { id, name, avg_rating, rating_count } = provider;
  return (
    <StoreFactList>
      <StoreFactButton
        onClick={() => open({ name: 'vehicle-reviews', of: 'provider', id, title: name, by: name })}
        figure={
          <>
            <Icon of={Star} size={16} filled className="text-star" />
            {rating_count > 0 ? avg_rating.toFixed(1) : t('store.new')}
            <span className="sr-only">{t('store.reviews')}</span>
          </>
        }
      >
        {rating_count > 0 ? t('store.ratings', { count: rating_count }) : t('store.no_ratings')}
      </StoreFactButton>
      <StoreFact figure={String(provider.total_vehicle_count)}>{t('provider.fact.vehicles')}</StoreFact>
      <StoreFact figure={String(provider.brand_count)}>{t('provider.fact.brands')}</StoreFact>
    </StoreFactList>
  );
}
