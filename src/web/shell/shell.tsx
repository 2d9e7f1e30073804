import { DirectionProvider } from '@base-ui/react/direction-provider';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { takeNotice } from '#web/session/notice.ts';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { Header } from './header.tsx';

const ChangeLanguage = lazy(() => import('./change-language.tsx'));

/** Around every page: header, content, footer, and what may lie open over them. */
export function Shell({ children }: { children: ReactNode }) {
  const { t, direction } = useI18n();
  const config = useConfig();
  const { overlay } = useOverlay();

  useEffect(() => {
    const notice = takeNotice();
    if (notice) showToast({ id: 'notice', text: t(notice) });
  }, [t]);

  return (
    <DirectionProvider direction={direction}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-toast)"
      >
        {t('app.skip_to_content')}
      </a>
      <Header />
      <main id="content">{children}</main>
      <footer className="mt-16 border-line border-t">
        <p className="mx-auto max-w-(--size-column) px-(--space-gutter) py-8 text-ink-3 text-small">
          {config.footer_text}
        </p>
      </footer>
      <Suspense fallback={null}>{overlay.name === 'change-language' && <ChangeLanguage to={overlay.to} />}</Suspense>
      <ToastHost label={t('app.notices')} closeLabel={t('app.close')} />
    </DirectionProvider>
  );
}
