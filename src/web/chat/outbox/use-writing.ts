import { useCallback, useSyncExternalStore } from 'react';
import { newKey } from '#web/api/new-key.ts';
import type { ChatTopic } from '#web/overlay/chat-address.ts';
import {
  addPending,
  changePending,
  dropPending,
  onPendingMessages,
  type PendingMessage,
  pendingMessages,
} from '#web/session/drafts/pending-messages.ts';
import { saveFiles } from '#web/session/drafts/saved-files.ts';
import { isTo, type Receiver } from '../read-partner.ts';

const NONE: readonly PendingMessage[] = [];

/** So long a message sent by one press can be taken back. */
const UNDO_MS = 4000;

export type Written = { message: string; pictures?: readonly File[] };

/** What waits to be sent to somebody, and the ways to add to it. */
export function useWriting(receiver: Receiver | null, topic: ChatTopic | undefined) {
  const all = useSyncExternalStore(onPendingMessages, pendingMessages, () => NONE);
  const waiting = receiver ? all.filter((one) => isTo(one, receiver)) : NONE;

  const write = useCallback(
    async ({ message, pictures = [] }: Written, how: { canBeTakenBack?: boolean } = {}) => {
      if (!receiver) return;
      const key = newKey();
      if (pictures.length > 0) await saveFiles(key, pictures);
      // Whoever writes on meant the message that could still be undone: it is sent first.
      for (const one of pendingMessages()) if (one.send_after) changePending(one.key, { send_after: undefined });
      addPending({
        key,
        ...receiver,
        ...topic,
        message: message.trim(),
        pictures: pictures.length,
        written_at: new Date().toISOString(),
        send_after: how.canBeTakenBack ? Date.now() + UNDO_MS : undefined,
      });
    },
    [receiver, topic],
  );

  return { waiting, write };
}

export const sendAgain = (key: string) => changePending(key, { refused: undefined });

export { dropPending as takeBack };
