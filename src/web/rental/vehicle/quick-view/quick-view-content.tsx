import { Link, useLocation } from 'react-router';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { ReadMore } from '#web/ui/controls/read-more.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ModalBody, ModalFoot, ModalTitle } from '#web/ui/layers/modal-parts.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { RentControl } from '../../cart/rent-control.tsx';
import { providerAddress } from '../../provider/provider-address.ts';
import { LONGEST_DESCRIPTION } from '../longest-description.ts';
import { PriceFigure } from '../shown-price.tsx';
import { useShownPrice } from '../use-shown-price.ts';
import type { VehicleView } from '../vehicle.calls.ts';
import { cameFrom, vehicleAddress } from '../vehicle-address.ts';
import { VehicleFacts } from '../vehicle-facts.tsx';
import { VehicleRates } from '../vehicle-rates.tsx';
import { VehicleSlides } from '../vehicle-slides.tsx';

/** Wider than the pictures of an item: a car stands across. */
export const VEHICLE_PICTURES = 'shrink-0 md:w-1/2 min-[1000px]:w-108';

/** Pictures beside what it is and costs; on a phone above it. The foot stays: the price of this trip, and renting it. */
export function QuickViewContent({ vehicle, phone }: { vehicle: VehicleView; phone: boolean }) {
  const t = useTranslate();
  const { close } = useOpener();
  const { pathname } = useLocation();
  const shown = useShownPrice(vehicle);
  const pictures = (
    <div className="relative max-md:aspect-5/3 md:h-full">
      <VehicleSlides name={vehicle.name} photos={photosOf(vehicle)} ratio={phone ? '5x3' : '2x3'} className="h-full" />
      <div className="pointer-events-none absolute inset-s-4 top-4 flex flex-col items-start gap-1.5">
        <DiscountBadge discount={vehicle.discount} />
        {vehicle.new_tag === 1 && <Badge tone="glass">{t('card.new_arrival')}</Badge>}
      </div>
      {/* On a phone the close button has the upper corner. */}
      <Heart
        kind="vehicle"
        id={vehicle.id}
        name={vehicle.name}
        size={44}
        className="absolute inset-e-4 top-4 z-1 max-md:top-16"
      />
    </div>
  );

  return (
    <div className="flex min-h-0 flex-1">
      {!phone && <div className={VEHICLE_PICTURES}>{pictures}</div>}
      <div className="flex min-w-0 flex-1 flex-col">
        <ModalBody>
          {phone && pictures}
          <div className="flex flex-col gap-5 px-4 pt-5 pb-6 md:px-7">
            <div>
              <ModalTitle className="pe-12 md:text-headline">
                <bdi>{vehicle.name}</bdi>
              </ModalTitle>
              <p className="flex flex-wrap items-center gap-x-3 pt-1 text-small">
                <Link
                  to={providerAddress(vehicle.provider)}
                  onClick={close}
                  className="hit-area rounded-xs font-semibold text-accent-ink hover:underline"
                >
                  <bdi>{vehicle.provider.name}</bdi>
                </Link>
                <CardRating average={vehicle.avg_rating} count={vehicle.total_reviews} />
              </p>
            </div>
            <ReadMore
              text={vehicle.description}
              longest={LONGEST_DESCRIPTION}
              labels={{ more: t('vehicle.read_more'), less: t('vehicle.read_less') }}
              className="text-ink-2 text-small"
            />
            <VehicleFacts vehicle={vehicle} narrow />
            <VehicleRates vehicle={vehicle} />
            <Link
              to={vehicleAddress(vehicle, cameFrom(pathname))}
              onClick={close}
              className="hit-area self-start rounded-xs font-semibold text-accent-ink text-small hover:underline"
            >
              {t('vehicle.whole_page')}
            </Link>
          </div>
        </ModalBody>
        <ModalFoot className="flex flex-wrap items-center justify-between gap-3 md:flex-nowrap md:px-7">
          {shown && (
            <p className="min-w-0">
              <span className="block text-caption text-ink-3">{shown.caption}</span>
              <PriceFigure shown={shown} size="title" />
            </p>
          )}
          <RentControl vehicle={vehicle} size="quick-view" />
        </ModalFoot>
      </div>
    </div>
  );
}

const photosOf = ({ images, thumbnail }: VehicleView) => (images.length > 0 ? images : [thumbnail]);
