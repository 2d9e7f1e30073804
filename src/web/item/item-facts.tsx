import '#web/i18n/lazy/cart.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Description } from './description.tsx';
import { ItemPrice } from './item-price.tsx';
import { OfferNote } from './offer-note.tsx';
import type { ItemSelection } from './selection/use-selection.ts';

type ItemFactsProps = {
  selection: ItemSelection;
  /** Whether the description is shown, see `description.tsx`. */
  modalmanage: string;
};

/** What it is, what it costs, and what one must know before buying. */
export function ItemFacts({ selection, modalmanage }: ItemFactsProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-3">
      <Description text={selection.item.description} modalmanage={modalmanage} />
      <ItemPrice selection={selection} />
      {selection.item.is_prescription_required === 1 && (
        <p className="font-semibold text-danger-ink text-small">{t('cart.prescription')}</p>
      )}
      <OfferNote selection={selection} />
    </div>
  );
}
