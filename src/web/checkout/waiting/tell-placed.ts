import type { NavigateFunction } from 'react-router';
import type { Translate } from '#web/i18n/i18n.tsx';
import '#web/i18n/lazy/offline.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** For shoppers who left the checkout meanwhile: a toast with a link, instead of pulling them away. */
export const tellPlaced = (t: Translate, navigate: NavigateFunction, order_id: number) =>
  showToast({
    id: 'checkout',
    text: t('waiting.placed'),
    action: { text: t('waiting.view'), onPress: () => navigate(`/order-placed/${order_id}`) },
    // The page they went to may be about to be drawn.
    comesAlong: true,
  });
