import CarFront from 'lucide-react/icons/car-front';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import StoreIcon from 'lucide-react/icons/store';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { distanceText, openingText } from '#web/catalog/store-words.ts';
import { useI18n } from '#web/i18n/lazy/vehicle.ts';
import '#web/i18n/lazy/store.ts';
import { useSession } from '#web/session/session.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { providerAddress } from '../../provider/provider-address.ts';
import type { VehicleView } from '../vehicle.calls.ts';

/** Who rents it out: stars, where, until when it is open, and two ways to reach them. */
export function ProviderBox({ provider }: { provider: VehicleView['provider'] }) {
  const { t, language } = useI18n();
  const theme = useSession(({ settings }) => settings.theme);
  const here = useSession(({ currentLatLng }) => currentLatLng);
  const at = { lat: Number(provider.latitude), lng: Number(provider.longitude) };
  const hours =
    provider.open === 0
      ? openingText(t, language, provider.next_opening)
      : provider.next_closing
        ? t('store.open_until', { time: provider.next_closing })
        : t('store.open');

  return (
    <section aria-label={provider.name} className="rounded-card border border-line p-4 md:p-5">
      <div className="flex gap-3.5">
        <span className="size-13 shrink-0 overflow-hidden rounded-[12px]">
          <Picture id={provider.logo} ratio="1x1" alt="" sizes="52px" widest={160} theme={theme} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-2">
            <h2 className="truncate font-semibold text-body">
              <bdi>{provider.name}</bdi>
            </h2>
            <CardRating average={provider.avg_rating} count={provider.rating_count} className="shrink-0" />
          </div>
          <p className="truncate text-ink-2 text-small">
            <bdi>{provider.address}</bdi>
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3.5 text-ink-2 text-small">
        <li className="inline-flex items-center gap-2">
          <Icon of={Clock} size={16} />
          {hours}
        </li>
        <li className="inline-flex items-center gap-2">
          <Icon of={CarFront} size={16} />
          {t('card.vehicles', { count: String(provider.provider_total_vehicle_count) })}
        </li>
        {here && (
          <li className="inline-flex items-center gap-2">
            <Icon of={MapPin} size={16} />
            {distanceText(t, greatCircleMeters(here, at))}
          </li>
        )}
      </ul>
      <div className="grid grid-cols-2 gap-2 pt-4">
        <a href={`tel:${provider.phone}`} className={buttonLook('secondary', 44, true)}>
          <Icon of={Phone} size={18} />
          {t('vehicle.call')}
        </a>
        <LinkButton to={providerAddress(provider)} look="secondary" icon={StoreIcon} wide>
          {t('vehicle.visit')}
        </LinkButton>
      </div>
    </section>
  );
}
