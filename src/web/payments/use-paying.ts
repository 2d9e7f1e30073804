import { useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { leaveFor } from '#web/ui/leave-for.ts';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import type { PayOption } from './pay-options.ts';

/** Choosing how to pay what is due already, and paying it: at a gateway, or here and now. */
export function usePaying(options: readonly PayOption[], done: string) {
  const t = useTranslate();
  const { close } = useOpener();
  const isMounted = useIsMounted();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [complains, setComplains] = useState(false);
  const option = options.find(({ id, off }) => id === chosen && !off) ?? null;

  /** `send` returns the address of the gateway, if that is where one pays. */
  async function pay(send: (option: PayOption) => Promise<string | null>) {
    if (!option) return setComplains(true);
    setPaying(true);
    try {
      const away = await send(option);
      if (away !== null) return void (isMounted() && leaveFor(away, () => setPaying(false)));
      showToast({ id: 'payment', text: done });
      close();
    } catch (failure) {
      sayFailure(t, failure);
      setPaying(false);
    }
  }

  return { chosen, setChosen, option, isPaying, isMissing: complains && !option, pay };
}
