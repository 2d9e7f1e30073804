import '#web/i18n/lazy/cart.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import type { ItemSelection } from './use-selection.ts';

const WHY = { stock: 'item.out_of_stock', maximum: 'cart.refused.maximum' } as const;

/** How many. At the limit the plus says why it does not count on. */
export function Quantity({ selection, size = 44 }: { selection: ItemSelection; size?: 44 | 52 }) {
  const t = useTranslate();
  const { quantity, moreRefusal } = selection;

  return (
    <Stepper
      quantity={quantity}
      onChange={selection.setQuantity}
      max={moreRefusal ? quantity : undefined}
      onLimit={() => moreRefusal && showToast({ id: 'item', tone: 'error', text: t(WHY[moreRefusal]) })}
      labels={{
        group: t('item.quantity'),
        add: t('item.more'),
        increase: t('item.more'),
        decrease: t('item.fewer'),
        remove: t('item.fewer'),
      }}
      removable={false}
      look="bordered"
      size={size}
      leadingZero
    />
  );
}
