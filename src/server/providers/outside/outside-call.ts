import { request as requestPlain } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';

/** A name behind https on its usual port. Bare addresses are no server that strangers name, whichever they are. */
export function outsideHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

/** Redirects are not followed and nothing of the answer's body is read. */
export const statusOf = (address: string, options: RequestOptions, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = address.startsWith('http:') ? requestPlain : request;
    const sent = send(address, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
