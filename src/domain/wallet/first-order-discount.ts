type Rules = {
  new_customer_discount_status: 0 | 1;
  new_customer_discount_amount_validity: number;
  new_customer_discount_validity_type: 'day' | 'month' | 'year';
};

const DAY_MS = 86_400_000;

type Newcomer = { is_referred: boolean; order_count: number; created_at: Date };

/** Somebody who was referred pays less for the first order, for a while after sign-up. */
export const hasFirstOrderDiscount = (rules: Rules, { is_referred, order_count, created_at }: Newcomer, now: Date) =>
  rules.new_customer_discount_status === 1 && is_referred && order_count === 0 && now <= lastMoment(rules, created_at);

function lastMoment(rules: Rules, from: Date): Date {
  const count = rules.new_customer_discount_amount_validity;
  if (rules.new_customer_discount_validity_type === 'day') return new Date(from.getTime() + count * DAY_MS);
  const months = rules.new_customer_discount_validity_type === 'year' ? count * 12 : count;
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + months);
  // A month that has no such day ends on its last one: a month after 31 January is 28 February, and not 3 March.
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0);
  return until;
}

/** `30 days`, `1 month`: a text of the wire, in English. */
export const validityText = (rules: Rules): string => {
  const { new_customer_discount_amount_validity: count, new_customer_discount_validity_type: unit } = rules;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
