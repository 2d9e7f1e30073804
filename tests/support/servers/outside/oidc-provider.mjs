import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

// A real OpenID provider in a process of its own, with fresh keys each time. Its login page takes any email.
const port = Number(process.env.PORT ?? 0);
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const kid = `key-${Date.now()}`;

const claimsOf = (id) => {
  // maja@example.com, or nameless+someone@…, unconfirmed+someone@…, silent+someone@… (which says nothing about it)
  const [first] = id.split(/[+@]/);
  return {
    sub: id,
    email: id,
    ...(first === 'silent' ? {} : { email_verified: first !== 'unconfirmed' }),
    ...(first === 'nameless' ? {} : { name: 'Olga Ideström' }),
  };
};

const client = (client_id) => ({
  client_id,
  redirect_uris: ['https://shop.example/auth/return'],
  response_types: ['id_token', 'code'],
  grant_types: ['implicit', 'authorization_code'],
  token_endpoint_auth_method: 'none',
});

let handle = (_request, response) => response.end();
const server = createServer((request, response) => handle(request, response));
await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [client('shop-client'), client('another-shop')],
  responseTypes: ['id_token', 'code'],
  jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['only for tests'] },
  findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
});
let keysAsked = 0;
const callback = provider.callback();
handle = (request, response) => {
  if (request.url === '/keys-asked') return response.end(String(keysAsked));
  if (request.url === '/jwks') keysAsked += 1;
  return callback(request, response);
};
console.log(`\n  ${issuer}`);
