import { Suspense, useState } from 'react';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOnline } from '#web/ui/online.ts';
import { StatePlace } from './state-place.tsx';

const OfflinePage = lazyWithRetry(() => import('#web/offline/offline-page.tsx'));

export function PageFailed({ inShell = false }: { inShell?: boolean }) {
  const t = useTranslate();
  // It stays when the connection comes back: it then asks for the page by itself.
  const [wasOffline] = useState(!useOnline());
  if (wasOffline)
    return (
      <Suspense>
        <OfflinePage />
      </Suspense>
    );
  return (
    <StatePlace inShell={inShell} title={t('error.page_failed')}>
      <StateBlock
        tone="error"
        heading="h1"
        title={t('error.page_failed')}
        text={t('error.page_failed_hint')}
        action={<RetryButton onRetry={() => location.reload()} />}
      />
    </StatePlace>
  );
}
