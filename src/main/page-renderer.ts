import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { LANGUAGES } from '#domain/language/language.ts';
import { addressIn, readLanguageAddress } from '#domain/language/language-address.ts';
import type { Env } from '#server/env.ts';
import { callInProcess } from '#server/http/call-in-process.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { readInProcess } from '#server/http/read-in-process.ts';
import { carryPageRequest, type PageRequest } from '#web/api/page-request.ts';
import { MIRROR_COOKIE, type Mirror, mirrorFromCookies, mirrorToText, preferredLanguage } from '#web/session/mirror.ts';
import { pageAddress } from './page-address.ts';

/** Pages from the build. */
export async function builtRenderer(app: FastifyInstance, env: Env): Promise<PageRenderer> {
  const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href);
  return renderer(
    app,
    env,
    async () => build,
    (basename) => createRequestHandler({ ...build, basename }, 'production'),
  );
}

/** Pages from source, with hot reload. */
export async function developmentRenderer(app: FastifyInstance, env: Env): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  app.addHook('onRequest', (request, reply, next) => {
    // Vite answers its own files and passes on the rest.
    vite.middlewares(request.raw, reply.raw, () => next());
  });
  app.addHook('onClose', () => vite.close());
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const handlerAt = (basename: string) =>
    createRequestHandler(async () => ({ ...(await load()), basename }), 'development');
  return renderer(app, env, load, handlerAt);
}

function renderer(
  app: FastifyInstance,
  env: Env,
  load: () => Promise<ServerBuild>,
  /** Given a build instead of a way to it, the router makes its table of routes once and not for every page. */
  handlerAt: (basename: string) => RequestHandler,
): PageRenderer {
  const fetch = callInProcess(app);
  // One for each beginning of an address: the router puts it before every link of the page, here and in the browser.
  const handlers = new Map(
    ['/', ...LANGUAGES.map(({ key }) => addressIn(key, '/'))].map((base) => [
      base === '/' ? '' : base,
      handlerAt(base),
    ]),
  );

  /** Without what there is not: made-up zones and modules make no new page. */
  async function mirrorFor(request: FastifyRequest): Promise<Mirror> {
    const mirror = mirrorOf(request);
    const [zone_ids, module_id] = await Promise.all([
      app.places.knownZones(mirror.zone_ids),
      mirror.module && app.places.moduleId(String(mirror.module.id)),
    ]);
    return { ...mirror, zone_ids, module: module_id === null ? null : mirror.module };
  }

  return {
    async name(request) {
      const { prefix, path } = readLanguageAddress(request.url);
      const address = pageAddress(await load(), path);
      return (
        address && {
          key: `${mirrorToText(await mirrorFor(request))}|${prefix}${address.key}`,
          isPlain: address.url === path,
        }
      );
    },
    async render(request) {
      const { prefix, path } = readLanguageAddress(request.url);
      const address = pageAddress(await load(), path);
      const handle = handlers.get(prefix);
      if (!address || !handle) throw new Error(`no page can be at ${request.url}`);
      const page: PageRequest = {
        fetch,
        read: readInProcess(app, request),
        answered: [],
        mirror: await mirrorFor(request),
        mark: randomBytes(16).toString('hex'),
        origin: env.PUBLIC_URL,
        report: (error) => request.log.error({ reqId: request.id, err: error }, 'page failed'),
      };
      const context = carryPageRequest(new RouterContextProvider(), page);
      const response = await handle(new Request(`${new URL(env.PUBLIC_URL).origin}${prefix}${address.url}`), context);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        // A redirect or a data answer has no page; its own body is short.
        body: page.body ?? (await response.text()),
        mark: page.mark,
      };
    },
  };
}

/** What the page is drawn for: the cookie says it, of the language the address first. */
function mirrorOf({ headers, url }: FastifyRequest): Mirror {
  const cookies = headers.cookie ?? '';
  const mirror = mirrorFromCookies(cookies);
  const { language } = readLanguageAddress(url);
  if (language) return { ...mirror, language };
  if (cookies.includes(`${MIRROR_COOKIE}=`)) return mirror;
  return { ...mirror, language: preferredLanguage(headers['accept-language'] ?? '') };
}
