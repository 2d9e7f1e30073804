import { type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const ConfirmOwner = lazyWithRetry(() => import('./confirm-owner.tsx'));

type Errand = { work(): Promise<void>; refused(error: unknown): void };

/**
 * Does what only the account's owner may do. Where the server wants to know first that it is them, that is asked in
 * `dialog`, and then it is done. Every other refusal goes to `refused`.
 */
export function useConfirmed(): { confirmed(errand: Errand): Promise<void>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Errand | null>(null);

  const confirmed = async (errand: Errand) => {
    try {
      await errand.work();
    } catch (error) {
      if (asksForProof(error)) setWaiting(errand);
      else errand.refused(error);
    }
  };

  return {
    confirmed,
    dialog: waiting && (
      <Suspense fallback={null}>
        <ConfirmOwner
          onClose={() => setWaiting(null)}
          onConfirmed={async () => {
            setWaiting(null);
            await confirmed(waiting);
          }}
        />
      </Suspense>
    ),
  };
}

const asksForProof = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'reauthentication');
