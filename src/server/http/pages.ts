import { transcode } from 'node:buffer';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { QueueFull, workQueue } from '../media/work-queue.ts';
import { type Answer, type PublicCache, pageKey, sendEntry } from './caches/public-cache.ts';
import { addressOf } from './load/address.ts';
import { renderLimit } from './load/render-limit.ts';
import { contentSecurityPolicy, ownScripts, PAGE_HEADERS } from './security-headers.ts';

/** A page, rendered: status, headers and HTML. Every inline script of ours carries the mark as its nonce. */
type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: string;
  mark: string;
};

type PageName = {
  /** Everything of a request that a public page depends on; two requests with the same key get the same page. */
  key: string;
  /** Nothing else stands in the address: it is worth remembering letter by letter. */
  isPlain: boolean;
};

export type PageRenderer = {
  /** null: no page can have such an address. */
  name(request: FastifyRequest): Promise<PageName | null>;
  render(request: FastifyRequest): Promise<Rendered>;
};

/** Drawing a page waits for its answers half of the time; more at once only delay each other, and everybody else. */
const RENDERS = { atOnce: 4, waiting: 200 };

type Settings = {
  cache: PublicCache;
  renderer: PageRenderer;
  clientFolder: string | null;
  /** Whom else a page may talk to, run scripts of, and show. */
  connect: readonly string[];
  scripts: readonly string[];
  frames: readonly string[];
  /** Pages a minute that are drawn for one address; 0: as many as they like. */
  rendersPerMinute: number;
  renders?: { atOnce: number; waiting: number };
};

/** The web layer in the same server: built files, and every other GET a server-rendered page. */
export async function mountPages(app: FastifyInstance, settings: Settings) {
  const { cache, renderer, clientFolder } = settings;
  if (clientFolder) await mountFiles(app, clientFolder);

  const { atOnce, waiting } = settings.renders ?? RENDERS;
  const inTurn = workQueue({ atOnce, waiting });
  const limit = renderLimit(settings.rendersPerMinute, () => performance.now());
  let drawing = 0;

  async function make(request: FastifyRequest): Promise<Answer> {
    drawing += 1;
    try {
      return await inTurn(() => draw(request, settings));
    } catch (error) {
      throw error instanceof QueueFull ? new AppError('overloaded') : error;
    } finally {
      drawing -= 1;
    }
  }

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not_found');
    await app.refuseWhileClosed();
    const name = await renderer.name(request);
    if (!name) throw new AppError('not_found');
    const key = pageKey(name.key);
    if (name.isPlain) cache.reads.remember(request, { key, lifetime: 'page', route: '/*' });

    const isKnown = cache.knows(key);
    const mayDraw = isKnown || limit.take(addressOf(request.ip));
    // Who would be refused, or wait in line, gets the page as it was a moment ago.
    const stale = !isKnown && (!mayDraw || drawing >= atOnce) ? cache.stale(key) : null;
    if (!mayDraw && !stale) throw new AppError('too_many_requests');
    if (mayDraw) {
      const made = cache.get(key, 'page', () => make(request));
      if (!stale) return sendEntry(request, reply, await made, 'page');
      made.catch((error: unknown) => request.log.warn({ reqId: request.id, err: error }, 'page not renewed'));
    }
    return stale && sendEntry(request, reply, stale, 'page');
  });
}

/** Of what the build made: nothing but names that were there at the start, so that a page's address never touches the disk. */
async function mountFiles(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.headers(headersOfFile(path)),
  });
  // Some hundred files: a route for each one was a tenth of the start.
  const assets = new Set(readdirSync(join(folder, 'assets')).filter((name) => !/\.(br|gz)$/.test(name)));
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    if (!assets.has(name)) throw new AppError('not_found');
    return reply.sendFile(`assets/${name}`);
  });
  for (const [face, start] of Object.entries(FONTS)) {
    const file = [...assets].find((name) => name.startsWith(start));
    app.get(`/fonts/${face}.woff2`, (_request, reply) => {
      if (!file) throw new AppError('not_found');
      return reply.headers(headersOfFile('/fonts/')).redirect(`/assets/${file}`);
    });
  }
}

/** Under names that no build changes, for pages that are made without it; most browsers hold the files already. */
const FONTS = { latin: 'plus-jakarta-sans-latin-', arabic: 'noto-sans-arabic-arabic-' };

function headersOfFile(path: string): Record<string, string> {
  // Built files carry their hash in their name.
  if (path.includes('/assets/')) return { 'cache-control': 'public, max-age=31536000, immutable' };
  // By the worker a browser hears of a new version; it talks to nobody but us.
  if (/\/service-worker\.js(\.br|\.gz)?$/.test(path))
    return { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" };
  return { 'cache-control': 'public, max-age=3600' };
}

async function draw(request: FastifyRequest, { renderer, scripts, ...more }: Settings): Promise<Answer> {
  const { status, headers, body, mark } = await renderer.render(request);
  const { pieces, hashes } = ownScripts(body, mark);
  return {
    status,
    headers: {
      ...headers,
      ...PAGE_HEADERS,
      // Who looks for pages to list comes again, instead of taking this one out.
      ...(status === 503 && { 'retry-after': '2' }),
      'content-security-policy': contentSecurityPolicy([...scripts, ...hashes], more),
      vary: 'accept-encoding, accept-language, cookie',
    },
    body: inUtf8(scriptsAfterPaint(pieces)),
  };
}

/**
 * Every page has a letter beyond Latin-1, and by way of UTF-16 such a text takes a third of the time. A text that was cut
 * may end with half a letter, which is no UTF-16 and is refused: hardly a page has one, so none is looked through for it.
 */
function inUtf8(pieces: readonly string[]): Buffer {
  const units = Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'utf16le')));
  try {
    return transcode(units, 'utf16le', 'utf8');
  } catch {
    return Buffer.from(units.toString('utf16le').toWellFormed());
  }
}

const ROUTER_SCRIPT = ' type="module" async=""';
const AFTER_PAINT = ' type="after-paint"';

/**
 * The page is read before it is pressed: style, letters and the first picture have the line to themselves, and the
 * scripts are asked for as soon as something is to be seen. START_AFTER_PAINT, in the page, does so. They are named in
 * the head and behind the page; what is between is long, and not looked through twice.
 */
function scriptsAfterPaint(pieces: readonly string[]): readonly string[] {
  const head = pieces.findIndex((piece) => piece.includes('</head>'));
  const script = pieces.findLastIndex((piece) => piece.includes(ROUTER_SCRIPT));
  if (head === -1 || script < head) return pieces;
  return pieces.flatMap((piece, at) => {
    const ofHead = at < head ? piece.length : at > head ? 0 : piece.indexOf('</head>');
    const below = piece.slice(ofHead);
    const end = at === script ? below.lastIndexOf(ROUTER_SCRIPT) : -1;
    return [
      piece.slice(0, ofHead).replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"'),
      ...(end === -1 ? [below] : [below.slice(0, end), AFTER_PAINT, below.slice(end + ROUTER_SCRIPT.length)]),
    ];
  });
}
