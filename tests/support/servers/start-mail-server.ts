import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Letter = { user: string; from: string; to: string[]; raw: string };

/** A real mail server that wants a password; it keeps what it takes, and refuses or waits as it is told to. */
export async function startMailServer() {
  const letters: Letter[] = [];
  const state = { refusals: 0, asked: 0, holds: Promise.resolve() };
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'of-the-postman' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
    onData(stream, session, done) {
      state.asked += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        if (state.refusals > 0) {
          state.refusals -= 1;
          return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
        }
        await state.holds;
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          user: String(session.user),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  // A line that breaks in the middle is what a test may be about.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((ready) => listening.once('listening', ready));
  const { port } = listening.address() as AddressInfo;
  const url = `smtp://postman:of-the-postman@127.0.0.1:${port}`;
  return { letters, state, url, stop: () => new Promise<void>((done) => server.close(done)) };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export type Opened = { headers: Map<string, string>; text: string; html: string };

/** What a mail program shows of a letter: its headers, and both forms of what it says. */
export function openLetter({ raw }: Letter): Opened {
  const whole = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(whole.headers.get('content-type') ?? '')?.[1];
  const parts = boundary
    ? whole.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => partOf(part.replace(/^\r\n/, '')))
    : [whole];
  const ofType = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  const [text, html] = [ofType('text/plain'), ofType('text/html')].map((part) => (part ? decoded(part) : ''));
  return { headers: whole.headers, text: text ?? '', html: html ?? '' };
}

type Part = { headers: Map<string, string>; body: string };

function partOf(raw: string): Part {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(at + 4) };
}

/** Letters travel in an encoding of their own. */
function decoded({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding') ?? '';
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  return quoted(body.replaceAll(/=\r\n/g, ''));
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A header in another alphabet: =?UTF-8?Q?…?= or =?UTF-8?B?…?=. */
const words = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, way: string, coded: string) =>
      way.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString('utf8') : quoted(coded.replaceAll('_', ' ')),
    );
