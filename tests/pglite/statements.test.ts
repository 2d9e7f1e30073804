import { describe, expect, inject, test } from 'vitest';
import { refusedByPglite } from '../support/database/prepare-on-pglite.ts';
import { statementsIn } from '../support/database/seen-statements.ts';

const database = inject('database');
const image = database.kind === 'pglite' ? database.image : '';

/** Fewer were not seen by the whole API suite, but by a part of it. */
const LEAST = 300;

describe('the embedded database', () => {
  test('prepares every statement that the API suite sent to PostgreSQL', async () => {
    const statements = statementsIn(process.env.STATEMENTS_FOLDER ?? '');
    expect(statements.length).toBeGreaterThan(LEAST);
    expect(await refusedByPglite(image, statements)).toEqual([]);
  });

  test('a statement that it cannot prepare is named, with its reason', async () => {
    const good = 'select id from customers where email = $1';
    const foreign = 'select id from customers where soundex(f_name) = $1';
    const broken = 'select id form customers';
    expect(await refusedByPglite(image, [good, foreign, broken])).toEqual([
      { statement: foreign, reason: expect.stringContaining('soundex') },
      { statement: broken, reason: expect.stringContaining('syntax error') },
    ]);
  });
});
