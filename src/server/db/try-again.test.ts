import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { tryAgain } from './try-again.ts';

const refusal = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

describe('tryAgain', () => {
  test.each(['40P01', '40001'])('does work again that the database has undone (%s)', async (code) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries < 3) throw refusal(code);
      return 'done';
    };
    expect([await tryAgain(work), tries]).toEqual(['done', 3]);
  });

  test('gives up after a few times', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw refusal('40P01');
    };
    await expect(tryAgain(work)).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(5);
  });

  test.each([refusal('23505'), new Error('Connection terminated unexpectedly')])(
    'does nothing again that may have happened, or would be refused again: %s',
    async (error) => {
      let tries = 0;
      const work = async () => {
        tries += 1;
        throw error;
      };
      await expect(tryAgain(work)).rejects.toBe(error);
      expect(tries).toBe(1);
    },
  );
});
