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

/** Words at the start, a picture at the end that grows out of the card's ground: nothing to mirror in right-to-left. */
export function PitchCard({ ground, title, text, picture, half = false, eyebrow, children }: PitchCardProps) {
  return (
    <div
      className={`relative isolate flex h-full flex-col overflow-hidden rounded-sheet md:min-h-60 md:justify-center ${GROUNDS[ground]}`}
    >
      <div className={`flex flex-col items-start p-6 md:p-8 ${half ? 'md:w-3/5' : 'md:w-1/2 md:py-12'}`}>
        {eyebrow && <p className="mb-1 font-semibold text-ink-2 text-small">{eyebrow}</p>}
        <h2 className="font-bold text-title tracking-tight md:font-extrabold md:text-headline">{title}</h2>
        <p className="mt-2 mb-6 max-w-110 text-ink-2">{text}</p>
        {children && <div className="mt-auto flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      <div
        className={`overflow-hidden md:absolute md:inset-y-0 md:inset-e-0 md:-z-1 max-md:-mt-4 max-md:[mask-image:linear-gradient(to_bottom,transparent,#000_40%)] md:[mask-image:linear-gradient(to_right,transparent,#000_45%)] md:rtl:[mask-image:linear-gradient(to_left,transparent,#000_45%)] ${half ? 'max-md:aspect-3/2 md:w-[62%]' : 'max-md:aspect-5/2 md:w-1/2'}`}
      >
        <LandingPicture
          id={picture}
          ratio={half ? '4x3' : '5x2'}
          sizes={half ? '(min-width: 768px) 340px, 100vw' : '(min-width: 768px) 620px, 100vw'}
          className="size-full! object-cover"
        />
      </div>
    </div>
  );
}
