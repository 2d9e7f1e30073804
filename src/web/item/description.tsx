import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/item.ts';

const LONGEST = 130;

type DescriptionProps = {
  text: string;
  /** Whoever opens the detail says here whether it shows the description: the text "true", and nothing like it. */
  modalmanage?: unknown;
};

/** The first 130 characters, and a way to the rest. */
export function Description({ text, modalmanage }: DescriptionProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONGEST;
  if (modalmanage !== 'true' || !text) return null;

  return (
    <p id={id} className="text-ink-2 text-small">
      <bdi>{isLong && !isOpen ? `${text.slice(0, LONGEST).trimEnd()}…` : text}</bdi>{' '}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="hit-area rounded-xs font-semibold text-accent-ink hover:underline"
        >
          {t(isOpen ? 'item.read_less' : 'item.read_more')}
        </button>
      )}
    </p>
  );
}
