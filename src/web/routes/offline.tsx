import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import OfflinePage from '#web/offline/offline-page.tsx';
import { isNewVisit } from '#web/session/offline/opened-offline.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/**
 * What the service worker shows where it has no page: the one that is named behind the # is then drawn here, from the
 * answers that were saved. The server never sees which one, and draws the same for everybody.
 */
export default function Offline() {
  const t = useTranslate();
  const navigate = useNavigate();
  const to = ownAddress(useLocation().hash.slice(1));
  const again = useHref(to ?? '/home');
  const [isOpening, setOpening] = useState(true);

  useEffect(() => {
    // A page whose files are missing too loads this one again: the second time it stays.
    if (to && isNewVisit(to)) void navigate(to, { replace: true });
    else setOpening(false);
  }, [to, navigate]);

  return (
    <>
      <PageHead title={t('offline.page_title')} description={t('offline.page_text')} path="/offline" noindex />
      {isOpening ? (
        <p role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 p-6 text-ink-2">
          <Spinner size={24} />
          {t('offline.opening')}
        </p>
      ) : (
        <OfflinePage retry={() => location.replace(again)} opensItself={to !== null} />
      )}
    </>
  );
}

/** An address of ours: whoever writes another one into the link leads nobody away. */
const ownAddress = (to: string): string | null => (/^\/(?![/\\])/.test(to) ? to : null);
