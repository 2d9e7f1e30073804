/** What reads and changes a cart, as one file of the build: who needs one of it soon needs the rest. */
export { add, clear, remove, setQuantity, update } from './cart-actions.ts';
export { readCart } from './cart-queue.ts';
