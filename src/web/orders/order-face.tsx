import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Order, TrackedOrder } from '#contract/orders/shapes.ts';
import type { OrderName } from './orders.queries.ts';
import type { LiveCourierPlace } from './tracking/use-live-order.ts';

export type TrackingProps = { order: TrackedOrder; name: OrderName; courier: LiveCourierPlace | null };
export type ProgressProps = { order: TrackedOrder; remaining: number | null };

/** How an order is shown that no store brings. */
export type OrderFace = {
  /** Its page. */
  Page: ComponentType<{ order: TrackedOrder }>;
  /** Where it is, for who may see all of it. */
  Tracking: ComponentType<TrackingProps>;
  /** How long it still takes and which step it is on, for everybody who may follow it. */
  Progress: ComponentType<ProgressProps>;
  /** What stands under its name in a list. */
  RowText: ComponentType<{ order: Order }>;
  /** What can be done with it there. */
  RowAction: ComponentType<{ order: Order }>;
  /** What was bought, on the invoice. */
  InvoiceLines: ComponentType<{ order: TrackedOrder }>;
};

/** By their type; one without a face of its own is shown as what a store sells. */
export type OrderFaces = Partial<Record<Order['order_type'], OrderFace>>;

const FacesContext = createContext<OrderFaces>({});

export function OrderFacesProvider({ faces, children }: { faces: OrderFaces; children: ReactNode }) {
  return <FacesContext value={faces}>{children}</FacesContext>;
}

/** `web/order-faces.ts` has them. */
export const useOrderFaces = (): OrderFaces => use(FacesContext);
