import { ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import {
  changePending,
  dropPending,
  onPendingMessages,
  type PendingMessage,
  pendingMessages,
} from '#web/session/drafts/pending-messages.ts';
import { savedFiles, saveFiles } from '#web/session/drafts/saved-files.ts';

/** Brings one message to the server. */
export type Deliver = (message: PendingMessage, pictures: readonly File[]) => Promise<void>;

/** `language`: in which the server says why it refuses. */
type Sender = { deliver: Deliver; language: string };

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

let isAtWork = false;

/** The oldest that waits. What was refused waits for its writer, and holds nobody up. */
const nextToSend = (): PendingMessage | undefined => pendingMessages().find(({ refused }) => refused === undefined);

const mayStillBeTakenBack = ({ send_after = 0 }: PendingMessage): number => Math.max(0, send_after - Date.now());

/**
 * Sends what waits, one after the other, until nothing does. A number: so many milliseconds until the next may go.
 * Of several tabs one sends; where browsers have no locks, the key of each message sees to it that it counts once.
 */
async function sendWaiting({ deliver, language }: Sender): Promise<'done' | 'lost' | number> {
  for (let next = nextToSend(); next; next = nextToSend()) {
    const wait = mayStillBeTakenBack(next);
    if (wait > 0) return wait;
    if (!navigator.onLine) return 'lost';
    try {
      const pictures = next.pictures === 0 ? [] : await savedFiles(next.key);
      // A message without its pictures would be another message.
      if (pictures === null) throw new ApiError(410, [], ' ');
      await deliver(next, pictures);
      dropPending(next.key);
      void saveFiles(next.key, []);
    } catch (error) {
      if (isOutcomeUnknown(error)) {
        changePending(next.key, { isWaiting: true, isTooMany: error instanceof ApiError && error.status === 429 });
        return 'lost';
      }
      changePending(next.key, { refused: error instanceof Error ? error.message.trim() : '', refused_in: language });
    }
  }
  return 'done';
}

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? navigator.locks.request('chat-outbox', work) : work();

/** Components on the page that want pending messages sent; one of them sends for all. */
const senders: Sender[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let stopHearing = () => {};

async function work() {
  const [sender] = senders;
  if (isAtWork || !sender || !nextToSend()) return;
  clearTimeout(timer);
  isAtWork = true;
  const outcome = await alone(() => sendWaiting(sender)).finally(() => {
    isAtWork = false;
  });
  failures = outcome === 'lost' ? failures + 1 : 0;
  if (outcome === 'done' || senders.length === 0) return;
  const wait = outcome === 'lost' ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) : outcome;
  timer = setTimeout(start, wait);
}

const start = () => void work();

/** Sends whatever waits, now and whenever there is something new or the connection is back, until it is told to stop. */
export function runOutbox(deliver: Deliver, language: string): () => void {
  const sender = { deliver, language };
  senders.push(sender);
  if (senders.length === 1) {
    stopHearing = onPendingMessages(start);
    addEventListener('online', start);
  }
  start();
  return () => {
    senders.splice(senders.indexOf(sender), 1);
    if (senders.length > 0) return;
    clearTimeout(timer);
    stopHearing();
    removeEventListener('online', start);
  };
}
