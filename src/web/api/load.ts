import type { QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { packAnswers } from './answers.ts';
import { ApiError } from './api-error.ts';
import { browser } from './browser.ts';
import type { ApiClient } from './client.ts';
import type { AnswersPlace } from './page-answers.ts';
import { pageRequestOf } from './page-request.ts';
import { makeQueryClient } from './query-client.ts';
import { serverClient } from './server-client.ts';

/** What a page asks before it is drawn: (queries, api) => [queries.fetchQuery(landingQuery(api))] */
export type Queries = (queries: QueryClient, api: ApiClient) => readonly Promise<unknown>[];

/** On the server: asks what the page needs first and sends the answers along with it. Says where they stand. */
export async function loadOnServer(context: Readonly<RouterContextProvider>, ask: Queries): Promise<AnswersPlace> {
  const page = pageRequestOf(context);
  // Taken before anything is asked: whoever is answered first, a page is the same each time.
  const place = page.answered.push(null) - 1;
  const queries = makeQueryClient();
  await answers(ask(queries, serverClient(page)));
  const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const text = packAnswers(
    answered.map(({ queryKey, state }) => ({ key: queryKey, updatedAt: state.dataUpdatedAt, data: state.data })),
  );
  page.answered[place] = { queries: answered, text };
  return place;
}

/** In the browser, on a navigation: the same questions, to the tab's own cache first. */
export async function loadInBrowser(ask: Queries): Promise<null> {
  await answers(ask(browser().queries, browser().api));
  return null;
}

/**
 * What is not there, or cannot be (an address the contract refuses), is a page that is not there; what failed is a page
 * that failed, with the same status.
 */
async function answers(pending: readonly Promise<unknown>[]) {
  try {
    await Promise.all(pending);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) throw data(null, { status: 404 });
    if (error instanceof ApiError && error.status === 503) throw data(null, { status: 503 });
    throw error;
  }
}
