import { storedValue } from '../stored-value.ts';
import { PENDING_MESSAGES } from './forget-unsent.ts';

/** A message that was written and not yet taken by the server. It waits on the device: the connection may be gone. */
export type PendingMessage = {
  /** The server takes a key once, however often it is sent. */
  key: string;
  receiver_type: 'vendor' | 'delivery_man' | 'admin';
  receiver_id: number;
  order_id?: number | undefined;
  trip_id?: number | undefined;
  message: string;
  /** How many go along; the files themselves are kept by the same key. */
  pictures: number;
  written_at: string;
  /** A moment: until then it can be taken back. */
  send_after?: number | undefined;
  /** It was tried, and no answer came. */
  isWaiting?: true;
  /** There were too many at once: it goes out by itself, a little later. */
  isTooMany?: boolean;
  /** Why the server did not take it; it goes out again when its writer says so. */
  refused?: string | undefined;
  /** In which language that is said: it may outlive the one it was written in. */
  refused_in?: string | undefined;
};

const isPending = (value: unknown): value is PendingMessage =>
  typeof value === 'object' && value !== null && 'key' in value && 'receiver_id' in value && 'message' in value;

/** Shared by all tabs, in the order they were written. */
export const storedMessages = storedValue<readonly PendingMessage[]>('local', PENDING_MESSAGES, (value) =>
  Array.isArray(value) ? value.filter(isPending) : null,
);

const NONE: readonly PendingMessage[] = [];

export const pendingMessages = (): readonly PendingMessage[] => storedMessages.get() ?? NONE;

export const onPendingMessages = storedMessages.subscribe;

export const addPending = (message: PendingMessage) => save([...pendingMessages(), message]);

export const changePending = (key: string, change: Partial<PendingMessage>) =>
  save(pendingMessages().map((one) => (one.key === key ? { ...one, ...change } : one)));

export const dropPending = (key: string) => save(pendingMessages().filter((one) => one.key !== key));

const save = (messages: readonly PendingMessage[]) => storedMessages.set(messages.length > 0 ? messages : null);
