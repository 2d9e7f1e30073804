import type { QueryClient } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { type Answers, packAnswers } from './answers.ts';
import { ApiError } from './api-error.ts';
import { browser } from './browser.ts';
import type { ApiClient } from './client.ts';
import { pageRequestOf } from './page-request.ts';
import { makeQueryClient } from './query-client.ts';
import { serverClient } from './server-client.ts';

/** What a page asks before it is drawn: (queries, api) => [queries.fetchQuery(landingQuery(api))] */
export type Queries = (queries: QueryClient, api: ApiClient) => readonly Promise<unknown>[];

/** On the server: asks what the page needs first and sends the answers along with it. */
export async function loadOnServer(context: Readonly<RouterContextProvider>, ask: Queries): Promise<Answers> {
  const page = pageRequestOf(context);
  const queries = makeQueryClient();
  await answers(ask(queries, serverClient(page)));
  const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const packed = packAnswers(
    answered.map(({ queryKey, state }) => ({ key: queryKey, updatedAt: state.dataUpdatedAt, data: state.data })),
  );
  page.answered.set(packed, answered);
  return packed;
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
