import type { Sms } from './sms.ts';

const PATIENCE_MS = 10_000;

/** A gateway that takes `{ to, text }` as JSON by POST, with a bearer token, and answers 2xx when it took it. */
export const httpSms = ({ url, token }: { url: string; token: string | undefined }): Sms => ({
  async send({ to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      // A redirect would carry the token and the code somewhere else.
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  },
});
