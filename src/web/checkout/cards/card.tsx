import { type ReactNode, useId } from 'react';
import { FieldNote } from '#web/ui/fields/field.tsx';

type CardProps = {
  title: string;
  text?: string;
  /** What is still missing here. */
  fault?: string | undefined;
  /** Named so that a press on the button finds what is missing. */
  part?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One question of a form in cards, as the checkout is one. */
export function Card({ title, text, fault, part, aside, children }: CardProps) {
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      data-part={part}
      tabIndex={-1}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-4 outline-none focus-visible:shadow-none md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-bold text-lead tracking-snug">
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className="mt-0.5 text-ink-2 text-small">{text}</p>}
      <div className="mt-4">{children}</div>
      {fault && (
        <div role="alert" className="mt-3">
          <FieldNote id={`${id}-fault`} text={fault} isError />
        </div>
      )}
    </section>
  );
}
