import { comesBack } from '#domain/parcel/parcel-return.ts';
import type { ProgressProps } from '#web/orders/order-face.tsx';
import { ParcelProgress } from './parcel-progress.tsx';

export default function OrderProgress({ order, remaining }: ProgressProps) {
  const receiver = order.receiver_details?.contact_person_name ?? null;
  return (
    <ParcelProgress parcel={{ ...order, comesBack: comesBack(order) }} remaining={remaining} receiver={receiver} />
  );
}
