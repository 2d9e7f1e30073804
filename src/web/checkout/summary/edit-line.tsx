import type { CartLine } from '#contract/cart/shapes.ts';
import { useCart } from '#web/cart/use-cart.ts';
import '#web/i18n/lazy/cart.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Stepper } from '#web/ui/controls/stepper.tsx';

/** More or less of it, without a way back to the cart. */
export function LineStepper({ line }: { line: CartLine }) {
  const t = useTranslate();
  const { setQuantity } = useCart();
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

/** Other options, in the item's own sheet. */
export function EditLine({ line }: { line: CartLine }) {
  const t = useTranslate();
  const { open } = useOpener();
  return (
    <button
      type="button"
      onClick={() => open({ name: 'quick-view', item: line.item, cartLine: line })}
      className="hit-area rounded-xs font-semibold text-accent-ink hover:underline"
    >
      {t('checkout.edit_line')}
      <span className="sr-only"> {line.item.name}</span>
    </button>
  );
}
