import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Span, Tracer } from './trace.ts';

type Fetched = { request: object & { origin?: string | URL; method?: string }; response?: { statusCode: number } };
type Requested = {
  request: object & { host?: string; method?: string };
  response?: { statusCode?: number };
};

/**
 * Calls to other servers, wherever in the shop they are made: by fetch, or by node's own requests (webhooks, push). Whom
 * and how, and what was answered; the path may hold a secret.
 */
export function traceOutgoingCalls(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>();
  const began = (call: object, method: string | undefined, host: string) => {
    if (!tracer.isOn()) return;
    open.set(call, tracer.begin(`${method} ${host}`, 'client', { 'server.address': host }));
  };
  const ended = (call: object, status: number | undefined) => {
    open.get(call)?.end({
      ...(status !== undefined && { facts: { 'http.response.status_code': status } }),
      isFault: status === undefined || status >= 400,
    });
    open.delete(call);
  };
  const channels: [string, (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as Fetched;
        began(request, request.method, URL.parse(String(request.origin))?.host ?? '');
      },
    ],
    [
      'undici:request:headers',
      (message) => ended((message as Fetched).request, (message as Fetched).response?.statusCode),
    ],
    ['undici:request:error', (message) => ended((message as Fetched).request, undefined)],
    [
      'http.client.request.start',
      (message) => {
        const { request } = message as Requested;
        began(request, request.method, String(request.host ?? ''));
      },
    ],
    [
      'http.client.response.finish',
      (message) => ended((message as Requested).request, (message as Requested).response?.statusCode),
    ],
    ['http.client.request.error', (message) => ended((message as Requested).request, undefined)],
  ];
  for (const [name, heard] of channels) subscribe(name, heard);
  return () => {
    for (const [name, heard] of channels) unsubscribe(name, heard);
  };
}
