import type { Reordered } from '#contract/orders/actions.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

/** What of an old order is not as it was, before the cart is shown. */
export default function TellChanges({ notes, added }: Pick<Reordered, 'notes' | 'added'>) {
  const t = useTranslate();
  const money = useMoney();
  const { open, close } = useOpener();

  return (
    <Dialog
      open
      onClose={close}
      width={460}
      title={t(added > 0 ? 'order.reorder.title' : 'order.reorder.title_nothing')}
      description={t('order.reorder.text')}
      closeLabel={t('app.close')}
      foot={
        added > 0 ? (
          <Button wide onClick={() => open({ name: 'cart' })}>
            {t('order.reorder.view')}
          </Button>
        ) : (
          <Button wide look="secondary" onClick={close}>
            {t('app.close')}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {notes.map(({ name, reason, old_price, new_price, quantity }) => (
          <li key={`${name} ${reason}`} className="border-line border-b pb-2 text-small last:border-b-0">
            <bdi className="block font-semibold">{name}</bdi>
            <span className="text-ink-2">
              {(reason === 'stock' || reason === 'limit') && quantity > 0
                ? t('order.reorder.less', { count: quantity })
                : t(`order.reorder.${reason}`)}
              {reason === 'price' && new_price !== null && (
                <bdi className="ms-1.5 tabular">
                  <s className="text-ink-3">{money(old_price)}</s> {money(new_price)}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
