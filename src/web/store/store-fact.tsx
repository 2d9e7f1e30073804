import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Figures with a word under each, in a row; two to a row on the narrowest phones. */
export const StoreFactList = ({ children }: { children: ReactNode }) => (
  <div className="flex shrink-0 child:not-last:border-e child:border-line max-[359px]:grid max-[359px]:grid-cols-2 max-[359px]:gap-y-3 max-[359px]:child:even:border-e-0 max-[899px]:rounded-card max-[899px]:border max-[899px]:border-line max-[899px]:py-3 min-[900px]:pt-4">
    {children}
  </div>
);

const CELL = 'flex grow flex-col items-start px-2 text-start md:min-w-20 md:px-5';
/** Takes two lines on a phone, so that all the figures have room. */
const WORDS = 'text-caption text-ink-3 md:whitespace-nowrap';

type StoreFactProps = {
  figure: string;
  /** Words that give way before those of the others do. */
  long?: boolean;
  children: ReactNode;
};

export const StoreFact = ({ figure, long = false, children }: StoreFactProps) => (
  <p className={classNames(CELL, long && 'shrink-[9999]')}>
    <bdi className="whitespace-nowrap font-bold text-body tabular">{figure}</bdi>
    <span className={WORDS}>{children}</span>
  </p>
);

/** A figure that opens what stands behind it. */
export function StoreFactButton({
  figure,
  onClick,
  children,
}: {
  figure: ReactNode;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className={`${CELL} rounded-s-control hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)]`}
    >
      <span className="flex items-center gap-1.5 font-bold text-body tabular">{figure}</span>
      <span className={`${WORDS} underline decoration-line-2 underline-offset-2`}>{children}</span>
    </button>
  );
}
