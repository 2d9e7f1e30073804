import type { TestApi } from '../shops/start-api.ts';

/** What the browser asks for before it goes to an issuer. */
export const socialNonce = async (api: TestApi): Promise<string> =>
  (await api.call('/api/v1/auth/social-nonce', { method: 'POST' })).body.nonce;
