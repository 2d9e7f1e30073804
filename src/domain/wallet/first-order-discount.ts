type Rules = {
  new_customer_discount_status: 0 | 1;
  new_customer_discount_amount_validity: number;
  new_customer_discount_validity_type: 'day' | 'month' | 'year';
};

type Newcomer = { is_referred: boolean; order_count: number; created_at: Date };

/** Somebody who was referred pays less for the first order, for a while after sign-up. */
export const hasFirstOrderDiscount = (rules: Rules, { is_referred, order_count, created_at }: Newcomer, now: Date) =>
  rules.new_customer_discount_status === 1 && is_referred && order_count === 0 && now <= lastMoment(rules, created_at);

function lastMoment(rules: Rules, from: Date): Date {
  const count = rules.new_customer_discount_amount_validity;
  const until = new Date(from);
  if (rules.new_customer_discount_validity_type === 'day') until.setUTCDate(until.getUTCDate() + count);
  if (rules.new_customer_discount_validity_type === 'month') until.setUTCMonth(until.getUTCMonth() + count);
  if (rules.new_customer_discount_validity_type === 'year') until.setUTCFullYear(until.getUTCFullYear() + count);
  return until;
}

/** `30 days`, `1 month`: a text of the wire, in English. */
export const validityText = (rules: Rules): string => {
  const { new_customer_discount_amount_validity: count, new_customer_discount_validity_type: unit } = rules;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
