import { useTranslate } from '#web/i18n/lazy/item.ts';
import { ReadMore } from '#web/ui/controls/read-more.tsx';

const LONGEST = 130;

type DescriptionProps = {
  text: string;
  /** Whoever opens the detail says here whether it shows the description: the text "true", and nothing like it. */
  modalmanage?: unknown;
};

/** The first 130 characters, and a way to the rest. */
export function Description({ text, modalmanage }: DescriptionProps) {
  const t = useTranslate();
  if (modalmanage !== 'true' || !text) return null;
  return (
    <ReadMore
      text={text}
      longest={LONGEST}
      labels={{ more: t('item.read_more'), less: t('item.read_less') }}
      className="text-ink-2 text-small"
    />
  );
}
