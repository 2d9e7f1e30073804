import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast-queue.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Once in the shell. Costs nothing until there is something to say. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => onFirstToast(() => setAwake(true)), []);

  if (!awake) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={label} closeLabel={closeLabel} />
    </Suspense>
  );
}
