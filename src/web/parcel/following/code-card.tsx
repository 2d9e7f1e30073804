import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Four digits somebody says at a door. */
export function CodeCard({
  title,
  text,
  code,
  children,
}: {
  title: string;
  text: string;
  code: string;
  children?: ReactNode;
}) {
  return (
    <section aria-label={title} className="rounded-card bg-accent-soft p-4">
      <div className="flex items-center gap-3">
        <Icon of={ShieldCheck} className="text-accent-ink" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-small">{title}</p>
          <p className="text-ink-2 text-small">{text}</p>
        </div>
        <bdi className="font-extrabold text-title tabular tracking-[0.2em]">{code}</bdi>
      </div>
      {children}
    </section>
  );
}
