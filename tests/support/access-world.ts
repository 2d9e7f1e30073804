import { hashPassword } from '#server/auth/password-hash.ts';
import { sql } from '#server/db/sql.ts';
import type { TestApi } from './start-api.ts';

/** Somebody with things that are nobody else's business. `mark` stands in them and nowhere else. */
export type Person = {
  name: 'guest A' | 'guest B' | 'customer A' | 'customer B';
  kind: 'guest' | 'customer';
  id: number;
  secret: string;
  mark: string;
  line_id: number;
  address_id: number;
  email: string;
  phone: string;
};

/** What is on sale for everybody. */
export type Goods = { item_id: number; other_item_id: number; store_id: number; module_id: number; vehicle_id: number };

let made = 0;
const passwordHash = hashPassword('what only the owner knows');

export async function makePerson(api: TestApi, name: Person['name'], goods: Goods): Promise<Person> {
  made += 1;
  const kind = name.startsWith('guest') ? 'guest' : 'customer';
  const person = {
    name,
    kind,
    secret: api.deps.secret(),
    mark: `secret-of-${name.replace(' ', '-')}-${made}`,
    // Numbers that nothing else has, so that they can be found in an answer.
    line_id: 800_000_000 + made,
    address_id: 700_000_000 + made,
    email: `secret-${made}@example.com`,
    phone: `+4679${String(1_000_000 + made)}`,
  } as const;
  return { ...person, id: await (kind === 'guest' ? insertGuest : insertCustomer)(api, person, goods) };
}

type Draft = Omit<Person, 'id'>;

async function insertGuest({ db, deps }: TestApi, { secret, line_id }: Draft, { item_id, module_id }: Goods) {
  const row = await db.row<{ id: number }>(sql`
    with person as (insert into guests (secret_hash) values (${deps.hashSecret(secret)}) returning id),
      cart as (insert into carts (guest_id, module_id) select id, ${module_id}::int from person returning id),
      line as (
        insert into cart_lines (id, cart_id, item_id, quantity, price) overriding system value
        select ${line_id}::bigint, id, ${item_id}::int, 1, 100 from cart
      )
    select id from person`);
  return row?.id ?? 0;
}

async function insertCustomer({ db, deps }: TestApi, draft: Draft, goods: Goods) {
  const expires_at = new Date(deps.now().getTime() + 3_600_000);
  const row = await db.row<{ id: number }>(sql`
    with person as (
        insert into customers (f_name, phone, email, password_hash, ref_code)
        values (${draft.mark}, ${draft.phone}, ${draft.email}, ${await passwordHash}, ${draft.mark}) returning id
      ),
      token as (
        insert into access_tokens (token_hash, customer_id, expires_at)
        select ${deps.hashSecret(draft.secret)}, id, ${expires_at}::timestamptz from person
      ),
      cart as (insert into carts (customer_id, module_id) select id, ${goods.module_id}::int from person returning id),
      line as (
        insert into cart_lines (id, cart_id, item_id, quantity, price) overriding system value
        select ${draft.line_id}::bigint, id, ${goods.item_id}::int, 1, 100 from cart
      ),
      address as (
        insert into addresses (id, customer_id, address_type, address, latitude, longitude, contact_person_name,
          contact_person_number) overriding system value
        select ${draft.address_id}::bigint, id, 'home', ${draft.mark}, 57.7, 11.95, ${draft.mark}, '+46700000000'
        from person
      ),
      liked as (
        insert into favourites (customer_id, item_id, store_id, vehicle_id)
        select person.id, thing.item_id, thing.store_id, thing.vehicle_id
        from person, (values (${goods.item_id}::int, null::int, null::int), (null, ${goods.store_id}::int, null),
          (null, null, ${goods.vehicle_id}::int)) as thing (item_id, store_id, vehicle_id)
      )
    select id from person`);
  return row?.id ?? 0;
}

/** Everything we hold of somebody, as one text. */
export async function everythingOf({ db }: TestApi, { kind, id }: Person): Promise<string> {
  const lines = sql`coalesce((
    select json_agg(l order by l.id) from carts c join cart_lines l on l.cart_id = c.id
    where ${kind === 'guest' ? sql`c.guest_id = ${id}` : sql`c.customer_id = ${id}`}), '[]')`;
  const row = await db.row<{ everything: unknown }>(
    kind === 'guest'
      ? sql`select json_build_array(${lines}, (select to_json(g) from guests g where id = ${id})) as everything`
      : sql`
        select json_build_array(${lines},
          (select to_json(c) from customers c where id = ${id}),
          (select count(*) from access_tokens where customer_id = ${id}),
          (select json_agg(a order by a.id) from addresses a where customer_id = ${id}),
          (select json_agg(f order by f.id) from favourites f where customer_id = ${id}),
          (select json_agg(i order by i.category_id) from interests i where customer_id = ${id})) as everything`,
  );
  return JSON.stringify(row?.everything);
}
