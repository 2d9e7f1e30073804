import { expect, test } from 'vitest';
import { refuseDecision } from './application.ts';
import { endOfSubscription, slugOf } from './new-store.ts';
import { isPlanOffered, packageKindOf, trialDays } from './plans.ts';

const settings = {
  commission_business_model: 1,
  subscription_business_model: 0,
  subscription_free_trial_status: 1,
  subscription_free_trial_days: 14,
} as const;

test('a plan is offered as the business switched it', () => {
  expect(isPlanOffered('commission', settings)).toBe(true);
  expect(isPlanOffered('subscription', settings)).toBe(false);
});

test('a trial needs its switch and its days', () => {
  expect(trialDays(settings)).toBe(14);
  expect(trialDays({ ...settings, subscription_free_trial_status: 0 })).toBeNull();
  expect(trialDays({ ...settings, subscription_free_trial_days: 0 })).toBeNull();
});

test('providers of vehicles have packages of their own', () => {
  expect(packageKindOf('rental')).toBe('rental');
  expect(packageKindOf('food')).toBe('all');
});

test('only what is pending is decided, and once', () => {
  expect(refuseDecision('pending')).toBeNull();
  expect(refuseDecision('awaiting_payment')).toBe('unpaid');
  for (const over of ['approved', 'rejected', 'expired'] as const) expect(refuseDecision(over)).toBe('decided');
});

test('a name makes an address where it can', () => {
  expect(slugOf('  Café Ñandú & Söhne!')).toBe('cafe-nandu-sohne');
  expect(slugOf('مطعم')).toBeNull();
});

test('a subscription runs for whole days', () => {
  expect(endOfSubscription(new Date('2026-11-16T10:00:00Z'), 30).toISOString()).toBe('2026-12-16T10:00:00.000Z');
});
