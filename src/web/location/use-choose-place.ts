import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSettleCart } from '#web/modules/use-settle-cart.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { loadWhole } from '#web/ui/lazy-with-retry.ts';
import type { Chosen } from './choose-place.ts';
import type { FoundPlace } from './found-place.ts';

export function useChoosePlace(): (place: FoundPlace) => Promise<Chosen | { refused: string }> {
  const settleCart = useSettleCart();
  const means = { api: useApi(), queries: useQueryClient(), store: useSessionStore(), t: useTranslate(), settleCart };
  return async (place) => (await loadWhole(() => import('./choose-place.ts'))).choosePlace(means, place);
}
