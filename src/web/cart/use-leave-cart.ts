import { useNavigate } from 'react-router';
import type { CartLine } from '#contract/cart/shapes.ts';
import { leaveCart } from '#domain/cart/leave-cart.ts';
import type { Slot } from '#domain/checkout/slots.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { saveDraft, savedDraft } from '#web/session/checkout-draft.ts';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

export const CHECKOUT = '/checkout?page=cart';

const NO_LINES: readonly CartLine[] = [];

/**
 * What the button at the foot of the cart does, for this shopper and these lines. `slot`: for when a store that is closed
 * now is asked; the checkout finds it chosen.
 */
export function useLeaveCart(lines: readonly CartLine[] = NO_LINES, slot: Slot | null = null): () => void {
  const { guest_checkout_status } = useConfig();
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const zoneid = useSession((session) => session.zoneid);
  const { open, close } = useOpener();
  const navigate = useNavigate();

  const goTo = (address: string) => {
    close();
    navigate(address);
  };

  return () => {
    if (lines.some(({ unavailable }) => unavailable !== null))
      return showToast({ id: 'error', tone: 'error', text: t('cart.fix') });
    if (slot) keepSlot(slot);
    switch (
      leaveCart({ lineCount: lines.length, signedIn: token !== null, guestsMayCheckOut: guest_checkout_status === 1 })
    ) {
      case 'go-home':
        return goTo(zoneid.length > 0 ? '/home' : '/');
      case 'checkout':
        return goTo(CHECKOUT);
      case 'ask-guest-or-login':
        return open({ name: 'guest-or-login' });
      case 'sign-in':
        return open({ name: 'auth', mode: 'sign-in', goOn: () => navigate(CHECKOUT) });
    }
  };
}

/** A time that the shopper has chosen before stays. */
function keepSlot({ schedule_at }: Slot) {
  const draft = savedDraft('cart');
  if (!draft.schedule_at) saveDraft('cart', { ...draft, schedule_at });
}
