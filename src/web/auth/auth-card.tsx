import type { ReactNode } from 'react';

/** The frame of the pages of signing in: the modal's measures, on the page itself. */
export function AuthCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="column grid place-items-center py-8 md:py-16">
      <div className="w-full max-w-115 md:rounded-sheet md:border md:border-line md:bg-surface md:p-8">
        <h1 className="font-extrabold text-headline tracking-tight">{title}</h1>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}
