import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type Kind = 'item' | 'store';
export type KnownWord = { word: string; uses: number };

/** Which of the words we know, whole or as the beginning of one. */
export const knownWords = (
  db: Db,
  kind: Kind,
  moduleIds: readonly number[],
  typed: readonly string[],
): Promise<{ word: string }[]> =>
  db.rows(sql`
    select typed.word from unnest(${typed}::text[]) as typed (word)
    where exists (
      select 1 from search_lexicon l
      where l.kind = ${kind} and l.module_id = any (${moduleIds}::int[])
        and l.word >= typed.word collate "C" and l.word < (typed.word || U&'\\+10FFFF') collate "C"
    )`);

const MOST_NEAR = 200;

/** Words that share many parts with what was typed, and those it becomes when two neighbours change round. */
export const wordsNear = (
  db: Db,
  kind: Kind,
  moduleIds: readonly number[],
  typed: string,
  changedRound: readonly string[],
): Promise<KnownWord[]> =>
  db.rows(sql`
    select l.word, sum(l.uses) as uses from search_lexicon l
    where l.kind = ${kind} and l.module_id = any (${moduleIds}::int[])
      and (l.word % ${typed}::text or l.word = any (${changedRound}::text[]))
    group by l.word order by similarity(l.word, ${typed}::text) desc limit ${MOST_NEAR}`);
