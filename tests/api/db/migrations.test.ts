import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MigrationFailed, migrate, pendingMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { ownTown } from '#tests/support/shops/start-api.ts';

const ORIGINAL = { name: '900-one.sql', text: 'create table one (a int); insert into one values (1);' };

describe('migrations', () => {
  test('processes that start together run each file once [REL-008]', async () => {
    const { db, url, drop } = await ownTown();
    // On PGlite the folder's lock keeps a second process out; calls in one process still race.
    const others = url ? [openPostgres(url), openPostgres(url)] : [db, db];
    const ran = await Promise.all([db, ...others].map((each) => migrate(each, [ORIGINAL])));
    expect(ran.flat()).toEqual(['900-one.sql']);
    expect(await db.rows(sql`select a from one`)).toEqual([{ a: 1 }]);
    if (url) await Promise.all(others.map((each) => each.close()));
    await drop();
  });

  test('a failed file leaves the old state, and is told by name [REL-008]', async () => {
    const { db, drop } = await ownTown();
    const broken = {
      name: '901-broken.sql',
      text: 'create table two (a int); insert into two values (1); select * from nowhere;',
    };
    await expect(migrate(db, [ORIGINAL, broken])).rejects.toThrow(MigrationFailed);
    await expect(migrate(db, [ORIGINAL, broken])).rejects.toThrow(/901-broken\.sql.*nowhere/);
    expect(
      await db.row(sql`select to_regclass('one') is not null as one, to_regclass('two') is not null as two`),
    ).toEqual({ one: true, two: false });
    expect(await pendingMigrations(db, [ORIGINAL, broken])).toEqual(['901-broken.sql']);
    await drop();
  });

  test('a file that was changed after it ran is refused [REL-008]', async () => {
    const { db, drop } = await ownTown();
    await migrate(db, [ORIGINAL]);
    await expect(migrate(db, [{ ...ORIGINAL, text: 'select 1' }])).rejects.toThrow(/forward only/);
    await drop();
  });

  const ASIDE = {
    name: '902-aside.sql',
    text: `-- outside a transaction
-- Two indexes, while others go on writing.
create index concurrently if not exists one_a on one (a);
create index concurrently if not exists one_b on one (a desc);
`,
  };

  test('an index is built while others write, where a file says so [REL-008]', async () => {
    const { db, drop } = await ownTown();
    expect(await migrate(db, [ORIGINAL, ASIDE])).toEqual([ORIGINAL.name, ASIDE.name]);
    expect(await db.rows(sql`select indexname from pg_indexes where tablename = 'one' order by 1`)).toEqual([
      { indexname: 'one_a' },
      { indexname: 'one_b' },
    ]);
    expect(await migrate(db, [ORIGINAL, ASIDE])).toEqual([]);
    await drop();
  });

  test('an index that an earlier try left half built is told, and the file is not noted as done [REL-008]', async () => {
    const { db, drop } = await ownTown();
    await migrate(db, [ORIGINAL]);
    await db.script('insert into one values (1)');
    const doubled = {
      name: '903-twice.sql',
      text: '-- outside a transaction\ncreate unique index concurrently one_once on one (a);\n',
    };
    await expect(migrate(db, [doubled])).rejects.toThrow(/903-twice\.sql.*one_once/);
    const again = { ...doubled, text: doubled.text.replace('concurrently', 'concurrently if not exists') };
    await expect(migrate(db, [again])).rejects.toThrow('903-twice.sql: half built: one_once. Drop it and start again.');
    expect(await pendingMigrations(db, [again])).toEqual(['903-twice.sql']);
    await drop();
  });

  test('numbers that were stored in another spelling are righted, where nobody else has the right one', async () => {
    const { db, drop } = await ownTown();
    const typed = [
      '+46 (0)70-174 06 05',
      '0046701740605',
      '+460701740605',
      '070-174 06 05',
      '+39 06 698 123 45',
      'ask Eva',
    ];
    await db.run(sql`
      insert into addresses (customer_id, address_type, address, latitude, longitude, contact_person_name, contact_person_number)
      select (select min(id) from customers), 'other', 'Old address ' || n, 57, 12, 'Maja', number
      from unnest(${typed}::text[]) with ordinality as told (number, n)`);
    const [zone, taken] = [sql`(select min(id) from zones)`, '+46709998877'];
    await db.run(sql`
      insert into couriers (f_name, phone, email, zone_id) values
        ('Taken', ${taken}, 'a@example.com', ${zone}), ('Late', '0046709998877', 'b@example.com', ${zone}),
        ('Alone', '+460709998866', 'c@example.com', ${zone})`);
    await db.script(readFileSync('migrations/069-phones-of-others.sql', 'utf8'));
    const numbers = await db.rows<{ number: string }>(sql`
      select contact_person_number as number from addresses where address like 'Old address %' order by id`);
    const right = '+46701740605';
    expect(numbers.map(({ number }) => number)).toEqual([right, right, right, typed[3], '+390669812345', typed[5]]);
    expect(
      await db.rows(sql`select f_name, phone from couriers where email like '_@example.com' order by email`),
    ).toEqual([
      { f_name: 'Taken', phone: taken },
      { f_name: 'Late', phone: '0046709998877' },
      { f_name: 'Alone', phone: '+46709998866' },
    ]);
    await drop();
  });
});
