import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { onFirstToast } from './toast-queue.ts';

const Toaster = lazyWithRetry(() => import('./toaster.tsx'));

/** Once in the shell. Costs nothing until there is something to say. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [hasToast, setHasToast] = useState(false);
  useEffect(() => onFirstToast(() => setHasToast(true)), []);

  if (!hasToast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={label} closeLabel={closeLabel} />
    </Suspense>
  );
}
