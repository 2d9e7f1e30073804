import type { CartLine } from '#contract/cart/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import { useCartActions } from './use-cart.ts';

/** More or less of a line, in the cart and wherever else it is shown. */
export function LineStepper({ line }: { line: CartLine }) {
  const t = useTranslate();
  const { setQuantity } = useCartActions();
  const { name } = line.item;
  return (
    <Stepper
      quantity={line.quantity}
      onChange={(next) => setQuantity(line, next)}
      look="soft"
      size={36}
      className="shrink-0 dark:bg-hover"
      labels={{
        group: t('cart.line.quantity', { name }),
        add: t('cart.line.increase', { name }),
        increase: t('cart.line.increase', { name }),
        decrease: t('cart.line.decrease', { name }),
        remove: t('cart.line.remove', { name }),
      }}
    />
  );
}
