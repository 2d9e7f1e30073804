import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import type { CarouselControls, CarouselLabels } from './use-carousel.ts';

type CarouselDotsProps = { carousel: CarouselControls; labels: CarouselLabels; place: 'over' | 'under' };

export function CarouselDots({ carousel, labels, place }: CarouselDotsProps) {
  const places = Array.from({ length: carousel.count }, (_, index) => index);

  return (
    <div
      className={classNames(
        'flex items-center text-ink',
        place === 'over' ? 'absolute inset-s-4 bottom-0 md:inset-s-8' : 'justify-center',
      )}
    >
      {places.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={labels.slide(index + 1, carousel.count)}
          aria-current={index === carousel.index || undefined}
          onClick={() => carousel.goTo(index)}
          className="grid h-11 min-w-6 place-items-center rounded-xs"
        >
          <span
            className={classNames(
              'block h-1.5 rounded-pill bg-current',
              index === carousel.index ? 'mx-1 w-4.5' : 'w-1.5 opacity-50',
            )}
          />
        </button>
      ))}
      {carousel.plays && (
        <IconButton
          icon={carousel.paused ? Play : Pause}
          label={carousel.paused ? labels.play : labels.pause}
          size={36}
          iconSize={14}
          onClick={() => carousel.setPaused(!carousel.paused)}
        />
      )}
    </div>
  );
}
