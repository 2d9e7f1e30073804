/** One chunk for everything that reads and changes a cart: a page that needs one part soon needs the others. */
export { add, clear, remove, setQuantity, update } from './cart-actions.ts';
export { readCart } from './cart-queue.ts';
