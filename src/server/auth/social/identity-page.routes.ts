import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { SOCIAL_MEDIA, type SocialMedium } from '#domain/auth/login-types.ts';
import { type Language, languageOf } from '#domain/language/language.ts';
import type { Deps } from '#server/deps.ts';
import { acceptPageForms } from '#server/http/requests/page-forms.ts';
import { contentSecurityPolicy, scriptHash } from '#server/http/security-headers.ts';
import { type Answered, type AuthorizeRequest, readAuthorizeRequest, returnAddress } from './authorize-request.ts';
import { DEMO_PEOPLE, demoPerson } from './demo-people.ts';
import { choosePage, formPostPage, refusedPage, SEND_FORM } from './identity-page.ts';

type Params = { Params: { medium: string } };

const chosenShape = z.object({
  person: z.string().max(20).default(''),
  name: z.string().trim().max(200).default(''),
  email: z.string().trim().max(255).default(''),
  unconfirmed: z.string().optional(),
});

/** Pages that answer forms: the way back from an issuer, and in demo mode an issuer's own page. */
export function identityPageRoutes(app: FastifyInstance, deps: Deps) {
  app.register(async (pages) => {
    acceptPageForms(pages);
    returnRoutes(pages);
    if (deps.env.DEMO) demoIssuerRoutes(pages, deps);
  });
}

/** An issuer's side of OpenID Connect, for a shop that has no client ids yet. */
function demoIssuerRoutes(app: FastifyInstance, { identity }: Deps) {
  const issuerOf = (medium: string) => {
    const known = SOCIAL_MEDIA.find((one) => one === medium);
    const issuer = known && identity.demoIssuer(known);
    if (!known || !issuer) throw new AppError('not_found');
    return { medium: known, issuer };
  };

  app.get<Params>('/demo/identity/:medium/.well-known/openid-configuration', async ({ params }) => {
    const { issuer } = issuerOf(params.medium);
    return {
      issuer: issuer.name,
      authorization_endpoint: `${issuer.name}/authorize`,
      jwks_uri: `${issuer.name}/jwks.json`,
      response_types_supported: ['id_token'],
      response_modes_supported: ['fragment', 'form_post'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['EdDSA'],
      scopes_supported: ['openid', 'email', 'profile', 'name'],
    };
  });

  app.get<Params>('/demo/identity/:medium/jwks.json', ({ params }) => issuerOf(params.medium).issuer.keys());

  app.get<Params>('/demo/identity/:medium/authorize', async (request, reply) => {
    const { medium } = issuerOf(request.params.medium);
    const authorize = readAuthorizeRequest(request.query, request.host);
    const language = languageFor(request, authorize);
    if (!authorize) return send(reply.code(400), refusedPage(language));
    return send(reply, choosePage({ medium, language }, authorize));
  });

  app.post<Params>('/demo/identity/:medium/authorize', async (request, reply) => {
    const { medium, issuer } = issuerOf(request.params.medium);
    const authorize = readAuthorizeRequest(request.body, request.host);
    const language = languageFor(request, authorize);
    const chosen = chosenShape.safeParse(request.body).data;
    if (!authorize || !chosen) return send(reply.code(400), refusedPage(language));

    const { person, name, email } = chosen;
    if (person === 'nobody')
      return answer(reply, { medium, language }, authorize, { state: authorize.state, error: 'access_denied' });
    const known = DEMO_PEOPLE[Number(person)];
    if (person !== 'new' && !known) return send(reply.code(400), refusedPage(language));
    const problem = known ? null : name === '' ? 'name' : contactKind(email) === 'email' ? null : 'email';
    if (problem) return send(reply.code(400), choosePage({ medium, language }, authorize, { name, email, problem }));

    const who = demoPerson(
      medium,
      known ? { ...known, isConfirmed: true } : { name, email, isConfirmed: !chosen.unconfirmed },
    );
    const id_token = await issuer.sign(who, authorize.nonce);
    return answer(reply, { medium, language }, authorize, { state: authorize.state, id_token });
  });
}

/** Apple posts its answer to us. What it says goes behind the `#`, where only the browser that sent the request can read it. */
function returnRoutes(app: FastifyInstance) {
  app.post('/auth/return', async ({ body }, reply) => {
    const fields = z.record(z.string(), z.string().max(16_384)).safeParse(body).data ?? {};
    const allowed = Object.entries(fields).filter(([name]) => ['state', 'id_token', 'error'].includes(name));
    return reply.header('cache-control', 'no-store').redirect(returnAddress(Object.fromEntries(allowed)), 303);
  });
}

function answer(
  reply: FastifyReply,
  page: { medium: SocialMedium; language: Language },
  { response_mode }: AuthorizeRequest,
  answered: Answered,
) {
  if (response_mode === 'form_post') return send(reply, formPostPage(page, answered));
  return reply.header('cache-control', 'no-store').redirect(returnAddress(answered), 303);
}

const languageFor = (request: FastifyRequest, authorize: AuthorizeRequest | null): Language =>
  languageOf(authorize?.ui_locales || (request.headers['accept-language'] ?? '').split(/[,;]/)[0] || '');

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy([scriptHash(SEND_FORM)]))
    .type('text/html; charset=utf-8')
    .send(html);
