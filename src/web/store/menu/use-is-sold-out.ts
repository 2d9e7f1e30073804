import { useQuery } from '@tanstack/react-query';
import { isAllSoldOut } from '#domain/catalog/all-sold-out.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { menuQuery } from '../store.queries.ts';
import type { StoreView } from '../store-view.ts';

/** Asks for no menu by itself: as long as none is known, nothing is said. */
export function useIsSoldOut(store: StoreView): boolean {
  const { language } = useI18n();
  const { data = [] } = useQuery({ ...menuQuery(useApi(), { language }, store), enabled: false });
  return isAllSoldOut(data);
}
