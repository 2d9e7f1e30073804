import * as z from 'zod/mini';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

// Without this the schema library would try `new Function`, which our security policy refuses and reports.
z.config({ jitless: true });

export type ApiClient = <E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal) => Promise<Reply<E>>;

type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Place, zone, module, token, language: what every call carries. */
  headers: () => Record<string, string>;
};

/** The one client. In the browser it is given fetch, on the server the API itself. */
export const apiClient =
  ({ fetch, headers }: Transport): ApiClient =>
  async (endpoint, input, signal) => {
    const { params = {}, query = {}, body } = input as { params?: Values; query?: Values; body?: unknown };
    const response = await fetch(address(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...headers(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, [], '');
    });
    if (!response.ok) throw await refusal(response);
    return z.parse(endpoint.reply, await response.json()) as Reply<typeof endpoint>;
  };

type Values = Record<string, unknown>;

function address(path: string, params: Values, query: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null)
      search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  return new ApiError(response.status, Array.isArray(body?.errors) ? body.errors : [], body?.message ?? '');
}
