import { useNavigate } from 'react-router';
import { leaveCart } from '#domain/cart/leave-cart.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';

export const CHECKOUT = '/checkout?page=cart';

/** What the button at the foot of the cart does, for this shopper and this many lines. */
export function useLeaveCart(lineCount: number): () => void {
  const { guest_checkout_status } = useConfig();
  const token = useSession((session) => session.token);
  const zoneid = useSession((session) => session.zoneid);
  const { open, close } = useOpener();
  const navigate = useNavigate();

  const goTo = (address: string) => {
    close();
    navigate(address);
  };

  return () => {
    switch (leaveCart({ lineCount, signedIn: token !== null, guestsMayCheckOut: guest_checkout_status === 1 })) {
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
