import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { IconButton } from '../controls/icon-button.tsx';
import type { CarouselControls, CarouselLabels } from './use-carousel.ts';

/** On the edges of the picture, for pointers and keyboards; a finger swipes. */
export function CarouselArrows({ carousel, labels }: { carousel: CarouselControls; labels: CarouselLabels }) {
  const place = 'absolute top-1/2 -translate-y-1/2 max-md:sr-only max-md:focus:not-sr-only';

  return (
    <>
      <IconButton
        icon={ArrowLeft}
        label={labels.previous}
        look="glass"
        size={40}
        directional
        disabled={!carousel.canPrevious}
        onClick={carousel.previous}
        className={`${place} inset-s-3`}
      />
      <IconButton
        icon={ArrowRight}
        label={labels.next}
        look="glass"
        size={40}
        directional
        disabled={!carousel.canNext}
        onClick={carousel.next}
        className={`${place} inset-e-3`}
      />
    </>
  );
}
