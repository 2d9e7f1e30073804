type Slots = { schedule_order: boolean; schedule_order_slot_duration: number };

/** Whether orders for later are taken: the shop cuts its days into slots and, where a store sells, so does the store. */
export const takesSchedules = (shop: Slots, store: { schedule_order: boolean } = { schedule_order: true }): boolean =>
  shop.schedule_order && shop.schedule_order_slot_duration > 0 && store.schedule_order;
