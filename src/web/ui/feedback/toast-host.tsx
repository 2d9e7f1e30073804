import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy.ts';
import { onFirstToast } from './toast-queue.ts';

const Toaster = lazyPart(() => import('./toaster.tsx'));

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
