import { request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A connection on which a test says what it likes, letter by letter; `from`: the address it comes from. */
export class RawCall {
  readonly socket: Socket;
  /** What came back so far, as long as the caller reads. */
  heard = '';
  isClosed = false;

  constructor(base: string, from = '127.0.0.1') {
    const { hostname, port } = new URL(base);
    this.socket = connect({ host: hostname, port: Number(port), localAddress: from });
    this.socket.setEncoding('utf8').on('data', (text) => {
      this.heard += text;
    });
    this.socket.on('error', () => {});
    this.socket.once('close', () => {
      this.isClosed = true;
    });
  }

  say(text: string): this {
    this.socket.write(text);
    return this;
  }

  /** Nothing of what is answered is taken. */
  readNothing(): this {
    this.socket.pause();
    return this;
  }
}

/** A GET from one of this machine's own addresses, to be two callers at once. */
export const askFrom = (from: string, url: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const call = request(url, { localAddress: from, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.once('error', reject).end();
  });
