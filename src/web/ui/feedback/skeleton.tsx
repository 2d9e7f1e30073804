import { classNames } from '../class-names.ts';

/** A place held for what comes; give it the size of what comes. Hidden from screen readers: the region says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'skeleton relative block overflow-hidden bg-skeleton',
        'after:absolute after:inset-0 after:-translate-x-full after:bg-linear-to-r after:from-transparent after:via-skeleton-sweep after:to-transparent',
        'motion-safe:after:animate-sweep',
        className,
      )}
    />
  );
}

const LINE_WIDTHS = ['w-11/12', 'w-3/5', 'w-4/5', 'w-1/2'] as const;

/** Up to four lines of words to come. */
export function SkeletonText({ lines = 2, className }: { lines?: 1 | 2 | 3 | 4; className?: string }) {
  return (
    <span aria-hidden className={classNames('flex flex-col gap-2', className)}>
      {LINE_WIDTHS.slice(0, lines).map((width) => (
        <Skeleton key={width} className={classNames('h-3.5', width)} />
      ))}
    </span>
  );
}
