import { Link } from 'react-router';
import { useI18n, useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Picture, type PictureProps } from '#web/ui/pictures/picture.tsx';

/** Never higher than 320 px, while the text has its own size: what is for sale must be seen without scrolling. */
export const BANNER_HEIGHT = 'banner-height';

export type Slide = {
  id: number;
  image: string;
  title: string;
  eyebrow?: string | undefined;
  text?: string | undefined;
  /** Where it leads; a slide may lead nowhere. */
  to?: string | undefined;
};

/** The picture's subject stands in the end half, the words in the start half. */
export function BannerSlide({ slide, priority = false }: { slide: Slide; priority?: boolean }) {
  const t = useTranslate();
  return (
    <article className={classNames('banner', BANNER_HEIGHT)}>
      <Scene
        id={slide.image}
        ratio="5x3"
        sizes="(min-width: 1304px) 822px, (min-width: 960px) 64vw, 94vw"
        widest={1600}
        priority={priority}
        place="object-[50%_72%]"
      />
      {/* Below the words stand the dots. */}
      <div className="banner-words pb-11 md:px-8 md:py-6 md:pb-11">
        {slide.eyebrow && (
          <p className="mb-1 shrink-0 truncate font-bold text-accent-ink text-caption md:mb-2 md:text-small">
            <bdi>{slide.eyebrow}</bdi>
          </p>
        )}
        <h2 className="line-clamp-2 md:text-headline min-[960px]:line-clamp-3 min-[960px]:text-hero min-[960px]:leading-[1.15]">
          <Title slide={slide} />
        </h2>
        {slide.text && (
          <p className="mt-1 line-clamp-1 text-caption text-ink-2 max-md:hidden min-[960px]:mt-2 min-[960px]:line-clamp-2 min-[960px]:text-body">
            <bdi>{slide.text}</bdi>
          </p>
        )}
        {slide.to && (
          <span aria-hidden className="mt-2.5 min-[960px]:mt-4">
            <span
              className={classNames(buttonLook('primary', 36, false), 'max-md:min-h-8 max-md:px-3 max-md:text-caption')}
            >
              {t('home.banner_action')}
            </span>
          </span>
        )}
      </div>
    </article>
  );
}

/** The whole banner answers; its title is the link. */
export function Title({ slide: { title, to } }: { slide: Pick<Slide, 'title' | 'to'> }) {
  if (!to) return <bdi>{title}</bdi>;
  return (
    <Link to={to} className="outline-none after:absolute after:inset-0 after:z-1 focus-visible:shadow-none">
      <bdi>{title}</bdi>
    </Link>
  );
}

/** `place`: what of it stays in sight where it is cut. */
type SceneProps = Pick<PictureProps, 'id' | 'ratio' | 'sizes' | 'widest' | 'priority'> & { place: string };

/**
 * Scenes are drawn with their subject on the right and an empty left half. Where one reads from the right, the subject
 * moves to the left as it is, and the empty half, drawn out, is the ground behind it.
 */
export function Scene({ place, ...scene }: SceneProps) {
  const { direction } = useI18n();
  const theme = useSession(({ settings }) => settings.theme);
  const picture = { ...scene, alt: '', theme };
  const whole = `absolute inset-0 h-full ${place}`;
  if (direction === 'ltr') return <Picture {...picture} className={whole} />;
  return (
    <>
      <Picture {...picture} className={classNames(whole, 'origin-left scale-x-[2.2]')} />
      <Picture
        {...picture}
        className={classNames(whole, '-translate-x-1/2 mask-[linear-gradient(to_right,black_88%,transparent)]')}
      />
    </>
  );
}

/** The narrow one beside it: words above, subject below. */
export function BannerAside({ slide, className }: { slide: Slide; className?: string }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <article className={classNames('banner h-[20rem]', className)}>
      <Picture
        id={slide.image}
        ratio="2x3"
        alt=""
        sizes="398px"
        widest={960}
        theme={theme}
        className="absolute inset-0 h-full object-[50%_60%]"
      />
      <div className="relative p-7">
        <h2 className="line-clamp-2 pb-[0.12em] font-bold text-title leading-[1.2] tracking-tight">
          <Title slide={slide} />
        </h2>
        {slide.text && (
          <p className="mt-1.5 line-clamp-2 text-ink-2 text-small">
            <bdi>{slide.text}</bdi>
          </p>
        )}
      </div>
    </article>
  );
}
