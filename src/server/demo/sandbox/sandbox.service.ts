import { formatMoney } from '#domain/money/format-money.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Deps } from '#server/deps.ts';
import { type PaymentOnPage, paymentOnPage, returnPath } from '#server/payments/pages/payment-pages.service.ts';
import { SANDBOX_HEADER, type SandboxGateway } from '#server/providers/payment/sandbox-gateway.ts';
import type { Shown } from './sandbox-page.ts';

export const OUTCOMES = ['paid', 'failed', 'canceled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Null for a payment that is not this gateway's, or for somebody who was not sent here. */
export async function sandboxPayment(
  deps: Deps,
  sandbox: SandboxGateway,
  payment_id: string,
  key: string,
): Promise<PaymentOnPage | null> {
  if (!sandbox.mayOpen(payment_id, key)) return null;
  const payment = await paymentOnPage(deps, payment_id);
  return payment?.payment_method === sandbox.key ? payment : null;
}

export async function shownPayment(deps: Deps, payment: PaymentOnPage, language: string): Promise<Shown> {
  const settings = await settingsNow(deps, language);
  return {
    shop: settings.business_name,
    amount: formatMoney(payment.amount, settings),
    payable: payment.payable,
  };
}

/** What the page reports to the shop, signed: the shop checks it like the report of any other gateway. */
export function sandboxReport(deps: Deps, sandbox: SandboxGateway, { id, amount }: PaymentOnPage, outcome: Outcome) {
  const report = { event_id: deps.secret(), payment_id: id, reference: `sandbox-${id}`, outcome, amount };
  const { header, body } = sandbox.report(report);
  return { headers: { [SANDBOX_HEADER]: header }, payload: body };
}

/** A client of another origin is led back to its own page by what its payer presses. */
export const originsBack = ({ callback }: PaymentOnPage): string[] =>
  callback && URL.canParse(callback) ? [new URL(callback).origin] : [];

/** Where the browser goes when something was pressed. */
export const backToShop = (payment_id: string): string => returnPath(payment_id);
