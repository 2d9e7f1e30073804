import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type LoaderFunctionArgs, type RouterContextProvider, ServerRouter } from 'react-router';
import { AnsweredContext } from './api/loaded.tsx';
import { pageRequestOf } from './api/page-request.ts';
import { makeQueryClient } from './api/query-client.ts';
import { ScriptMark } from './api/script-mark.ts';
import { serverClient } from './api/server-client.ts';
import { loadMessages } from './i18n/messages.ts';
import { Providers } from './providers.tsx';
import { serverSession } from './session/session.tsx';

const GIVE_UP_MS = 10_000;

/**
 * Renders a page and leaves it on the page request; the returned Response carries status and headers.
 * Pages are public and cached, so we wait for all of a page: its inline scripts must be known before its headers go out.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = pageRequestOf(loadContext);
  const session = serverSession(page.mirror);
  const messages = await loadMessages(page.mirror.language);
  headers.set('content-type', 'text/html; charset=utf-8');

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <Providers
        mirror={page.mirror}
        messages={messages}
        session={session}
        api={serverClient(page)}
        queries={makeQueryClient()}
      >
        <AnsweredContext value={page.answered}>
          <ScriptMark value={page.mark}>
            <ServerRouter context={routerContext} url={request.url} nonce={page.mark} />
          </ScriptMark>
        </AnsweredContext>
      </Providers>,
      {
        nonce: page.mark,
        // A lazy section still stands in its place in the HTML, so that it is seen without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(
            whole((body) => {
              page.body = body;
              resolve(new Response(null, { status, headers }));
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          clearTimeout(timer);
          reject(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('rendering took too long')), GIVE_UP_MS);
  });
}

/** Takes everything at once: whoever asked gets it in one piece anyway. */
function whole(done: (body: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}

/** What a loader threw and nobody expected: told to the operator with the request's id, and to the shopper as a failed page. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted) pageRequestOf(context).report(error);
}
