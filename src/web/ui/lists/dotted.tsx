import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Short facts with a dot between two of them. Each stays whole where there is room, and no line begins with a dot: what
 * comes first on a line has it outside of the box.
 */
export function Dotted({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classNames('block overflow-x-clip', className)}>
      <span className="-ms-3.5 flex flex-wrap">
        {Children.map(Children.toArray(children), (fact) => (
          <span className="relative min-w-0 ps-3.5 before:absolute before:inset-s-[5.5px] before:top-[calc(0.5lh-1px)] before:size-0.75 before:rounded-pill before:bg-ink-3">
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
