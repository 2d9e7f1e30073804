/** What a key of the operator's interface may be made for. */
export const OPERATOR_SCOPES = [
  'orders',
  'couriers',
  'trips',
  'money',
  'catalogue',
  'stores',
  'chat',
  'applications',
  'webhooks',
  'audit',
] as const;

export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** `orders` reads and acts, `orders:read` only reads. */
export type GrantedScope = OperatorScope | `${OperatorScope}:read`;

export const isGrantedScope = (text: string): text is GrantedScope =>
  OPERATOR_SCOPES.some((scope) => text === scope || text === `${scope}:read`);

/** Whether somebody with these scopes may do what `needed` names; `isRead`: nothing changes by it. */
export const mayCall = (granted: readonly string[], needed: OperatorScope, isRead: boolean): boolean =>
  granted.includes(needed) || (isRead && granted.includes(`${needed}:read`));
