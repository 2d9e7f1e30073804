import { writeFileSync } from 'node:fs';
import { folderJsonSchema } from '#contract/shop-folder/format.ts';

/** Writes what editors check and complete a shop folder by. */
writeFileSync('docs/shop-folder.schema.json', `${JSON.stringify(folderJsonSchema(), null, 2)}\n`);
