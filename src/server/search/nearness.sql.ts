import { join, type Sql, sql } from '#server/db/sql.ts';
import { type Attempt, likeliest } from './search-keys.ts';

export type FoundIds = { ids: number[]; total: number };

/** How near a name is: it is what was typed, begins with it, has its words, or something else has. */
export function nearness(names: Sql, attempt: Attempt): Sql {
  const words = likeliest(attempt);
  const phrase = words.join(' ');
  return sql`case
    when ${names} like ${`%| ${phrase} |%`} then 3
    when ${names} like ${`%| ${phrase}%`} then 2
    when ${join(
      words.map((word) => sql`${names} like ${`% ${word}%`}`),
      ' and ',
    )} then 1
    else 0 end`;
}
