import { useSyncExternalStore } from 'react';
import { onWaitingOrder, type WaitingOrder, waitingOrder } from '#web/session/offline/waiting-order.ts';

/** The order that waits for the connection, if there is one. */
export const useWaitingOrder = (): WaitingOrder | null =>
  useSyncExternalStore(onWaitingOrder, waitingOrder, () => null);
