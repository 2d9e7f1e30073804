import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { type Answer, type PublicCache, sendEntry } from './public-cache.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

/** A page, rendered: status, headers, and the HTML as it comes. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array | string> | Iterable<string>;
};

export type PageRenderer = {
  /** Everything of a request that a public page depends on; two requests with the same key get the same page. */
  key(request: FastifyRequest): string;
  render(request: FastifyRequest): Promise<Rendered>;
};

/** The web layer in the same server: built files, and every other GET a server-rendered page. */
export async function mountPages(
  app: FastifyInstance,
  settings: {
    cache: PublicCache;
    renderer: PageRenderer;
    clientFolder: string | null;
    /** Whom else a page may talk to, run scripts of, and show. */
    connect: readonly string[];
    scripts: readonly string[];
    frames: readonly string[];
  },
) {
  const { cache, renderer, clientFolder } = settings;
  if (clientFolder) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      // File by file at the start, so that a page's address never touches the disk.
      wildcard: false,
      index: false,
      preCompressed: true,
      // Built files carry their hash in their name.
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ),
    });
  }

  const make = async (request: FastifyRequest): Promise<Answer> => {
    const { status, headers, body } = await renderer.render(request);
    const html = pictureFirst(await collect(body));
    const policy = contentSecurityPolicy([...settings.scripts, ...inlineScriptHashes(html)], settings);
    return {
      status,
      headers: { ...headers, 'content-security-policy': policy, vary: 'accept-encoding, accept-language, cookie' },
      body: Buffer.from(html),
    };
  };

  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not_found');
    const key = `page|${renderer.key(request)}`;
    cache.reads.remember(request, { key, lifetime: 'page', route: '/*' });
    return cache.get(key, 'page', () => make(request)).then((made) => sendEntry(request, reply, made, 'page'));
  });
}

/** The page is read before it is pressed: on a slow line style, letters and the first picture go before the scripts. */
const pictureFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

async function collect(stream: Rendered['body']): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
