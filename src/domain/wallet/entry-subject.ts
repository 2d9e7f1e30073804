/** What an entry of the wallet's ledger was for, read from its reference: an order by its number alone, a trip by name. */
export function subjectOf(reference: string): { order_id: number | null; trip_id: number | null } {
  const [, kind, id] = /^(?:(trip) )?(\d+)$/.exec(reference) ?? [];
  return { order_id: id && !kind ? Number(id) : null, trip_id: id && kind ? Number(id) : null };
}
