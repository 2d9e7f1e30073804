import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type LoaderFunctionArgs, type RouterContextProvider, ServerRouter } from 'react-router';
import { AnsweredContext } from './api/loaded.tsx';
import { answersInPage } from './api/page-answers.ts';
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

  // What the router would stream is there already, and goes behind the page as it is.
  const { serverHandoffStream: state, ...context } = routerContext;
  const html = await draw(
    <Providers
      mirror={page.mirror}
      messages={messages}
      session={session}
      api={serverClient(page)}
      queries={makeQueryClient()}
    >
      <AnsweredContext value={page.answered}>
        <ScriptMark value={page.mark}>
          <ServerRouter context={ofThisPage(context)} url={request.url} nonce={page.mark} />
        </ScriptMark>
      </AnsweredContext>
    </Providers>,
    page.mark,
  );
  const drawn =
    state && context.renderMeta?.didRenderScripts
      ? withState(html, answersInPage(page.answered), await textOf(state), page.mark)
      : html;
  page.body = DOCTYPE + drawn;
  return new Response(null, { status, headers });
}

/** With the routes that the page is made of: for each page the router takes apart, sorts and searches all it is given. */
function ofThisPage<Context extends EntryContext>({ manifest, ...context }: Context) {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.flatMap((id) => (manifest.routes[id] ? [[id, manifest.routes[id]]] : [])));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Put in front when nothing in the page is looked for any more: each new text of it is copied before it is searched. */
const DOCTYPE = '<!DOCTYPE html>';

/** `<!--$!-->`, which React leaves of a part that has to wait. Searched from its `$` on: a page is full of `<`. */
const WAITING = '$!-->';

/**
 * At once, if all it needs is there. A part whose file is still to be loaded leaves a mark, and the page is drawn by the
 * renderer that waits; it writes every attribute as bytes of its own, so it is not the usual one.
 */
async function draw(page: ReactNode, mark: string): Promise<string> {
  const html = renderToString(page);
  return html.includes(WAITING) ? (await drawWhenLoaded(page, mark)).slice(DOCTYPE.length) : html;
}

const drawWhenLoaded = (page: ReactNode, mark: string) =>
  new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // A lazy section still stands in its place in the HTML, so that it is seen without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(whole(resolve));
      },
      onShellError: reject,
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), GIVE_UP_MS);
  });

/** At the end of the page: the answers, and then the state as the router writes it, which hydration waits for. */
function withState(html: string, answers: string, state: string, mark: string): string {
  const script = (code: string) =>
    `<script nonce="${mark}">window.__reactRouterContext.streamController.${code};</script>`;
  const end = html.lastIndexOf('</body>');
  const told = `${script(`enqueue(${inScript(JSON.stringify(state))})`)}${script('close()')}`;
  return html.slice(0, end) + answers + told + html.slice(end);
}

/** Nothing in a text may end the script that it stands in. */
const inScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
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
