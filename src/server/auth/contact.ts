/** Where somebody can be reached, and so what they can prove to have. */
export type Contact = { channel: 'phone' | 'email'; to: string };
