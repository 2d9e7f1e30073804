import { connect } from 'node:net';
import type { JunkCall } from './junk.ts';

/** As bytes on a connection: no library between, that would mend or refuse what is wrong. Answers with the status, 0 for none. */
function sendJunk(base: string, { method, url, headers, body }: JunkCall): Promise<number> {
  const { hostname, port } = new URL(base);
  const bytes = Buffer.from(body ?? '');
  const lines = Object.entries({ host: 'shop', ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  if (body !== null) lines.push(`content-length: ${bytes.length}`);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (heard.length < 20) heard += text;
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)));
    socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(bytes);
  });
}

/** All of them, a few at a time; what was answered with 5xx, or not at all, comes back. */
export async function failuresOf(
  base: string,
  calls: readonly JunkCall[],
  atOnce = 8,
): Promise<{ call: JunkCall; status: number }[]> {
  const failed: { call: JunkCall; status: number }[] = [];
  const line = [...calls];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let call = line.pop(); call; call = line.pop()) {
        const status = await sendJunk(base, call);
        if (status === 0 || status >= 500) failed.push({ call, status });
      }
    }),
  );
  return failed;
}
