import * as z from 'zod/mini';
import { amountFromWire, amountToWire } from '../amounts.ts';
import { endpoint, type Reply } from '../endpoint.ts';
import { callback } from '../payments/payments.ts';
import { flag, money, numberOrText, numberOrTextElse, page, pageOf } from '../wire.ts';

const ofWallet = { feature: 'wallet', access: 'customer' } as const;

/** What an entry was for, where that has a page of its own. */
const subject = {
  order_id: z.nullable(z.int()),
  trip_id: z.nullable(z.int()),
  /** Who sold or rented it out; of a parcel what it was. */
  subject_name: z.nullable(z.string()),
};

const WALLET_FILTERS = ['all', 'order', 'loyalty_point', 'add_fund', 'referrer', 'CashBack'] as const;
export type WalletFilter = (typeof WALLET_FILTERS)[number];

export const listWalletEntries = endpoint({
  ...ofWallet,
  name: 'listWalletEntries',
  summary: 'The wallet’s book, newest first; `type=order` covers what orders took and gave back',
  method: 'GET',
  path: '/api/v1/customer/wallet/transactions',
  query: z.object({ ...page, type: z.optional(z.enum(WALLET_FILTERS)) }),
  reply: pageOf({
    data: z.array(
      z.object({
        id: z.int(),
        transaction_id: z.string(),
        credit: money,
        debit: money,
        admin_bonus: money,
        balance: money,
        transaction_type: z.string(),
        reference: z.string(),
        ...subject,
        created_at: z.string(),
      }),
    ),
  }),
});

export type WalletEntry = Reply<typeof listWalletEntries>['data'][number];

export const addFund = endpoint({
  ...ofWallet,
  name: 'addFund',
  summary: 'The address that takes the browser to a gateway, to fill the wallet',
  method: 'POST',
  path: '/api/v1/customer/wallet/add-fund',
  body: z.object({
    amount: z.pipe(
      numberOrTextElse('wallet.amount'),
      z.pipe(z.number().check(z.minimum(1, 'wallet.amount'), z.maximum(1_000_000)), money),
    ),
    payment_method: z.string({ error: 'wallet.method' }).check(z.minLength(1, 'wallet.method'), z.maxLength(50)),
    callback,
    payment_platform: z.optional(z.literal('web')),
  }),
  reply: z.object({ redirect_link: z.string() }),
  idempotent: true,
});

export const listLoyaltyEntries = endpoint({
  ...ofWallet,
  name: 'listLoyaltyEntries',
  summary: 'The book of loyalty points, newest first',
  method: 'GET',
  path: '/api/v1/customer/loyalty-point/transactions',
  query: z.object(page),
  reply: pageOf({
    data: z.array(
      z.object({
        id: z.int(),
        transaction_id: z.string(),
        credit: z.int(),
        debit: z.int(),
        balance: z.int(),
        transaction_type: z.string(),
        reference: z.string(),
        ...subject,
        created_at: z.string(),
      }),
    ),
  }),
});

export type LoyaltyEntry = Reply<typeof listLoyaltyEntries>['data'][number];

export const transferPoints = endpoint({
  ...ofWallet,
  name: 'transferPoints',
  summary: 'Points become money in the wallet',
  method: 'POST',
  path: '/api/v1/customer/loyalty-point/point-transfer',
  body: z.object({ point: z.pipe(numberOrText, z.int().check(z.minimum(1), z.maximum(2_147_483_647))) }),
  reply: z.object({ message: z.string() }),
  idempotent: true,
});

const bonusFields = {
  id: z.int(),
  title: z.string(),
  description: z.string(),
  bonus_type: z.enum(['percentage', 'amount']),
  /** percentage: per cent of what is added. amount: money. */
  bonus_amount: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  status: flag,
};

const bonusShape = z.codec(
  z.object({ ...bonusFields, minimum_add_amount: money, maximum_bonus_amount: money }),
  z.object({ ...bonusFields, minimum_add_amount: z.int(), maximum_bonus_amount: z.int() }),
  {
    decode: (bonus) => ({ ...bonus, bonus_amount: amountFromWire(bonus.bonus_amount, bonus.bonus_type === 'amount') }),
    encode: (bonus) => ({ ...bonus, bonus_amount: amountToWire(bonus.bonus_amount, bonus.bonus_type === 'amount') }),
  },
);

export type WalletBonus = z.output<typeof bonusShape>;

export const listWalletBonuses = endpoint({
  ...ofWallet,
  name: 'listWalletBonuses',
  summary: 'What is added today when the wallet is filled, the smallest amount first',
  method: 'GET',
  path: '/api/v1/customer/wallet/bonuses',
  reply: z.array(bonusShape),
});

export const listWalletMonths = endpoint({
  ...ofWallet,
  name: 'listWalletMonths',
  summary: 'What came in and went out in each of the last six months of the town’s calendar, this one last',
  method: 'GET',
  path: '/api/v1/customer/wallet/months',
  reply: z.array(z.object({ month: z.string(), credit: money, debit: money })),
});

const discountFields = z.object({ amount: z.number(), type: z.enum(['amount', 'percentage']) });
const friendDiscount = z.codec(discountFields, discountFields, {
  decode: ({ amount, type }) => ({ amount: amountFromWire(amount, type === 'amount'), type }),
  encode: ({ amount, type }) => ({ amount: amountToWire(amount, type === 'amount'), type }),
});

export const getReferral = endpoint({
  ...ofWallet,
  name: 'getReferral',
  summary: 'What the customer’s code has brought: how many signed up with it, how many ordered, what was earned',
  method: 'GET',
  path: '/api/v1/customer/referral',
  reply: z.object({
    ref_code: z.string(),
    signed_up: z.int(),
    ordered: z.int(),
    earned: money,
    /** What is off a friend's first order; null where nothing is. */
    friend_discount: z.nullable(friendDiscount),
  }),
});
