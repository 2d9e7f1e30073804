import Images from 'lucide-react/icons/images';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { VehicleView } from '../vehicle.calls.ts';
import { VehicleSlides } from '../vehicle-slides.tsx';

/** How the others stand beside the large picture, by their number. */
const BESIDE_LOOKS = [
  '',
  'w-1/2',
  'max-[1023px]:w-48 max-[1023px]:grid-rows-2 min-[1024px]:w-[43%] min-[1024px]:grid-cols-2',
  'w-[41%] grid-cols-2 grid-rows-2',
  'w-[41%] grid-cols-2 grid-rows-2',
];
const BESIDE = BESIDE_LOOKS.length - 1;

/** A large picture and smaller ones beside it; on a phone one at a time. A press shows all of them. */
export function VehicleGallery({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const { open } = useOpener();
  const photos = vehicle.images.length > 0 ? vehicle.images : [vehicle.thumbnail];
  const [first = vehicle.thumbnail, ...others] = photos;
  const beside = others.slice(0, BESIDE);
  const showAll = () => open({ name: 'vehicle-photos', title: vehicle.name, photos });
  const badges = (
    <div className="pointer-events-none absolute inset-s-4 flex flex-col items-start gap-1.5 max-md:bottom-3 md:top-4">
      <DiscountBadge discount={vehicle.discount} />
      {vehicle.new_tag === 1 && <Badge tone="glass">{t('card.new_arrival')}</Badge>}
    </div>
  );

  return (
    <>
      <div className="relative -mx-(--space-gutter) h-72 md:hidden">
        <VehicleSlides name={vehicle.name} photos={photos} counter className="h-full bg-sunken" />
        {badges}
      </div>
      <div className="relative hidden h-66 gap-2 overflow-hidden rounded-sheet md:flex">
        <div className="relative min-w-0 flex-1 overflow-hidden bg-sunken">
          <Photo id={first} alt={vehicle.name} sizes="(min-width: 1304px) 720px, 58vw" isFirst />
          {badges}
        </div>
        {beside.length > 0 && (
          <div className={classNames('grid shrink-0 gap-2', BESIDE_LOOKS[beside.length])}>
            {beside.map((photo) => (
              <div key={photo} className="min-h-0 overflow-hidden bg-sunken">
                <Photo id={photo} alt="" sizes="420px" />
              </div>
            ))}
          </div>
        )}
        {photos.length > 1 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={showAll}
            className="group/photos absolute inset-0 cursor-pointer rounded-[inherit] focus-visible:shadow-[inset_var(--focus-ring)]"
          >
            <span className="absolute inset-e-3 bottom-3 inline-flex h-9 items-center gap-1.5 rounded-control bg-surface px-3 font-bold text-caption shadow-(--elevation-card) group-hover/photos:bg-hover">
              <Icon of={Images} size={16} />
              {t('vehicle.photos', { count: photos.length })}
            </span>
          </button>
        )}
      </div>
    </>
  );
}

function Photo({ id, alt, sizes, isFirst = false }: { id: string; alt: string; sizes: string; isFirst?: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <Picture
      id={id}
      ratio={isFirst ? '5x2' : '4x3'}
      alt={alt}
      sizes={sizes}
      widest={isFirst ? 1280 : 640}
      theme={theme}
      priority={isFirst}
      early={!isFirst}
      className="h-full!"
    />
  );
}
