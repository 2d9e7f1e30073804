import { storedText } from './stored-value.ts';

/**
 * The guest whom this browser has made and who has only looked around since: nothing can be in their carts, so the server
 * need not be asked for them. Stored, so that the next page knows it too; forgotten before anything is put into a cart,
 * or sent at all.
 */
const newGuest = storedText('local', 'new_guest');

export const isNewGuest = (guest_id: string): boolean => newGuest.get() === guest_id;

export const noteNewGuest = (guest_id: string) => newGuest.set(guest_id);

export const forgetNewGuest = () => newGuest.set(null);
