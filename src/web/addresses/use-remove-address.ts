import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '#contract/addresses/addresses.ts';
import { useApi } from '#web/api/api.tsx';
import { failureWords, isGone } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressesQuery, refreshAddresses } from '#web/location/addresses.queries.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** Gone at once; a slip is mended by Undo instead of being asked about beforehand. */
export function useRemoveAddress() {
  const t = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const store = useSessionStore();
  const refresh = () => refreshAddresses(queries, store.get());

  const undoOf = (address: Address) => ({ text: t('address.undo'), onPress: () => void restore(address) });

  async function restore(address: Address) {
    try {
      const { restoreAddress } = await import('./addresses.calls.ts');
      await restoreAddress(api, address);
      showToast({ id: 'address', text: t('address.restored') });
    } catch (error) {
      // Gone is gone: whoever wants it back can try once more.
      showToast({ id: 'error', tone: 'error', text: failureWords(t, error), action: undoOf(address) });
    }
    await refresh();
  }

  return async (address: Address) => {
    queries.setQueryData(addressesQuery(api, store.get()).queryKey, (saved) =>
      saved?.filter(({ id }) => id !== address.id),
    );
    try {
      const { removeAddress } = await import('./addresses.calls.ts');
      const { message } = await removeAddress(api, address.id);
      showToast({ id: 'address', text: message, action: undoOf(address) });
    } catch (error) {
      // Gone all the same: nothing went wrong.
      if (isGone(error)) showToast({ id: 'address', tone: 'info', text: failureWords(t, error) });
      else sayFailure(t, error);
    }
    // Whatever became of it, the book says what is saved now.
    await refresh();
  };
}
