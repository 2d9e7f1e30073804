import { describe, expect, test } from 'vitest';
import { authorizeUrl, socialClient } from './authorize-url.ts';
import { readReturn } from './read-return.ts';

const errand = { medium: 'google', state: 'the-state', nonce: 'the-nonce', from: '/store/3?page=2' } as const;
const tokenWith = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;
const token = tokenWith({ nonce: 'the-nonce' });

describe('coming back from an issuer', () => {
  test('with our state and nonce one has a token, and goes back to where one was', () => {
    expect(readReturn(`#state=the-state&id_token=${token}`, errand)).toEqual({
      proof: { medium: 'google', nonce: 'the-nonce', token },
      from: '/store/3?page=2',
    });
  });

  test.each([
    ['another state', `#state=other&id_token=${token}`, errand],
    ['no state', `#id_token=${token}`, errand],
    ['another nonce', `#state=the-state&id_token=${tokenWith({ nonce: 'other' })}`, errand],
    ['no nonce', `#state=the-state&id_token=${tokenWith({})}`, errand],
    ['no token', '#state=the-state', errand],
    ['something that is no token', '#state=the-state&id_token=x', errand],
    ['a tab that asked nobody', `#state=the-state&id_token=${token}`, null],
    ['nothing', '', null],
  ])('%s is not believed', (_, fragment, asked) => {
    expect(readReturn(fragment, asked)).toMatchObject({ problem: 'strange' });
  });

  test('whoever changed their mind is told nothing bad', () => {
    expect(readReturn('#state=the-state&error=access_denied', errand)).toMatchObject({ problem: 'cancelled' });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:1'])(
    '%s is no place of ours',
    (from) => {
      expect(readReturn('', { ...errand, from }).from).toBe('/home');
    },
  );
});

describe('the way to an issuer', () => {
  const google = {
    login_medium: 'google',
    status: true,
    client_id: 'our-id',
    authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
    scope: 'openid email profile',
    response_mode: 'fragment',
  } as const;
  const facebook = { ...google, login_medium: 'facebook', status: false } as const;

  test('is built from the configuration’s client settings [CONF-008]', () => {
    const config = { social_login: [google, facebook], apple_login: [] };
    expect(socialClient(config, 'google')).toBe(google);
    expect(socialClient(config, 'facebook')).toBeNull();
    expect(socialClient(config, 'apple')).toBeNull();
    const url = new URL(
      authorizeUrl(google, { origin: 'https://shop.example', state: 's', nonce: 'n', language: 'es' }),
    );
    expect(url.origin + url.pathname).toBe(google.authorize_url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'id_token',
      response_mode: 'fragment',
      client_id: 'our-id',
      redirect_uri: 'https://shop.example/auth/return',
      scope: 'openid email profile',
      state: 's',
      nonce: 'n',
      ui_locales: 'es',
    });
  });

  test('apple’s is in a list of its own, and answers with a form [CONF-009]', () => {
    const redirect = { client_id_app: '', redirect_url_flutter: '', redirect_url_react: '' };
    const apple = { ...google, ...redirect, login_medium: 'apple', response_mode: 'form_post' } as const;
    const client = socialClient({ social_login: [google], apple_login: [apple] }, 'apple');
    expect(client).toBe(apple);
    expect(authorizeUrl(apple, { origin: 'https://shop.example', state: 's', nonce: 'n', language: 'es' })).toContain(
      'form_post',
    );
  });
});
