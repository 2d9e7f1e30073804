import { useRef } from 'react';
import { useApi } from '#web/api/api.tsx';

/** The other side shows it for a few seconds, so not every key has to be reported. */
const EVERY_MS = 3000;

/** To be called with every key; nobody minds when it gets lost. */
export function useTellTyping(conversation_id: number | undefined): () => void {
  const api = useApi();
  const last = useRef(0);
  return () => {
    if (conversation_id === undefined || !navigator.onLine || Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    void import('#contract/chat/chat.ts')
      .then(({ tellTyping }) => api(tellTyping, { body: { conversation_id } }))
      .catch(() => {});
  };
}
