import { besideAddress } from '#domain/language/language-address.ts';

/** A page of ours that somebody else leads back to, in the language of the page that one leaves. */
export const returnAddress = (path: string): string => besideAddress(location.pathname, path);
