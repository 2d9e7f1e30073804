/** A rule that made an amount, with its numbers: money in minor units, everything else as it is read. */
export type Reason<Rule extends string> = {
  rule: Rule;
  money?: Readonly<Record<string, number>>;
  plain?: Readonly<Record<string, string | number>>;
};

/** `amount` is shown, what comes off with its sign; `added` is what it does to the total. */
export type BillLine<Name extends string, Rule extends string> = {
  name: Name;
  amount: number;
  added: number;
  reasons: readonly Reason<Rule>[];
};
