import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isConflict } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** What an order changes. */
export function refreshAfterOrder(queries: QueryClient) {
  for (const name of ['cart', 'profile', 'orders']) queries.invalidateQueries({ queryKey: [name] });
}

/** Says why this press ordered nothing: the one before it had, and only its answer was lost; or what the server refused. */
export function useSayNotPlaced() {
  const t = useTranslate();
  const queries = useQueryClient();
  const navigate = useNavigate();

  return (error: unknown) => {
    if (!isConflict(error)) return sayFailure(t, error);
    refreshAfterOrder(queries);
    showToast({
      id: 'error',
      tone: 'info',
      text: t('checkout.arrived_before'),
      action: { text: t('placed.my_orders'), onPress: () => navigate('/my-orders') },
    });
  };
}
