import { startProcess } from './start-process.ts';

export type OidcProvider = {
  issuer: string;
  /** How often somebody fetched its keys. */
  keysAsked(): Promise<number>;
  /** Walks through its pages as a person would; returns the address they are sent back to, with the answer in it. */
  signIn(authorizeUrl: string, email: string): Promise<URL>;
  end(): Promise<void>;
};

/** A real OpenID provider (oidc-provider) in a process of its own. The same port again: the same issuer, other keys. */
export async function startOidc(settings: { port?: string } = {}): Promise<OidcProvider> {
  const running = startProcess(['node', 'tests/support/servers/outside/oidc-provider.mjs'], {
    env: { PORT: settings.port ?? '0' },
  });
  const issuer = await running.address;
  return {
    issuer,
    keysAsked: async () => Number(await (await fetch(`${issuer}/keys-asked`)).text()),
    signIn: (authorizeUrl, email) => signInAt(issuer, authorizeUrl, email),
    end: running.end,
  };
}

const MOST_PAGES = 10;

async function signInAt(issuer: string, authorizeUrl: string, email: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (url: URL, form?: Record<string, string>) => {
    const reply = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { location: reply.headers.get('location'), text: await reply.text() };
  };

  let url = new URL(authorizeUrl);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { location, text } = await visit(url);
    const next = location ?? (await answerPage(url, text));
    url = new URL(next, url);
    if (url.origin !== issuer) return url;
  }
  throw new Error(`the provider never came to an end: ${url.href}`);

  /** Its two pages: who are you, and do you agree. */
  async function answerPage(page: URL, html: string): Promise<string> {
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (!prompt) throw new Error(`not a page we know: ${html.slice(0, 500)}`);
    const { location } = await visit(page, prompt === 'login' ? { prompt, login: email, password: 'x' } : { prompt });
    if (!location) throw new Error('the provider did not go on');
    return location;
  }
}
