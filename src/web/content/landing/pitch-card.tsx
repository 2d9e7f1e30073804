import type { ReactNode } from 'react';
import { LandingPicture } from './landing-picture.tsx';

type PitchCardProps = {
  ground: 'butter' | 'sky' | 'lilac' | 'sage' | 'rose';
  title: string;
  text: string;
  picture: string | null;
  /** Half of the column, or all of it. */
  half?: boolean;
  eyebrow?: string;
  children?: ReactNode;
};

const GROUNDS = {
  butter: 'bg-ground-butter',
  sky: 'bg-ground-sky',
  lilac: 'bg-ground-lilac',
  sage: 'bg-ground-sage',
  rose: 'bg-ground-rose',
} as const;

/** Below these widths the picture stands under the words, from there on beside them. */
const SHAPES = {
  half: {
    card: 'min-[1080px]:min-h-60 min-[1080px]:justify-center',
    words: 'min-[1080px]:w-3/5 min-[1080px]:p-8',
    picture:
      'max-[1080px]:mt-auto max-[1080px]:aspect-3/2 max-[1080px]:[mask-image:linear-gradient(to_bottom,transparent,#000_40%)] min-[1080px]:absolute min-[1080px]:inset-y-0 min-[1080px]:inset-e-0 min-[1080px]:-z-1 min-[1080px]:w-[62%] min-[1080px]:[mask-image:linear-gradient(to_right,transparent,#000_45%)] min-[1080px]:rtl:[mask-image:linear-gradient(to_left,transparent,#000_45%)]',
    ratio: '4x3',
    sizes: '(min-width: 1180px) 380px, (min-width: 768px) 50vw, 100vw',
  },
  full: {
    card: 'md:min-h-60 md:justify-center',
    words: 'md:w-1/2 md:p-8 md:py-12',
    picture:
      'max-md:aspect-5/2 max-md:[mask-image:linear-gradient(to_bottom,transparent,#000_40%)] md:absolute md:inset-y-0 md:inset-e-0 md:-z-1 md:w-1/2 md:[mask-image:linear-gradient(to_right,transparent,#000_45%)] md:rtl:[mask-image:linear-gradient(to_left,transparent,#000_45%)]',
    ratio: '5x2',
    sizes: '(min-width: 768px) 620px, 100vw',
  },
} as const;

/** Words at the start, a picture at the end that grows out of the card's ground: nothing to mirror in right-to-left. */
export function PitchCard({ ground, title, text, picture, half = false, eyebrow, children }: PitchCardProps) {
  const shape = SHAPES[half ? 'half' : 'full'];
  return (
    <div
      className={`words-on-picture relative isolate flex h-full flex-col overflow-hidden rounded-sheet ${shape.card} ${GROUNDS[ground]}`}
    >
      <div className={`flex flex-col items-start p-6 ${shape.words}`}>
        {eyebrow && <p className="mb-1 font-semibold text-ink-2 text-small">{eyebrow}</p>}
        <h2 className="font-bold text-title tracking-tight md:font-extrabold md:text-headline">{title}</h2>
        <p className="mt-2 mb-6 max-w-110 text-ink-2">{text}</p>
        {children && <div className="mt-auto flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      <div className={`overflow-hidden ${shape.picture}`}>
        <LandingPicture id={picture} ratio={shape.ratio} sizes={shape.sizes} className="size-full! object-cover" />
      </div>
    </div>
  );
}
