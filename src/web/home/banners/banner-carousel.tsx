import { useTranslate } from '#web/i18n/i18n.tsx';
import { Carousel } from '#web/ui/lists/carousel.tsx';
import { BannerSlide, type Slide } from './banner-slide.tsx';

const AUTOPLAY_MS = 6000;

/** The slides, one at a time. */
export function BannerCarousel({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslate();
  return (
    <Carousel
      labels={{
        carousel: t('home.banners'),
        previous: t('home.previous'),
        next: t('home.next'),
        pause: t('home.pause'),
        play: t('home.play'),
        slide: (place, count) => t('home.slide', { place: String(place), count: String(count) }),
      }}
      autoplayMs={AUTOPLAY_MS}
      arrows={false}
      className="rounded-sheet"
    >
      {slides.map((slide, index) => (
        <BannerSlide key={slide.id} slide={slide} priority={index === 0} />
      ))}
    </Carousel>
  );
}
