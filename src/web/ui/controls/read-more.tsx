import { useId, useState } from 'react';

type ReadMoreProps = {
  text: string;
  /** So many characters are shown at first. */
  longest: number;
  labels: { more: string; less: string };
  className?: string;
};

/** The beginning of a text, and a way to the rest. */
export function ReadMore({ text, longest, labels, className }: ReadMoreProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longest;

  return (
    <p id={id} className={className}>
      <bdi>{isLong && !isOpen ? `${text.slice(0, longest).trimEnd()}…` : text}</bdi>{' '}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="hit-area rounded-xs font-semibold text-accent-ink hover:underline"
        >
          {isOpen ? labels.less : labels.more}
        </button>
      )}
    </p>
  );
}
