/** Whether a planned trip can stay where the shopper is now: its provider hands vehicles over in one of these zones. */
export const keepsTripCart = (pickup_zone_id: readonly number[], zone_ids: readonly number[]): boolean =>
  zone_ids.some((id) => pickup_zone_id.includes(id));
