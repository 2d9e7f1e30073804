import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type OrderCardProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** One box of an order's page. */
export function OrderCard({ title, aside, className, children }: OrderCardProps) {
  return (
    <section
      aria-label={title}
      className={classNames('rounded-card border border-line bg-surface p-4 md:p-5', className)}
    >
      <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-lead tracking-snug">{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** A name and what it is, one under the other. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words text-small">{children}</dd>
    </div>
  );
}
