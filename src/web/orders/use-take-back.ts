import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { orderAddress } from './order-address.ts';
import { useOrderTools } from './use-order-tools.ts';
import { useReorder } from './use-reorder.ts';

/**
 * An order that nobody has paid becomes a cart again. It is taken back first, because it holds the pieces that the cart
 * asks for; what lies in the cart already is asked about, as with every old order.
 */
export function useTakeBack(order_id: number): { takeBack(): void; isTaking: boolean } {
  const t = useTranslate();
  const tools = useOrderTools();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { reorder } = useReorder(order_id);
  const [isTaking, setTaking] = useState(false);

  async function takeBack() {
    setTaking(true);
    try {
      const { cancelOrder } = await import('./orders.calls.ts');
      await cancelOrder(tools, { order_id, reason: t('order.taken_back') });
      if (isMounted()) await navigate(orderAddress(order_id), { replace: true });
      reorder();
    } catch (error) {
      sayFailure(t, error);
      setTaking(false);
    }
  }

  return { takeBack: () => void takeBack(), isTaking };
}
