import type { AnyInput, Endpoint, Input, Reply } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

/** `own`: headers of this one call, in place of the session's: a store's page asks for that store's module and zone. */
export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
  own?: Readonly<Record<string, string>>,
) => Promise<Reply<E>>;

type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Place, zone, module, token, language: what every call carries. */
  headers: () => Record<string, string>;
};

/** The one client. In the browser it is given fetch, on the server the API itself. */
export const apiClient =
  ({ fetch, headers }: Transport): ApiClient =>
  async (endpoint, input, signal, own = {}) => {
    const { params = {}, query = {}, body } = await toWire(endpoint, input as AnyInput, headers);
    const response = await fetch(address(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...headers(),
        ...own,
        // A form's own says where its parts end, which only the browser knows.
        ...(body !== undefined && !endpoint.multipart && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: endpoint.multipart ? formOf(body as Values) : JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch(noAnswer);
    if (!response.ok) throw await refusal(response);
    // Cut off in the middle, or not the shop's own: no answer either.
    const reply = await response.json().catch(noAnswer);
    return endpoint.reply.parse(reply) as Reply<typeof endpoint>;
  };

/** Whoever gave up asking is told that, everybody else that there is no answer. */
function noAnswer(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiError(0, [], '');
}

type Values = Record<string, unknown>;

/** What the contract refuses is refused here, in the server's words, without asking it. */
export async function toWire(endpoint: Endpoint, input: AnyInput, headers: Transport['headers']) {
  try {
    return endpoint.toWire(input);
  } catch (error) {
    if (!(error instanceof Error && 'issues' in error && Array.isArray(error.issues))) throw error;
    const { fieldErrors } = await import('#contract/field-errors.ts');
    const errors = fieldErrors(error.issues, headers()['X-localization'] ?? 'en');
    throw new ApiError(403, errors, errors[0]?.message ?? '');
  }
}

function address(path: string, params: Values, query: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(asTexts(query));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Values as they stand in an address. */
export const asTexts = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, asText(value)]],
    ),
  );

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value) && value.every((one) => one instanceof File)) {
      for (const file of value) form.append(`${name}[]`, file);
    } else if (value !== undefined && value !== null) form.append(name, value instanceof File ? value : asText(value));
  }
  return form;
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const refusal = async (response: Response): Promise<ApiError> =>
  refusedWith(response.status, await response.json().catch(() => null));

export function refusedWith(status: number, said: unknown): ApiError {
  const body = said as Partial<ErrorBody> | number[] | null;
  // A few refusals are the bare list of what they are about.
  if (Array.isArray(body)) return new ApiError(status, [], '', body);
  return new ApiError(status, Array.isArray(body?.errors) ? body.errors : [], body?.message ?? '');
}
