import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** Who asks with this header is shown no pictures. */
export const NO_PICTURES = { 'x-no-pictures': '1' };

/** One transparent pixel on an empty ground of 96 by 96: of a smaller one nothing is left on a screen of three dots. */
const NO_PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
NO_PICTURE.writeUInt16LE(96, 6);
NO_PICTURE.writeUInt16LE(96, 8);

/**
 * The shops of this process answer so. Here and not in the browser: a test that takes requests over switches off
 * Chromium's cache, and every file of every page would make a detour through the test.
 */
export function leaveOutPictures() {
  const pass: (this: Server, event: string, ...values: unknown[]) => boolean = Server.prototype.emit;
  const emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    const [request, reply] = values as [IncomingMessage, ServerResponse];
    if (event !== 'request' || !request.headers['x-no-pictures'] || !request.url?.startsWith('/media/'))
      return pass.call(this, event, ...values);
    reply.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'max-age=3600' }).end(NO_PICTURE);
    return true;
  };
  Object.assign(Server.prototype, { emit });
}
