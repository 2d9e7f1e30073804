import { RawCall } from './raw-call.ts';

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: shop', ...headers].join('\r\n')}\r\n\r\n`;

/** What a caller begins who wants to hold the shop up, and how it then does nothing more. */
const HOLDS: readonly ((call: RawCall) => void)[] = [
  // Announces a body that does not come.
  (call) =>
    call.say(head('POST /api/v1/auth/guest/request', 'content-type: application/json', 'content-length: 103')).say('{'),
  // Never ends its head.
  (call) => call.say('GET /home HTTP/1.1\r\nhost: shop\r\ncookie: a='),
  // Asks and does not read.
  (call) => call.say(head('GET /docs/json').repeat(8)).readNothing(),
  // Says nothing at all.
  () => {},
];

/** Keeps so many connections open that only wait; whichever is cut off is opened again. */
export function holdUp(base: string, { count, from }: { count: number; from: readonly string[] }) {
  const open = new Set<RawCall>();
  let isOver = false;
  let cutOff = 0;
  const begin = (at: number) => {
    const call = new RawCall(base, from[at % from.length]);
    HOLDS[at % HOLDS.length]?.(call);
    open.add(call);
    call.socket.once('close', () => {
      open.delete(call);
      if (isOver) return;
      cutOff += 1;
      setTimeout(() => !isOver && begin(at), 1000);
    });
  };
  for (let at = 0; at < count; at++) begin(at);
  return {
    cutOff: () => cutOff,
    stop() {
      isOver = true;
      for (const { socket } of open) socket.destroy();
    },
  };
}

/** Asks for pages that nobody has ever asked for, so many a second, from one address. */
export function flood(base: string, { perSecond, from }: { perSecond: number; from: string }) {
  const statuses = new Map<number, number>();
  let asked = 0;
  const timer = setInterval(() => {
    asked += 1;
    const call = new RawCall(base, from).say(head(`GET /home?search=never-${asked}&n=${asked}`, 'connection: close'));
    call.socket.once('close', () => {
      const status = Number(call.heard.split(' ')[1] ?? 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  }, 1000 / perSecond);
  return { statuses, stop: () => clearInterval(timer) };
}
