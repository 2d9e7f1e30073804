const LEAST = 8;

/** What a password of a store or a courier needs: others' orders and money depend on it. */
export const PASSWORD_PARTS = ['length', 'lower_case', 'upper_case', 'digit', 'symbol'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const HAS: Record<PasswordPart, (password: string) => boolean> = {
  length: (password) => password.length >= LEAST,
  lower_case: (password) => /\p{Ll}/u.test(password),
  upper_case: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** What is still missing, in the order in which it is told; nothing: it is strong. */
export const missingPasswordParts = (password: string): PasswordPart[] =>
  PASSWORD_PARTS.filter((part) => !HAS[part](password));

export const isStrongPassword = (password: string): boolean => missingPasswordParts(password).length === 0;
