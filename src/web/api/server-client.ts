import type { AnyInput, Reply } from '#contract/endpoint.ts';
import { serverSession } from '#web/session/session.tsx';
import { type ApiClient, apiClient, asTexts, refusedWith, toWire } from './client.ts';
import { headersOf } from './headers.ts';
import type { PageRequest } from './page-request.ts';

/** The client of a page that is drawn on the server. Public answers come as they were made; all others as in a browser. */
export function serverClient({ fetch, read, mirror }: PageRequest): ApiClient {
  const headers = headersOf(serverSession(mirror).get());
  const overHttp = apiClient({ fetch, headers: () => headers });
  return async (endpoint, input, signal, own = {}) => {
    if (!endpoint.lifetime) return overHttp(endpoint, input, signal, own);
    const { params = {}, query = {} } = await toWire(endpoint, input as AnyInput, () => headers);
    const answer = await read(endpoint.name, {
      params: asTexts(params),
      query: asTexts(query),
      headers: lowerCased({ ...headers, ...own }),
    });
    if (!('reply' in answer)) throw refusedWith(answer.status, answer.refusal);
    return answer.reply as Reply<typeof endpoint>;
  };
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
