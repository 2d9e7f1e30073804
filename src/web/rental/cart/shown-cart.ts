import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import { NO_TRIP_CART, type TripCartView } from './trip-cart-view.ts';

/** The cart as it will probably look, until the server answers with the exact prices. */
export function withQuantity({ lines, trip }: TripCartView, id: number, quantity: number): TripCartView {
  const next = lines.map((line) => {
    if (line.id !== id) return line;
    const times = quantity / line.quantity;
    return { ...line, quantity, price: line.price * times, original_price: line.original_price * times };
  });
  return { lines: next, trip: trip && withTotal(trip, next) };
}

const withTotal = (trip: TripOfCart, lines: readonly TripCartLine[]): TripOfCart => ({
  ...trip,
  total_cart_price: lines.reduce((sum, { price }) => sum + price, 0),
});

export const without = ({ lines, trip }: TripCartView, ids: readonly number[]): TripCartView => {
  const left = lines.filter(({ id }) => !ids.includes(id));
  return left.length > 0 && trip ? { lines: left, trip: withTotal(trip, left) } : NO_TRIP_CART;
};
