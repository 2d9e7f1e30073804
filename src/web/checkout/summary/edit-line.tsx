import type { CartLine } from '#contract/cart/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { useOpener } from '#web/overlay/overlay.tsx';

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
