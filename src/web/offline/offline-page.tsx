import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

const AGAIN_MS = 2000;

/** A small file that no cache answers for. */
const isShopThere = async (): Promise<boolean> =>
  (await fetch('/robots.txt', { cache: 'no-store' }).catch(() => null))?.ok ?? false;

type OfflinePageProps = { retry?: () => void; opensItself?: boolean };

/** In place of a page that is not saved here. It is asked for again by itself when there is a connection. */
export default function OfflinePage({ retry = () => location.reload(), opensItself = true }: OfflinePageProps) {
  const t = useTranslate();
  const attempt = useEffectEvent(async () => {
    if (navigator.onLine && (await isShopThere())) retry();
  });
  // The browser says early that it is online, and only once.
  useEffect(() => {
    if (!opensItself) return;
    const again = setInterval(() => void attempt(), AGAIN_MS);
    return () => clearInterval(again);
  }, [opensItself]);

  return (
    <div className="grid min-h-[60dvh] place-items-center p-6">
      <StateBlock
        picture="offline"
        heading="h1"
        title={t('offline.page_title')}
        text={t('offline.page_text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={retry}>{t('app.retry')}</Button>
            <LinkButton to="/my-orders" look="secondary">
              {t('profile.orders')}
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
