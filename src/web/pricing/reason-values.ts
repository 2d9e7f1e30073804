import type { Reason } from '#domain/pricing/bill.ts';

/** The numbers of a rule as a sentence takes them. */
export const reasonValues = <Rule extends string>(
  money: (minor: number) => string,
  { money: amounts = {}, plain = {} }: Reason<Rule>,
): Record<string, string | number> => ({
  ...plain,
  ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, money(amount)])),
});
