import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { Point } from '#domain/location/point.ts';
import { pointOf } from '../point-of.ts';

type Bound = Pick<TrackedOrder, 'order_type'> & {
  delivery_address: Pick<TrackedOrder['delivery_address'], 'latitude' | 'longitude'>;
};

/** Where the way from the store ends: at the door, or with whoever fetches it; null as long as nobody said where they are. */
export const wayEnd = ({ order_type, delivery_address: to }: Bound, here: Point | null): Point | null =>
  order_type === 'take_away' ? here : pointOf(to.latitude, to.longitude);
