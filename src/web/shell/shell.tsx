import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '#web/i18n/i18n.tsx';
import { rememberEntryModule } from '#web/session/entry-module.ts';
import { useGuestIdentity } from '#web/session/guest.ts';
import { takeNotice } from '#web/session/remembered/notice.ts';
import { useAccountSwitches, useSession, useSessionStore } from '#web/session/session.tsx';
import { ToastHost } from '#web/ui/feedback/toast-host.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useMarkHydrated } from '#web/ui/hydration.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Header } from './header/header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Overlays } from './overlays.tsx';
import { useHasRail } from './use-has-rail.ts';
import { useIdle } from './use-idle.ts';
import { usePageHandles } from './use-page-handles.ts';
import { useReadyForGestures } from './use-ready-for-gestures.ts';

const ShellFooter = lazySection(async () => ({ default: (await import('./after-first-load.ts')).ShellFooter }));
// Fixed at the edges of the screen: nothing moves when they are hydrated.
const ShellBars = lazySection(async () => ({ default: (await import('./after-first-load.ts')).ShellBars }));
const OfflineWork = lazyWithRetry(async () => ({ default: (await import('./after-first-load.ts')).OfflineWork }));

/** Around every page: header, content, footer, and what may lie open over them. */
export function Shell({ children }: { children: ReactNode }) {
  const { t, direction } = useI18n();
  const token = useSession((session) => session.token);
  useGuestIdentity();
  useReadyForGestures();
  useMarkHydrated();
  useEntryModule();
  const ownHead = usePageHandles().find((handle) => handle?.ownHead)?.ownHead;

  useEffect(() => {
    const notice = takeNotice();
    const failed = notice?.startsWith('error.');
    if (!notice) return;
    showToast({
      id: failed ? 'error' : 'notice',
      tone: failed ? 'error' : 'success',
      text: t(notice),
      comesAlong: true,
    });
  }, [t]);

  // The mark was set before the first paint; from here on it follows the session.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed', token !== null);
  }, [token]);

  return (
    <DirectionProvider direction={direction}>
      <a
        href="#content"
        className="sr-only rounded-control bg-inverse px-4 py-3 font-bold text-on-inverse text-small focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-toast)"
      >
        {t('app.skip_to_content')}
      </a>
      <div className="shell" data-rail={useHasRail() || undefined} data-own-head={ownHead}>
        <div className="shell-part">
          <Header />
        </div>
        {/* Nobody sends what somebody else has begun to fill in: for the next one a page starts anew. */}
        <main id="content" tabIndex={-1} className="flex-1 outline-none focus-visible:shadow-none">
          <Fragment key={useAccountSwitches()}>{children}</Fragment>
        </main>
        <div className="shell-part">
          <ShellFooter />
        </div>
      </div>
      <ShellBars />
      <Overlays />
      <OfflineNotice />
      <OfflineWorkWhenIdle />
      <ToastHost label={t('app.notices')} />
    </DirectionProvider>
  );
}

/** A component of its own, so that the shell need not render again for it. */
const OfflineWorkWhenIdle = () =>
  useIdle() && (
    <Suspense>
      <OfflineWork />
    </Suspense>
  );

/** As it is on arrival: what is chosen on the page leads to another one. */
function useEntryModule() {
  const { key } = useLocation();
  const store = useSessionStore();
  useEffect(() => rememberEntryModule(key, store.get().module), [key, store]);
}
