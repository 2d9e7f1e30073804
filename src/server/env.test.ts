import { describe, expect, test } from 'vitest';
import { BadSetting, readEnv, SETTINGS } from './env.ts';

const faultOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return error instanceof BadSetting ? error.message : `not a BadSetting: ${error}`;
  }
};

describe('settings', () => {
  test('an empty environment is a demo on the embedded database', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      DEMO: true,
      PUBLIC_URL: 'http://127.0.0.1:3000',
    });
  });

  test.each([
    ['::1', 'http://[::1]:3000'],
    ['localhost', 'http://localhost:3000'],
  ])('at %s it is found at %s', (HOST, url) => expect(readEnv({ HOST }).PUBLIC_URL).toBe(url));

  test.each<[keyof typeof SETTINGS, string]>([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost:6379'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['MAX_IN_FLIGHT', '0'],
    ['GEO', 'google'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['STOP_SECONDS', '-1'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['ADDRESS_SHARE', '0'],
    ['PATIENCE_SECONDS', '0'],
  ])('%s=%s stops the start, naming the variable and what is allowed [OPS-004]', (name, value) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toContain(name);
    expect(fault).toContain(SETTINGS[name].allowed);
  });

  test('every fault is told at once [OPS-004]', () => {
    expect(faultOf({ PORT: 'x', DEMO: 'x', GEO: 'osm' }).split('\n')).toHaveLength(4);
  });

  test('a shop that is no demo refuses to start without its secret, and names it [SEC-007]', () => {
    expect(faultOf({ DEMO: '0' })).toMatch(/SECRET_KEY is missing/);
    expect(faultOf({ DATABASE_URL: 'postgres://u:p@db/shop' })).toMatch(/SECRET_KEY is missing/);
    expect(readEnv({ DEMO: '0', SECRET_KEY: 'x'.repeat(32) }).DEMO).toBe(false);
  });

  test.each(['0.0.0.0', '::', '192.0.2.1', 'shop.internal'])(
    'at %s nothing is a demo that is not said to be one',
    (HOST) => {
      expect(faultOf({ HOST })).toMatch(/SECRET_KEY is missing/);
      expect(readEnv({ HOST, SECRET_KEY: 'x'.repeat(32) }).DEMO).toBe(false);
      expect(readEnv({ HOST, DEMO: '1' }).DEMO).toBe(true);
    },
  );

  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('at %s a lonely machine shows the demo', (HOST) => {
    expect(readEnv({ HOST }).DEMO).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'w', STRIPE_CURRENCY: 'eur' }],
    ['MAIL_URL', { MAIL_URL: 'smtp://mail.example' }],
    ['SMS_URL', { SMS_URL: 'https://sms.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example' }],
  ])('beside %s a demo must be said', (name, real) => {
    expect(faultOf(real)).toMatch(new RegExp(`^DEMO is missing. With ${name} it must be said`));
    expect(readEnv({ ...real, DEMO: '1' }).DEMO).toBe(true);
    expect(readEnv({ ...real, DEMO: '0', SECRET_KEY: 'x'.repeat(32) }).DEMO).toBe(false);
  });

  test('a fault never repeats the value, which may be a secret [SEC-007]', () => {
    expect(faultOf({ SECRET_KEY: 'hunter2' })).toMatch(/SECRET_KEY/);
    expect(faultOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });
});
