import type { Ratio } from '#contract/media/media.ts';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useSession } from '#web/session/session.tsx';
import { Slides } from '#web/ui/lists/slides.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** The specification's: a picture stands for 4 seconds and takes 0.8 to go. */
const AUTOPLAY_MS = 4000;
const TRANSITION_MS = 800;

type VehicleSlidesProps = {
  name: string;
  photos: readonly string[];
  ratio?: Ratio;
  counter?: boolean;
  className?: string;
};

/** Its pictures one at a time, by themselves until somebody touches them. */
export function VehicleSlides({ name, photos, ratio = '5x3', counter = false, className = '' }: VehicleSlidesProps) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <Slides
      labels={{
        carousel: t('vehicle.photos_of', { name }),
        previous: t('home.previous'),
        next: t('home.next'),
        pause: t('home.pause'),
        play: t('home.play'),
        slide: (place, count) => t('vehicle.photo', { place, count }),
      }}
      autoplayMs={AUTOPLAY_MS}
      transitionMs={TRANSITION_MS}
      counter={counter}
      className={className}
    >
      {photos.map((photo, at) => (
        <Picture
          key={photo}
          id={photo}
          ratio={ratio}
          alt={at === 0 ? name : ''}
          sizes="(min-width: 768px) 720px, 100vw"
          widest={1280}
          theme={theme}
          priority={at === 0}
          className="h-full!"
        />
      ))}
    </Slides>
  );
}
