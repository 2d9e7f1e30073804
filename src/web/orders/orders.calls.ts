import type { QueryClient } from '@tanstack/react-query';
import type { Input } from '#contract/endpoint.ts';
import * as actions from '#contract/orders/actions.ts';
import { dismissReviewReminder } from '#contract/orders/orders.ts';
import * as payments from '#contract/payments/payments.ts';
import type { ApiClient } from '#web/api/client.ts';
import { againIfLost } from '#web/api/lost/send-once.ts';
import { underSameKey } from '#web/api/lost/under-same-key.ts';
import { returnAddress } from '#web/session/return-address.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { ordersOf } from './orders.queries.ts';

export type Tools = { api: ApiClient; store: SessionStore; queries: QueryClient };

export const guestOf = ({ store }: Tools) => (store.get().token ? {} : { guest_id: store.get().guest_id });

/**
 * What an action changed is asked for anew, also by whoever looks at it now. Where its answer got lost it is said once more:
 * the shop answers what is said again as it did the first time, and what was done is no failure.
 */
export async function changed<Reply>(tools: Tools, call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await againIfLost(call);
  } finally {
    // A refusal, too, often means that the order is not where the page thought it was.
    await askAnew(tools);
  }
}

const askAnew = ({ store, queries }: Tools) => queries.invalidateQueries({ queryKey: ordersOf(store.get()) });

export const cancelOrder = (tools: Tools, body: Omit<Input<typeof actions.cancelOrder>['body'], 'guest_id'>) =>
  changed(tools, () => tools.api(actions.cancelOrder, { body: { ...body, ...guestOf(tools) } }));

export const answerPrice = (tools: Tools, body: Omit<Input<typeof actions.answerPrice>['body'], 'guest_id'>) =>
  changed(tools, () => tools.api(actions.answerPrice, { body: { ...body, ...guestOf(tools) } }));

export const payInCash = (tools: Tools, order_id: number) =>
  changed(tools, () => tools.api(actions.payInCash, { body: { order_id, ...guestOf(tools) } }));

export const requestRefund = (tools: Tools, body: Input<typeof actions.requestRefund>['body']) =>
  changed(tools, () => tools.api(actions.requestRefund, { body }));

export const reviewItem = (tools: Tools, body: Input<typeof actions.submitItemReview>['body']) =>
  changed(tools, () => tools.api(actions.submitItemReview, { body: { ...body, ...guestOf(tools) } }));

export const reviewCourier = (tools: Tools, body: Input<typeof actions.submitDeliveryManReview>['body']) =>
  changed(tools, () => tools.api(actions.submitDeliveryManReview, { body: { ...body, ...guestOf(tools) } }));

export const dismissReminder = (tools: Tools, order_id: number) =>
  changed(tools, () => tools.api(dismissReviewReminder, { query: { order_id } }));

export async function reorder(tools: Tools, order_id: number, replace: boolean) {
  try {
    return await tools.api(actions.reorder, { body: { order_id, replace, ...guestOf(tools) } });
  } finally {
    // Also where the answer got lost: the cart may be full by now.
    await tools.queries.invalidateQueries({ queryKey: ['cart'] });
  }
}

/** The key makes a second press, or a retry after a lost answer, the same payment. */
export const payFromWallet = (tools: Tools, order_id: number, key: string) =>
  changed(tools, () =>
    tools.api(payments.payOrderFromWallet, { body: { order_id } }, undefined, { 'idempotency-key': key }),
  ).finally(() => tools.queries.invalidateQueries({ queryKey: ['profile'] }));

/** Where the browser has to go to pay. It comes back to the order. */
export async function payAtGateway(tools: Tools, order_id: number, payment_method: string): Promise<string> {
  const body = { order_id, payment_method, callback: returnAddress(`/order/${order_id}`), ...guestOf(tools) };
  return (await unlessOver(tools, tools.api(payments.payOrder, { body }))).redirect_link;
}

/** Paid or canceled elsewhere meanwhile: what offers to pay it has to know. */
export async function unlessOver<Reply>(tools: Tools, call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    await askAnew(tools);
    throw error;
  }
}

export type OfflinePaymentReport = {
  order_id: number;
  method_id: number;
  isNew: boolean;
  values: Record<string, string>;
};

/** Told again as it was, because nobody heard that it arrived, it counts once. */
export const tellOfflinePayment = (tools: Tools, { order_id, method_id, isNew, values }: OfflinePaymentReport) => {
  const body = { ...values, order_id, ...guestOf(tools) };
  const { payOrderOffline, updateOfflinePayment } = payments;
  return changed<unknown>(tools, () =>
    isNew
      ? underSameKey({ ...body, method_id }, (told, key) => tools.api(payOrderOffline, { body: told }, undefined, key))
      : underSameKey(body, (told, key) => tools.api(updateOfflinePayment, { body: told }, undefined, key)),
  );
};
