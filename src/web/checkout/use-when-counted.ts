import { useEffect, useEffectEvent, useState } from 'react';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

type Counted = {
  /** The sum is about exactly what stands on the page. */
  isFresh: boolean;
  /** The sum on the button, in minor units. */
  amount: number;
  press(): void;
};

/**
 * A press that comes while the total is being recomputed is not lost: it counts as soon as the total is there, if it is
 * still the one on the button. A different total is announced and needs another press.
 */
export function useWhenCounted({ isFresh, amount, press }: Counted) {
  const t = useTranslate();
  const money = useMoney();
  const [pressedOn, setPressedOn] = useState<number | null>(null);

  const goOn = useEffectEvent((seen: number) => {
    setPressedOn(null);
    if (seen === amount) press();
    else showToast({ id: 'error', tone: 'info', text: t('checkout.recounted', { amount: money(amount) }) });
  });
  useEffect(() => {
    if (isFresh && pressedOn !== null) goOn(pressedOn);
  }, [isFresh, pressedOn]);

  return { isWaiting: pressedOn !== null, wait: () => setPressedOn(amount) };
}
