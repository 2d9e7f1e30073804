import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { hashSecret, newSecret } from '../shops/shop-secrets.ts';

/** A shop that somebody comes to: an API under test, or the shop that the browser looks at. */
type Shop = { db: Db; deps?: { hashSecret(secret: string): string } };

/** `id`: the row. `guest_id`: the secret by which the shop knows the guest, as it stands in the browser. */
export type Guest = { id: number; guest_id: string };

/** Guests whom the shop has met before, straight in the database. */
export async function newGuests({ db, deps }: Shop, count: number): Promise<Guest[]> {
  const secrets = Array.from({ length: count }, newSecret);
  const hashes = secrets.map((secret) => deps?.hashSecret(secret) ?? hashSecret(secret));
  const rows = await db.rows<{ id: number; secret_hash: string }>(sql`
    insert into guests (secret_hash) select unnest(${hashes}::text[]) returning id, secret_hash`);
  const ids = new Map(rows.map(({ id, secret_hash }) => [secret_hash, id]));
  return secrets.map((guest_id, at) => ({ id: ids.get(hashes[at] ?? '') ?? 0, guest_id }));
}

export async function newGuest(shop: Shop): Promise<Guest> {
  const [guest] = await newGuests(shop, 1);
  if (!guest) throw new Error('no guest was made');
  return guest;
}
