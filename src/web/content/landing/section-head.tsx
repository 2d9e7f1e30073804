import type { ReactNode } from 'react';

export function SectionHead({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0">
        <h2 className="font-bold text-title tracking-tight md:font-extrabold md:text-headline">{title}</h2>
        {text && <p className="mt-1 max-w-160 text-ink-2">{text}</p>}
      </div>
      {action}
    </div>
  );
}
