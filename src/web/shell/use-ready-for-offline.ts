import { useEffect } from 'react';

/** When the page is through with itself: what keeps it for the time without a connection. */
export function useReadyForOffline() {
  useEffect(() => {
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(
      () => void import('#web/service-worker/register.ts').then((file) => file.registerServiceWorker()).catch(() => {}),
    );
  }, []);
}
