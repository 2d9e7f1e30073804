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

  test('a fault never repeats the value, which may be a secret [SEC-007]', () => {
    expect(faultOf({ SECRET_KEY: 'hunter2' })).toMatch(/SECRET_KEY/);
    expect(faultOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });
});
