/** Opens the operator's door of a shop under test. */
export const OPERATOR_TOKEN = 'operator-token-of-the-tests-only-32';
