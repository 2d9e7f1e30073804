import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';

type CollapsibleProps = {
  title: ReactNode;
  defaultOpen?: boolean;
  /** Parts of one name: opening one closes the other. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** The browser's own disclosure: opens without our script, is found by the page search, and prints. */
export function Collapsible({ title, defaultOpen = false, name, className, children }: CollapsibleProps) {
  return (
    <details open={defaultOpen} name={name} className={classNames('group border-line border-b', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-control py-3 font-semibold text-body [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          of={ChevronDown}
          className="text-ink-3 transition-transform duration-(--duration-base) ease-out group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-2">{children}</div>
    </details>
  );
}
