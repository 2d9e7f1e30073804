import { describe, expect, test } from 'vitest';
import { empty, join, literal, plannedOnce, raw, type Sql, sql } from './sql.ts';

/** What goes to the database. */
const sent = ({ text, values, plan }: Sql) => ({ text, values, ...(plan && { plan }) });

describe('sql', () => {
  test('a value becomes a parameter, never text', () => {
    expect(sent(sql`select * from t where a = ${"'; drop table t"}`)).toEqual({
      text: 'select * from t where a = $1',
      values: ["'; drop table t"],
    });
  });

  test('a fragment is spliced in and its parameters numbered behind those before it', () => {
    const filter = sql`b > ${2} and c < ${3}`;
    expect(sent(sql`select ${1} where ${filter} limit ${4}`)).toEqual({
      text: 'select $1 where b > $2 and c < $3 limit $4',
      values: [1, 2, 3, 4],
    });
  });

  test('an object that only looks like a statement is a value', () => {
    const forged = { text: 'delete from t', values: [] };
    expect(sent(sql`select ${forged}`)).toEqual({ text: 'select $1', values: [forged] });
  });

  test('join glues fragments; none gives nothing', () => {
    expect(sent(join([sql`a = ${1}`, sql`b = ${2}`], ' and '))).toEqual({ text: 'a = $1 and b = $2', values: [1, 2] });
    expect(join([])).toEqual(empty);
    expect(sql`order by ${raw('name')}`.text).toBe('order by name');
  });

  test('a literal stands in the text, and whatever it is spliced into is planned anew', () => {
    const cheap = sql`price < ${literal(250)}`;
    expect(sent(sql`select ${1} where ${cheap}`)).toEqual({
      text: 'select $1 where price < (250)',
      values: [1],
      plan: 'anew',
    });
    expect(plannedOnce(cheap).plan).toBe('anew');
    expect(sent(plannedOnce(sql`select ${1}`))).toEqual({ text: 'select $1', values: [1], plan: 'once' });
    expect(() => literal(Number.NaN)).toThrow();
    expect(() => literal('1; drop table t' as unknown as number)).toThrow();
  });
});
