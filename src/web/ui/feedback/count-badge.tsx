import { classNames } from '../class-names.ts';

type CountBadgeProps = { count: number; className?: string };

/** Sits on the corner of an icon button, which says the number in its own name. Nothing to count, nothing to see. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null;

  return (
    <span
      key={count}
      aria-hidden
      className={classNames(
        'pointer-events-none grid min-h-[18px] min-w-4.5 animate-pop place-items-center rounded-pill bg-accent px-1 font-bold text-[11px] text-on-accent leading-none ring-2 ring-surface tabular',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
