import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { MorePages } from '#web/ui/lists/infinite-list.tsx';

/** The way to older entries of a ledger, while there are some. */
export function MoreEntries({ hasNextPage, isFetchingNextPage, fetchNextPage }: MorePages) {
  const t = useTranslate();
  if (!hasNextPage) return null;
  return (
    <div className="mt-4 grid justify-center">
      <Button
        look="secondary"
        progress={isFetchingNextPage ? t('wallet.loading_more') : null}
        onClick={() => fetchNextPage()}
      >
        {t('wallet.more')}
      </Button>
    </div>
  );
}
