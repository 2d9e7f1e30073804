import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';

export type Slide = {
  id: number;
  image: string;
  title: string;
  eyebrow?: string | undefined;
  text?: string | undefined;
};

type BannerSlideProps = { slide: Slide; priority?: boolean };

/**
 * The picture's subject stands in the end half, the words in the start half. Scenes are drawn with the subject on the
 * right; where one reads from the right, the picture is turned round.
 */
export function BannerSlide({ slide, priority = false }: BannerSlideProps) {
  const { theme } = useSession().settings;
  return (
    <article className="relative h-41.5 overflow-hidden rounded-sheet bg-sunken md:aspect-18/7 md:h-auto wide:aspect-auto wide:h-80">
      <Picture
        id={slide.image}
        ratio="5x3"
        alt=""
        sizes="(min-width: 1304px) 822px, (min-width: 1181px) 64vw, 94vw"
        widest={1600}
        theme={theme}
        priority={priority}
        className="absolute inset-0 h-full object-[50%_72%] rtl:-scale-x-100"
      />
      <div className="relative flex h-full max-w-[52%] flex-col justify-center p-5 pb-9 md:p-10">
        {slide.eyebrow && (
          <p className="mb-1 truncate font-bold text-accent-ink text-caption md:mb-2 md:text-small">
            <bdi>{slide.eyebrow}</bdi>
          </p>
        )}
        <h2 className="line-clamp-3 font-extrabold text-lead leading-[1.2] tracking-tight md:text-hero md:leading-[1.15]">
          <bdi>{slide.title}</bdi>
        </h2>
        {slide.text && (
          <p className="mt-1 line-clamp-2 text-caption text-ink-2 md:mt-2 md:line-clamp-3 md:text-body">
            <bdi>{slide.text}</bdi>
          </p>
        )}
      </div>
    </article>
  );
}

/** The narrow one beside it: words above, subject below. */
export function BannerAside({ slide, className }: { slide: Slide; className?: string }) {
  const { theme } = useSession().settings;
  return (
    <article className={classNames('relative h-80 overflow-hidden rounded-sheet bg-sunken', className)}>
      <Picture
        id={slide.image}
        ratio="2x3"
        alt=""
        sizes="398px"
        widest={960}
        theme={theme}
        className="absolute inset-0 h-full object-[50%_60%] rtl:-scale-x-100"
      />
      <div className="relative p-7">
        <h2 className="line-clamp-2 font-bold text-title leading-[1.2] tracking-tight">
          <bdi>{slide.title}</bdi>
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
