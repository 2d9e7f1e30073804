import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Figures with a word under each, in a row that scrolls where it has no room. */
export const StoreFactList = ({ children }: { children: ReactNode }) => (
  <div className="flex shrink-0 child:not-last:border-e child:border-line overflow-x-auto [scrollbar-width:none] max-[899px]:rounded-card max-[899px]:border max-[899px]:border-line max-[899px]:py-3 min-[900px]:pt-4">
    {children}
  </div>
);

const CELL = 'flex grow flex-col items-start px-2 text-start md:min-w-20 md:px-5';

type StoreFactProps = {
  figure: string;
  /** Words that may take two lines, so that all the figures have room on a phone. */
  long?: boolean;
  children: ReactNode;
};

export function StoreFact({ figure, long = false, children }: StoreFactProps) {
  return (
    <p className={classNames(CELL, !long && 'shrink-0')}>
      <bdi className="whitespace-nowrap font-bold text-body tabular">{figure}</bdi>
      <span className={classNames('text-caption text-ink-3', !long && 'whitespace-nowrap')}>{children}</span>
    </p>
  );
}

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
      className={`${CELL} shrink-0 rounded-s-control hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)]`}
    >
      <span className="flex items-center gap-1.5 font-bold text-body tabular">{figure}</span>
      <span className="whitespace-nowrap text-caption text-ink-3 underline decoration-line-2 underline-offset-2">
        {children}
      </span>
    </button>
  );
}
