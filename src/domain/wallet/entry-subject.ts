/**
 * What an entry of a ledger was for, read from its reference (domain/payments: referenceOf): an order by its number
 * alone, a trip by name, and the way back of a parcel, which is an order too.
 */
export function subjectOf(reference: string): { order_id: number | null; trip_id: number | null } {
  const [, kind, id] = /^(?:(trip|parcel_return) )?(\d+)(?:, rest)?$/.exec(reference) ?? [];
  const isTrip = kind === 'trip';
  return { order_id: id && !isTrip ? Number(id) : null, trip_id: id && isTrip ? Number(id) : null };
}
