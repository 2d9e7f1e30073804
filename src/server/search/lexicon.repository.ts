import type { Db } from '#server/db/db.ts';
import { plannedOnce, raw, sql } from '#server/db/sql.ts';

export type Kind = 'item' | 'store';
/** A word as it was typed. `near`: words of the shop that may be meant by one it does not know. */
export type Spelling = { word: string; is_known: boolean; near: { word: string; uses: number }[] };

const MOST_NEAR = 200;

/**
 * Which of the words we know, whole or as the beginning of one; and of the others those that share many parts with them,
 * or that they become when two neighbours change round (`changed`).
 */
export const spellings = (
  db: Db,
  kind: Kind,
  moduleIds: readonly number[],
  typed: readonly { word: string; changed: readonly string[] }[],
): Promise<Spelling[]> =>
  db.rows(
    plannedOnce(sql`
      select typed.word, known.is_known, coalesce(near.words, '[]') as near
      from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ changed }) => changed.join(' '))}::text[])
          with ordinality as typed (word, changed, place)
        cross join lateral (
          select exists (
            select 1 from search_lexicon l
            where l.kind = ${kind} and l.module_id = any (${moduleIds}::int[])
              and l.word >= typed.word collate "C" and l.word < (typed.word || U&'\\+10FFFF') collate "C"
          ) as is_known offset 0
        ) known
        cross join lateral (
          select json_agg(json_build_object('word', found.word, 'uses', found.uses)) as words from (
            select l.word, sum(l.uses) as uses from search_lexicon l
            where not known.is_known and l.kind = ${kind} and l.module_id = any (${moduleIds}::int[])
              and (l.word % typed.word or l.word = any (string_to_array(typed.changed, ' ')))
            group by l.word order by similarity(l.word, typed.word) desc limit ${raw(String(MOST_NEAR))}
          ) found
        ) near
      order by typed.place`),
  );
