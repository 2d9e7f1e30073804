import CarFront from 'lucide-react/icons/car-front';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardFrame } from '#web/listing/cards/store-card-frame.tsx';
import { useStorePath } from '#web/modules/module-kind.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { ProviderCardData } from './rental-cards.ts';

export function ProviderCard({ provider }: { provider: ProviderCardData }) {
  const t = useTranslate();
  return (
    <StoreCardFrame
      store={provider}
      to={useStorePath()(provider)}
      favouriteKind="provider"
      facts={
        <span className="inline-flex shrink-0 items-center gap-1.5">
          <Icon of={CarFront} size={14} />
          {t('card.vehicles', { count: String(provider.vehicles_count) })}
        </span>
      }
    />
  );
}
