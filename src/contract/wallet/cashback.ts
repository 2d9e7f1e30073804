import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, money, moneyText } from '../wire.ts';

const ofCashback = { feature: 'wallet', access: 'customer', method: 'GET', needs: ['moduleId'] } as const;

const cashbackType = z.enum(['amount', 'percentage']);

const cashbackShape = z.object({
  id: z.int(),
  title: z.string(),
  cashback_type: cashbackType,
  /** percentage: per cent of the order. amount: in the currency's major unit. */
  cashback_amount: z.number(),
  min_purchase: money,
  /** The most a percentage gives; 0: no cap. */
  max_discount: money,
  /** Uses of one customer; 0: no limit. */
  same_user_limit: z.int(),
  total_used: z.int(),
  start_date: z.string(),
  end_date: z.string(),
  status: flag,
});

export type CashbackOffer = z.output<typeof cashbackShape>;

export const listCashback = endpoint({
  ...ofCashback,
  name: 'listCashback',
  summary: 'Cashback offers of the module that run today and that the customer has not used up',
  path: '/api/v1/cashback/list',
  reply: z.array(cashbackShape),
});

export const getCashback = endpoint({
  ...ofCashback,
  name: 'getCashback',
  summary: 'What the customer would get back for an order of this amount; zeros when nothing',
  path: '/api/v1/cashback/getCashback',
  query: z.object({ amount: moneyText }),
  reply: z.object({
    id: z.int(),
    calculated_amount: money,
    cashback_type: z.nullable(cashbackType),
    cashback_amount: z.number(),
    min_purchase: money,
    max_discount: money,
  }),
});
