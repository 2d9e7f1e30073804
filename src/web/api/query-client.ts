import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

// In the same moment, not in a task of its own: a box that was just ticked would be seen unticked until then.
notifyManager.setScheduler(queueMicrotask);

/** One per page on the server, one per tab in the browser. A refusal is final; only a missing answer is asked again. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a connection too: the service worker may have the answer. Who must wait is told so, and not left waiting.
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 &&
          onlineManager.isOnline() &&
          error instanceof ApiError &&
          (error.status === 0 || error.status === 503),
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
    },
  });
