import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { pushDue } from './push.service.ts';

const LOOK_AGAIN_MS = 1000;

/**
 * Looks every second for what is to be pushed, until the process stops. No job a message: what tells something (a ledger, a
 * chat) only writes a row in its transaction, and whoever is free takes it from there.
 */
export function keepPushing(deps: Deps, stopping: AbortSignal, failed: (error: unknown) => void): void {
  void (async () => {
    while (!stopping.aborted) {
      const { isFull } = await pushDue(deps, failed).catch((error: unknown) => {
        failed(error);
        return { isFull: false };
      });
      if (!isFull) await wait(LOOK_AGAIN_MS, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  })();
}
