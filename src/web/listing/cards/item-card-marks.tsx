import Leaf from 'lucide-react/icons/leaf';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type ItemCardMarksProps = {
  item: ItemCardData;
  /** Where a word would need a line of its own. */
  brief?: boolean;
  /** On a picture it is glass; beside a text that would not be seen. */
  tone?: 'glass' | 'neutral';
};

/** Organic, recommended, halal: one badge however many apply, so that a picture carries two at most. */
export function ItemCardMarks({ item, brief = false, tone = 'glass' }: ItemCardMarksProps) {
  const t = useTranslate();
  const marks = [
    ...(item.organic ? [{ name: 'organic', text: t('card.organic'), icon: Leaf }] : []),
    ...(item.recommended ? [{ name: 'recommended', text: t('card.recommended'), icon: ThumbsUp }] : []),
    ...(item.halal ? [{ name: 'halal', text: t('card.halal'), icon: null }] : []),
  ];
  if (marks.length === 0) return null;

  return (
    <Badge tone={tone}>
      {marks.map(({ name, text, icon }) =>
        // Alone it says its word; beside others a glyph says it, and the word is read out.
        icon && (brief || marks.length > 1) ? (
          <span key={name} title={text}>
            <Icon of={icon} size={14} />
            <span className="sr-only">{text}</span>
          </span>
        ) : (
          <span key={name}>{text}</span>
        ),
      )}
    </Badge>
  );
}
