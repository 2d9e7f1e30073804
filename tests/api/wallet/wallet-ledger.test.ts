import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { creditWallet, payFromWallet } from '#server/wallet/ledger.service.ts';
import { rewardPurchase, takeBackRewards } from '#server/wallet/rewards.service.ts';
import { pointsToWallet } from '#server/wallet/wallet.service.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { walletBalance } from '../payments/payment-state.ts';

let api: TestApi;
let settings: Settings;
beforeAll(async () => {
  api = await startApi();
  settings = await settingsNow(api.deps, 'en');
});
afterAll(() => api.stop());

type Step =
  | { does: 'top up'; amount: number; bonus: number }
  | { does: 'order'; amount: number; cashback: number }
  | { does: 'refund'; which: number; share: number }
  | { does: 'convert'; points: number };

const amount = fc.integer({ min: 1, max: 200_00 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('top up' as const), amount, bonus: fc.integer({ min: 0, max: 20_00 }) }),
  fc.record({ does: fc.constant('order' as const), amount, cashback: fc.integer({ min: 0, max: 10_00 }) }),
  fc.record({ does: fc.constant('refund' as const), which: fc.nat(9), share: fc.constantFrom(0.5, 1) }),
  fc.record({ does: fc.constant('convert' as const), points: fc.integer({ min: 1, max: 600 }) }),
);

/** What orders, refunds, gateways and the customer do to a wallet, in any order. */
async function make(tx: Db, customer_id: number, one: Step, reference: string, placed: Map<string, number>) {
  switch (one.does) {
    case 'top up':
      return creditWallet(tx, {
        customer_id,
        amount: one.amount,
        admin_bonus: one.bonus,
        transaction_type: 'add_fund',
        reference,
      });
    case 'order': {
      const paid = await payFromWallet(tx, {
        customer_id,
        amount: one.amount,
        transaction_type: 'order_place',
        reference,
      });
      if (paid !== 'paid') return;
      placed.set(reference, one.amount);
      return rewardPurchase(
        tx,
        { customer_id, reference, amount: one.amount, cashback_amount: one.cashback },
        settings,
      );
    }
    case 'refund': {
      const [order, paid] = [...placed][one.which] ?? [];
      if (!order || !paid) return;
      placed.delete(order);
      const isOnlyPurchase = placed.size === 0;
      const withheld = await takeBackRewards(
        tx,
        { customer_id, reference: order, share: one.share, isOnlyPurchase },
        settings,
      );
      const back = Math.max(0, Math.round(paid * one.share) - withheld);
      return creditWallet(tx, { customer_id, amount: back, transaction_type: 'order_refund', reference: order });
    }
    case 'convert':
      return pointsToWallet(api.deps, tx, customer_id, { point: one.points, language: 'en' });
  }
}

test('whatever happens to a wallet, its balance is the sum of its ledger and never negative [WALL-014]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const { id } = await signedInCustomer(api, { wallet: 50_00 });
      const placed = new Map<string, number>();
      for (const [at, one] of steps.entries()) {
        // What is refused leaves nothing behind.
        await api.db
          .transaction((tx) => make(tx, id, one, `${at}`, placed))
          .catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
            placed.delete(`${at}`);
          });
        expect(await walletBalance(api, id)).toBeGreaterThanOrEqual(0);
      }
      const points = await api.db.row<{ owned: number; booked: number }>(sql`
        select loyalty_point as owned, (select coalesce(sum(credit - debit), 0)::int from loyalty_entries
          where customer_id = c.id) as booked from customers c where id = ${id}`);
      expect(points?.owned).toBe(points?.booked);
      expect(points?.owned).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20 },
  );
});

test('spending and refunding at the same moment leave the sums right', async () => {
  const { id } = await signedInCustomer(api, { wallet: 100_00 });
  const pay = (reference: string) =>
    api.db.transaction((tx) =>
      payFromWallet(tx, { customer_id: id, amount: 10_00, transaction_type: 'order_place', reference }),
    );
  const first = await Promise.all(Array.from({ length: 10 }, (_, at) => pay(`first ${at}`)));
  expect(first).toEqual(Array.from({ length: 10 }, () => 'paid'));
  const refund = (reference: string) =>
    api.db.transaction((tx) =>
      creditWallet(tx, { customer_id: id, amount: 10_00, transaction_type: 'order_refund', reference }),
    );
  const both = await Promise.all(
    Array.from({ length: 20 }, (_, at) => [pay(`second ${at}`), refund(`first ${at % 10}`)]).flat(),
  );
  const paid = both.filter((one) => one === 'paid').length;
  const refunded = both.filter((one) => one === true).length;
  expect(refunded).toBe(10);
  expect(await walletBalance(api, id)).toBe((refunded - paid) * 10_00);
});
