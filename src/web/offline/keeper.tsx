import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { refetchPersonal } from '#web/api/personal.ts';
import { noteSaved } from '#web/api/saved-answers.ts';
import { useAsker } from '#web/orders/orders.queries.ts';
import { pageSavedAt, registerServiceWorker } from '#web/service-worker/register.ts';
import { reloadForGoneFiles } from './gone-files.ts';
import { keepOwn } from './keep-own.ts';
import { restoreTyped } from './typed.ts';

/** On every page, once it is through with itself: keeps it for the time without a connection. Draws nothing. */
export default function Keeper() {
  const api = useApi();
  const queries = useQueryClient();
  const { token, guest_id } = useAsker();
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    restoreTyped();
    // The words of the notice must be here before the connection is gone.
    void import('./notice-words.tsx').catch(() => {});
    void registerServiceWorker(() => refetchPersonal(queries)).then(() => setKept(true));
    void pageSavedAt().then((savedAt) => savedAt && noteSaved(savedAt));
    return reloadForGoneFiles();
  }, [queries]);

  useEffect(() => {
    if (isKept && token) void keepOwn(api, queries, { token, guest_id });
  }, [isKept, api, queries, token, guest_id]);

  return null;
}
