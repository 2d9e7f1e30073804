import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { chatOf, listsOf, useToken } from '../chat.queries.ts';
import { isTo, receiverOf } from '../read-partner.ts';
import { type ThreadPages, withNewer } from '../thread-pages.ts';
import { runOutbox } from './outbox.ts';

/** A connection that says nothing for so long is no connection. */
const PATIENCE_MS = 30_000;

/** Sends what waits as long as this is on the page, and puts what was sent into its thread. */
export function useOutbox() {
  const api = useApi();
  const token = useToken();
  const queries = useQueryClient();
  const { language } = useI18n();
  useEffect(() => {
    if (token === null) return;
    return runOutbox(async (pending, pictures) => {
      const { key: client_key, message, receiver_type, receiver_id, order_id, trip_id } = pending;
      const { sendMessage } = await import('#contract/chat/chat.ts');
      const image = pictures.length > 0 ? [...pictures] : undefined;
      const body = { receiver_type, receiver_id, order_id, trip_id, client_key, message: message || null, image };
      const reply = await api(sendMessage, { body }, AbortSignal.timeout(PATIENCE_MS));
      queries.setQueriesData<ThreadPages>({ queryKey: [...chatOf(token), 'thread'] }, (thread) => {
        const other = thread?.pages[0]?.receiver;
        return thread && other && isTo(pending, receiverOf(other)) ? withNewer(thread, reply) : thread;
      });
      void queries.invalidateQueries({ queryKey: listsOf(token) });
    }, language);
  }, [api, token, queries, language]);
}
