import type { CartLine } from '#contract/cart/shapes.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useLeaveCart } from './use-leave-cart.ts';

export function CartFoot({ lines, subtotal }: { lines: readonly CartLine[]; subtotal: number }) {
  const t = useTranslate();
  const money = useMoney();
  const leave = useLeaveCart(lines.length);
  const canOrder = lines.every(({ unavailable }) => unavailable === null);

  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-2">{t('cart.subtotal')}</span>
        <bdi className="font-bold text-title tracking-tight tabular">{money(subtotal)}</bdi>
      </p>
      <p className="mt-0.5 mb-3.5 text-caption text-ink-3">{t('cart.note')}</p>
      <Button
        size={52}
        wide
        onClick={() => (canOrder ? leave() : showToast({ id: 'error', tone: 'error', text: t('cart.fix') }))}
      >
        {t('cart.checkout')}
      </Button>
    </>
  );
}
