import { type ReactNode, useId } from 'react';

type TripCardProps = { title: string; end?: ReactNode; part?: string; children: ReactNode };

/** One part of the trip checkout; `end` stands beside its name. */
export function TripCard({ title, end, part, children }: TripCardProps) {
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      data-part={part}
      tabIndex={part ? -1 : undefined}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-4 outline-none focus-visible:shadow-none md:p-5"
    >
      <div className="mb-4 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="font-bold text-lead tracking-snug">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
