import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { likeOneSession } from '../support/database/one-session.ts';

const server: Db = {
  rows: async () => [],
  row: async () => null,
  run: async () => 0,
  send: () => {},
  script: async () => [],
  transaction: (work) => work(server),
  listen: async () => async () => {},
  close: async () => {},
};

const ONE = sql`select 1`;

describe('a server that behaves like one session', () => {
  const db = likeOneSession(server);
  const beside = 'asked beside the open transaction';

  test('answers outside and inside a transaction', async () => {
    expect(await db.rows(ONE)).toEqual([]);
    expect(await db.transaction((tx) => tx.rows(ONE))).toEqual([]);
    expect(await db.run(ONE)).toBe(0);
  });

  test('refuses whoever asks beside the transaction they are in, which would wait for ever', async () => {
    await expect(db.transaction(() => db.rows(ONE))).rejects.toThrow(beside);
    await expect(db.transaction((tx) => tx.row(ONE).then(() => db.row(ONE)))).rejects.toThrow(beside);
    await expect(db.transaction(() => db.run(ONE))).rejects.toThrow(beside);
    await expect(db.transaction(() => db.script('select 1'))).rejects.toThrow(beside);
    await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow(beside);
  });

  test('lets others ask while a transaction is open: they wait their turn', async () => {
    let end = () => {};
    const open = db.transaction(() => new Promise<void>((resolve) => (end = resolve)));
    expect(await db.rows(ONE)).toEqual([]);
    end();
    await open;
  });
});
