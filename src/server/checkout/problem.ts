import type { QuoteProblem } from '#contract/checkout/quote.ts';
import { AppError, ERRORS, type ErrorCode } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';

/** Why an order cannot be placed as it stands; `line`: which of its lines it is about. */
export type Problem = { reason: ErrorCode; values: Record<string, string>; line: number | null };

export const problem = (
  reason: ErrorCode,
  values: Record<string, string> = {},
  line: number | null = null,
): Problem => ({ reason, values, line });

export const problemToWire = ({ reason, values, line }: Problem, language: string): QuoteProblem => {
  const { code, text } = ERRORS[reason];
  return { code, message: say(language, text, values), line };
};

/** Placing refuses for the first of them. */
export function refuseFor(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first) throw new AppError(first.reason, undefined, first.values);
}
