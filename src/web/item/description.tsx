import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';

const LONGEST = 130;

/** Shown only when its opener says so, with the word the specification gives: the text "true" and nothing like it. */
export const showsDescription = (modalmanage: unknown): boolean => modalmanage === 'true';

/** The first 130 characters, and a way to the rest. */
export function Description({ text }: { text: string }) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONGEST;
  if (!text) return null;

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
