import { describe, expect, test } from 'vitest';
import { BadSetting, readEnv } from '#server/env.ts';
import { makeGateways } from './make-gateways.ts';

const tools = { hashSecret: (secret: string) => `hash of ${secret}`, now: () => new Date('2026-05-04T12:00:00Z') };
const keysOf = (env: Record<string, string>) =>
  makeGateways(readEnv({ DEMO: '1', ...env }), tools).list.map(({ key }) => key);
const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_CURRENCY: 'eur' };
const noDemo = { DEMO: '0', SECRET_KEY: 'x'.repeat(32) };

describe('who takes money', () => {
  test('a demonstration has a sandbox until it has Stripe; a true shop never has one', () => {
    expect(keysOf({})).toEqual(['sandbox']);
    expect(keysOf({ DEMO: '1', ...stripe })).toEqual(['stripe']);
    expect(keysOf(noDemo)).toEqual([]);
    expect(keysOf({ ...noDemo, ...stripe })).toEqual(['stripe']);
  });

  test.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_CURRENCY'])('Stripe without %s stops the start', (name) => {
    expect(() => readEnv({ DEMO: '1', ...stripe, [name]: '' })).toThrow(BadSetting);
    expect(() => readEnv({ DEMO: '1', ...stripe, [name]: '' })).toThrow(name);
  });
});

test.each(['jpy', 'krw', 'kwd', 'isk', 'xyz1'])(
  'a currency that has not two decimals, such as %s, stops the start: its amounts would be a hundred times wrong',
  (currency) => {
    expect(() => readEnv({ ...stripe, STRIPE_CURRENCY: currency })).toThrow('STRIPE_CURRENCY');
  },
);

describe('the sandbox’s signature', () => {
  const gateway = makeGateways(readEnv({}), tools).sandbox;
  if (!gateway) throw new Error('a demonstration has a sandbox');
  const report = {
    event_id: 'e',
    payment_id: '6f1f5c1e-1c1c-4c1c-8c1c-1c1c1c1c1c1c',
    reference: 'r',
    outcome: 'paid',
    amount: 100,
  } as const;
  const { header, body } = gateway.report(report);
  const at = (seconds: number) =>
    makeGateways(readEnv({}), { ...tools, now: () => new Date(tools.now().getTime() + seconds * 1000) }).sandbox;

  test.each([
    [0, { about: 'payment', ...report }],
    [300, { about: 'payment', ...report }],
    [-300, { about: 'payment', ...report }],
    [301, 'forged'],
    [-301, 'forged'],
  ])('read %i seconds later', (seconds, expected) => {
    expect(at(seconds)?.read({ headers: { 'sandbox-signature': header }, body })).toEqual(expected);
  });

  test('a signed text that is no report is nothing of ours', () => {
    const other = gateway.report({ ...report, amount: -1 });
    expect(gateway.read({ headers: { 'sandbox-signature': other.header }, body: other.body })).toBe('other');
  });
});
