import { readEnv } from '#server/env.ts';
import { readyDatabase } from '../src/main/ready-database.ts';

const db = await readyDatabase({ ...readEnv(process.env), DEMO: false }, console.log);
await db.close();
console.log('The database is up to date.');
