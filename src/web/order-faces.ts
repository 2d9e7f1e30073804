import type { OrderFaces } from './orders/order-face.tsx';
import { parcelFace } from './parcel/following/parcel-face.ts';

/** Orders that no store sells, with what they are shown by: the only place that knows both sides. */
export const ORDER_FACES: OrderFaces = { parcel: parcelFace };
