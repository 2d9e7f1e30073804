import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../servers/free-port.ts';
import { type Control, findControl } from './find-control.ts';

/** Safari's engine, as Debian's packages have it. */
const DRIVER = '/usr/bin/WebKitWebDriver';
/** How the protocol marks an element, in all answers (W3C, WebDriver 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 60_000;
/** A page that is drawn anew takes its elements along, and what slides in is not yet where it will be. */
const MOVED_ON = ['stale element reference', 'element click intercepted', 'element not interactable'];

class DriverError extends Error {
  readonly code: string;
  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/**
 * A window of WebKit that a test leads by the standard's protocol, with real presses and keys. Playwright's own WebKit is
 * a download that not every machine may make.
 */
export async function startWebKit(baseURL: string) {
  if (!existsSync(DRIVER)) throw new Error('WebKit is not there: install webkit2gtk-driver and xvfb.');
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const driverEnd = once(driver, 'exit');
  const endAll = async () => {
    driver.kill();
    await driverEnd;
    screen.kill();
  };

  const server = `http://127.0.0.1:${port}`;
  try {
    await until('the driver answers', async () => (await fetch(`${server}/status`).catch(() => null))?.ok);
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    });
    return windowOf(`${server}/session/${sessionId}`, baseURL, endAll);
  } catch (error) {
    await endAll();
    throw error;
  }
}

function windowOf(session: string, baseURL: string, endAll: () => Promise<void>) {
  const post = <Answer>(path: string, body: object) => ask<Answer>('POST', `${session}${path}`, body);

  const evaluate = <Args extends unknown[], Answer>(work: (...args: Args) => Answer, ...args: Args): Promise<Answer> =>
    post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args });

  /** Whoever waits in vain wants to know what the page shows instead. */
  const untilInPage = (what: string, isSo: () => Promise<unknown>) =>
    until(what, isSo).catch(async (error) => {
      throw new Error(
        `${error.message}. The page:\n${await evaluate(() => `${location.href}\n${document.body.innerText}`)}`,
      );
    });

  const find = (control: Control) => evaluate(findControl, control) as Promise<Record<string, string> | null>;

  /** Uses a control the way a finger does: what lies over it, or moves away, is noticed and waited for. */
  const use = (control: Control, how: 'click' | 'value', body: object) =>
    untilInPage(`${control.role} “${control.name}” can be used`, async () => {
      const element = (await find(control))?.[ELEMENT];
      if (!element) return false;
      try {
        await post(`/element/${element}/${how}`, body);
        return true;
      } catch (error) {
        if (error instanceof DriverError && MOVED_ON.includes(error.code)) return false;
        throw error;
      }
    });

  const path = () => evaluate(() => location.pathname);

  return {
    evaluate,
    press: (role: Control['role'], name: string) => use({ role, name }, 'click', {}),
    type: (name: string, text: string) => use({ role: 'textbox', name }, 'value', { text }),
    path,

    /** Ready once everything that the server drew answers. */
    async goto(address: string) {
      await post('/url', { url: new URL(address, baseURL).href });
      await untilInPage(`${address} is ready`, () =>
        evaluate(() => document.documentElement.hasAttribute('data-hydrated')),
      );
      await evaluate(collectFaults);
    },
    untilPath: (start: string) =>
      untilInPage(`the address begins with ${start}`, async () => (await path()).startsWith(start)),
    untilSeen: (text: string) =>
      untilInPage(`“${text}” is seen`, () => evaluate((words) => document.body.innerText.includes(words), text)),
    /** It says what it is, and nothing of it is still on its way. */
    untilSettled: () =>
      untilInPage('the page has settled', () =>
        evaluate(
          () =>
            document.querySelector('main :is(h1, h2)') !== null &&
            document.querySelector('main [aria-busy=true]') === null,
        ),
      ),
    /** What the page complained of since it was opened. */
    faults: () => evaluate(() => JSON.parse(document.documentElement.dataset.faults ?? '[]') as string[]),
    addCookie: (name: string, value: string) => post('/cookie', { cookie: { name, value } }),
    resize: (width: number, height: number) => post('/window/rect', { width, height }),
    async close() {
      await ask('DELETE', session, undefined).catch(() => {});
      await endAll();
    },
  };
}

/** Runs in the page. The protocol has no way to read a console. */
function collectFaults() {
  const root = document.documentElement;
  if (root.dataset.faults) return;
  const faults: string[] = [];
  const add = (fault: unknown) => {
    faults.push(String(fault));
    root.dataset.faults = JSON.stringify(faults);
  };
  root.dataset.faults = '[]';
  console.error = (...said) => add(said.join(' '));
  addEventListener('error', ({ message }) => add(message));
  addEventListener('unhandledrejection', ({ reason }) => add(reason));
}

async function ask<Answer>(method: string, url: string, body: object | undefined): Promise<Answer> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new DriverError(value);
  return value;
}

const PAUSE_MS = 100;

async function until(what: string, isSo: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`In vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('a program without output');
  const [line] = await once(createInterface(stdout), 'line');
  return line;
}
