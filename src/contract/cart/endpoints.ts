import type { Endpoint } from '../endpoint.ts';
import { addToCart, clearCart, listCart, removeFromCart, updateCart } from './cart.ts';

export const CART_ENDPOINTS: readonly Endpoint[] = [listCart, addToCart, updateCart, removeFromCart, clearCart];
