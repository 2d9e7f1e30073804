import { useTranslate } from '#web/i18n/lazy/search.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** The way out of the filters says what is behind it. */
export function ShowResults({ total, onShow }: { total: number | undefined; onShow(): void }) {
  const t = useTranslate();
  if (total === undefined) return <Button disabled>{t('home.loading_more')}</Button>;
  return (
    <Button disabled={total === 0} onClick={onShow}>
      {total === 0 ? t('filter.no_results') : t('filter.show_results', { count: total })}
    </Button>
  );
}
