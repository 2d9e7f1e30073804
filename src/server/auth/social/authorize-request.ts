import { z } from 'zod';
import { DEMO_CLIENT_ID } from '#server/providers/identity/demo-issuer.ts';

const requestShape = z.object({
  response_type: z.literal('id_token'),
  response_mode: z.enum(['fragment', 'form_post']).default('fragment'),
  client_id: z.literal(DEMO_CLIENT_ID),
  redirect_uri: z.url().max(300),
  scope: z
    .string()
    .regex(/\bopenid\b/)
    .max(200),
  state: z.string().max(300).default(''),
  nonce: z.string().min(8).max(300),
  ui_locales: z.string().max(50).default(''),
});

/** What a shop may ask an OpenID issuer for, as far as this one goes. */
export type AuthorizeRequest = z.output<typeof requestShape>;

const RETURN_PATH = '/auth/return';

/** Null when the request is not one of this shop's own: the page must send nobody's token anywhere else. */
export function readAuthorizeRequest(input: unknown, host: string): AuthorizeRequest | null {
  const read = requestShape.safeParse(input);
  if (!read.success) return null;
  const target = new URL(read.data.redirect_uri);
  return target.host === host && target.pathname === RETURN_PATH ? read.data : null;
}

export type Answered = { state: string } & ({ id_token: string } | { error: string });

/** Back to the shop, with the answer where no server's log sees it. Without a host: it cannot lead elsewhere. */
export const returnAddress = (answer: Record<string, string>): string =>
  `${RETURN_PATH}#${new URLSearchParams(answer).toString()}`;
