import { keyOfLine, selectionFromWire } from '#contract/cart/selection.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type CartConflict, conflictsBetween, type Refused } from './cart-conflicts.ts';
import type { CartKey } from './cart-key.ts';
import { type CartTools, LineGone, lineIn, listed, queueOf, send, shown } from './cart-queue.ts';
import type { Change } from './pending-changes.ts';
import { saveChanges, savedChanges } from './saved-changes.ts';

/**
 * Carries out what was kept, in its order, and says what is not as the shopper left it. Throws when there is still no
 * connection: what is not done stays kept. Every step may be done twice and comes to the same, for an answer can be lost.
 * Null: there was nothing left to do, and whoever did it has told of it.
 */
export const resumeCart = (tools: CartTools, key: CartKey): Promise<readonly CartConflict[] | null> =>
  oneTabAtATime(async () => {
    const queue = queueOf(key);
    await queue.last;
    if (savedChanges(key).length === 0) return leaveWaiting(tools, key);
    queue.changes = savedChanges(key);
    const before = queue.lines ? shown(queue) : null;
    const refused: Refused[] = [];
    queue.lines = await listed(tools, key);
    const seen = before ?? shown(queue);

    for (let change = queue.changes[0]; change; change = queue.changes[0]) {
      const step = asSeenNow(queue, change);
      try {
        // The queue's own list begins with the step, so that it sees what overtakes it.
        queue.changes = [step, ...queue.changes.slice(1)];
        queue.lines = await send(tools, key, queue, step);
      } catch (error) {
        if (error instanceof LineGone) queue.lines = error.left;
        else if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
        else refused.push({ key: keyIn(change), reason: error.message });
      }
      const left = savedChanges(key).slice(1);
      saveChanges(key, left);
      queue.changes = left;
    }
    queue.isWaiting = false;
    queue.answers += 1;
    tools.queries.setQueryData(key, queue.lines);
    return conflictsBetween(seen, queue.lines, refused);
  });

/** Another tab was quicker: what this one shows of it is old. */
async function leaveWaiting(tools: CartTools, key: CartKey): Promise<null> {
  const queue = queueOf(key);
  if (queue.isWaiting) {
    queue.changes = [];
    queue.isWaiting = false;
    await tools.queries.invalidateQueries({ queryKey: key });
  }
  return null;
}

/** What is in the cart already, because its answer was lost or another device put it in, is not added once more. */
function asSeenNow(queue: ReturnType<typeof queueOf>, change: Change): Change {
  if (change.kind !== 'add') return change;
  const key = keyOfLine(change.line);
  return lineIn(queue, key) ? { kind: 'update', key, selection: selectionFromWire(change.line) } : change;
}

const keyIn = (change: Change): string => {
  if (change.kind === 'add') return keyOfLine(change.line);
  return change.kind === 'clear' ? '' : change.key;
};

/** Browsers offer locks only on https and localhost; elsewhere two tabs may do it twice, which comes to the same. */
const oneTabAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('cart-changes', work) as Promise<Result>) : work();
