import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { leaveToasts, onToast, shownToast } from './toast-queue.ts';

const Toaster = lazyWithRetry(() => import('./toaster.tsx'));

/** Once in the shell. Costs nothing until there is something to say. */
export function ToastHost({ label }: { label: string }) {
  const [hasToast, setHasToast] = useState(false);
  useEffect(() => {
    const look = () => shownToast() && setHasToast(true);
    look();
    return onToast(look);
  }, []);
  useToastsEndWithPage();

  if (!hasToast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={label} />
    </Suspense>
  );
}

/** Before the effects of the new page, which may have something to say itself. */
function useToastsEndWithPage() {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const last = useRef({ key, pathname });
  useLayoutEffect(() => {
    if (last.current.key === key) return;
    const isSamePage = isReplaced && last.current.pathname === pathname;
    last.current = { key, pathname };
    if (!isSamePage) leaveToasts(isReplaced);
  }, [key, pathname, isReplaced]);
}
