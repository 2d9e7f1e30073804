import { checkBooks } from '#server/books/books.service.ts';
import { readEnv } from '#server/env.ts';
import { readyDatabase } from '../src/main/ready-database.ts';

/** Compares what must agree, and names what does not. */
const db = await readyDatabase({ ...readEnv(process.env), DEMO: false }, console.log);
const found = await checkBooks(db).finally(() => db.close());
for (const { books, about, says } of found) console.log(`${books}: ${about}: ${says}`);
console.log(found.length === 0 ? 'The books agree.' : `${found.length} disagreements.`);
process.exitCode = found.length === 0 ? 0 : 1;
