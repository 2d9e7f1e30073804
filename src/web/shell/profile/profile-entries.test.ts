import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import type { Module } from '#contract/modules/modules.ts';
import { profileEntries } from './profile-entries.ts';

const on = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } as Config;
const modules = [{ module_type: 'food' }, { module_type: 'rental' }] as Module[];
const addresses = (config: Config, offered = modules) =>
  profileEntries({ config, modules: offered }).map(({ to }) => to);

describe('the shopper’s menu', () => {
  test('has Wallet unless customer_wallet_status is 0 [HDR-013a]', () => {
    expect(addresses(on)).toContain('/wallet');
    expect(addresses({ ...on, customer_wallet_status: 0 })).not.toContain('/wallet');
  });

  test('has Loyalty points unless loyalty_point_status is 0 [HDR-013b]', () => {
    expect(addresses(on)).toContain('/loyalty-points');
    expect(addresses({ ...on, loyalty_point_status: 0 })).not.toContain('/loyalty-points');
  });

  test('has Referral unless ref_earning_status is 0 [HDR-013c]', () => {
    expect(addresses(on)).toContain('/referral-code');
    expect(addresses({ ...on, ref_earning_status: 0 })).not.toContain('/referral-code');
  });

  test('has My Trips only while a rental module is active [HDR-013d]', () => {
    expect(addresses(on)).toContain('/my-trips');
    expect(addresses(on, [{ module_type: 'food' }] as Module[])).not.toContain('/my-trips');
  });
});
