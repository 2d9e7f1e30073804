import { storedValue } from '../stored-value.ts';

/** Whether the home page had an order of the shopper's to show: before the next paint its place is held (before-paint.ts). */
export const ownOrderMark = storedValue<boolean>('local', 'own_order', (value) => (value === true ? true : null));

export const forgetOwnOrder = () => ownOrderMark.set(null);
