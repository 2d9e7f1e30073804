import { parseArgs } from 'node:util';
import { isEmpty } from '#server/demo/town/is-empty.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';
import { readEnv } from '#server/env.ts';
import { readyDatabase } from '../src/main/ready-database.ts';

const { values } = parseArgs({ options: { items: { type: 'string' } } });
const items = values.items === undefined ? undefined : Number(values.items);
if (items !== undefined && !(Number.isInteger(items) && items > 0 && items <= 10_000_000)) {
  console.error('--items takes a whole number from 1 to 10000000: how many items the catalogue shall have.');
  process.exit(1);
}

const db = await readyDatabase({ ...readEnv(process.env), DEMO: false }, console.log);
if (!(await isEmpty(db)) && items === undefined) {
  console.log('The database has its town already. To begin anew: npm run db:reset');
} else {
  await seedTown(db, console.log, items === undefined ? {} : { items });
}
await db.close();
