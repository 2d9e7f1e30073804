import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The code that the provider sends to every phone. */
export const PROVIDER_CODE = '654321';

/** Stands in for Google's script, which vouches for a browser before the provider sends anything. */
const RECAPTCHA = `globalThis.grecaptcha = {
  ready: (then) => then(),
  render: (place, { sitekey, callback }) => ((globalThis.vouch = () => callback('seen with ' + sitekey)), 0),
  execute: () => setTimeout(globalThis.vouch),
}`;

export const vouchForBrowser = (page: Page) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  );

/** Stands in for the phone provider: its interface, one right code, and no message for the refused phone. */
export async function startPhoneProvider({ refused = '' } = {}) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (message: string) => answer(400, { error: { code: 400, message } });
    if (request.url?.includes('/recaptchaParams')) return answer(200, { recaptchaSiteKey: 'captcha-key' });
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url?.includes(':sendVerificationCode') && asked.recaptchaToken !== 'seen with captcha-key')
      return refuse('MISSING_RECAPTCHA_TOKEN');
    if (request.url?.includes(':sendVerificationCode'))
      return asked.phoneNumber === refused ? refuse('QUOTA_EXCEEDED') : answer(200, { sessionInfo: asked.phoneNumber });
    return asked.code === PROVIDER_CODE ? answer(200, { phoneNumber: asked.sessionInfo }) : refuse('INVALID_CODE');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    /** The operator's settings of a shop that works with this provider. */
    env: {
      FIREBASE_API_KEY: 'key-of-the-test',
      FIREBASE_AUTH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    stop: () => server.close(),
  };
}
