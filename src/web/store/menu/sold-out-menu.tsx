import { useQuery } from '@tanstack/react-query';
import PackageOpen from 'lucide-react/icons/package-open';
import { isAllSoldOut } from '#domain/catalog/all-sold-out.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n, useTranslate } from '#web/i18n/lazy/store.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { menuQuery } from '../store.queries.ts';
import type { StoreView } from '../store-view.ts';

/** Asks for no menu by itself: as long as none is known, nothing is said. */
export function useIsSoldOut(store: StoreView): boolean {
  const { language } = useI18n();
  const { data = [] } = useQuery({ ...menuQuery(useApi(), { language }, store), enabled: false });
  return isAllSoldOut(data);
}

/** In place of what ordering here would bring: that there is nothing to order, and what one can do all the same. */
export function SoldOutMenu() {
  const t = useTranslate();
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warn-soft px-4 py-4 text-warn-ink"
    >
      <Icon of={PackageOpen} size={22} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-body">{t('store.sold_out')}</p>
        <p className="text-ink-2 text-small">{t('store.sold_out_text')}</p>
      </div>
      <LinkButton look="secondary" to="/store/popular">
        {t('store.others')}
      </LinkButton>
    </div>
  );
}
