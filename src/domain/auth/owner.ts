/** Whose cart, order or payment something is. A visitor who is not signed in is a guest. */
export type Owner = { kind: 'customer' | 'guest'; id: number };
