import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useSearchParams } from 'react-router';
import { ShareButton } from '#web/catalog/links/share-button.tsx';
import { type Translate, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { planToSearch } from '../../plan/plan-address.ts';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { providerAddress } from '../../provider/provider-address.ts';
import type { VehicleView } from '../vehicle.calls.ts';
import { vehiclePath } from '../vehicle-address.ts';

/** The way back to where one came from; sharing and keeping it. */
export function TopLine({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { plan } = useTripPlan();
  const back = backTo(t, params.get('from'), vehicle, planToSearch(plan));
  return (
    <div className="flex items-center justify-between gap-4 max-md:absolute max-md:inset-x-4 max-md:top-4 max-md:z-1">
      <Link
        to={back.to}
        className="hit-area inline-flex min-w-0 items-center gap-2 rounded-xs text-ink-2 text-small hover:text-ink max-md:size-11 max-md:justify-center max-md:rounded-pill max-md:bg-glass max-md:text-ink max-md:shadow-(--elevation-card)"
      >
        <Icon of={ArrowLeft} size={18} directional />
        <bdi className="truncate max-md:sr-only">{back.text}</bdi>
      </Link>
      <div className="flex gap-2">
        <ShareButton title={vehicle.name} path={vehiclePath(vehicle)} />
        <Heart kind="vehicle" id={vehicle.id} name={vehicle.name} size={44} />
      </div>
    </div>
  );
}

function backTo(t: Translate, from: string | null, vehicle: VehicleView, trip: URLSearchParams) {
  if (from === 'search') return { to: `/rental/vehicle-search?${trip}`, text: t('vehicle.back.search') };
  if (from === 'provider')
    return {
      to: providerAddress(vehicle.provider),
      text: t('vehicle.back.provider', { provider: vehicle.provider.name }),
    };
  return { to: '/home', text: t('vehicle.back.home') };
}
