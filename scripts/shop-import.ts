import { parseArgs } from 'node:util';
import { importFolder } from '#server/shop-folder/import-folder.service.ts';
import { problemLine } from '#server/shop-folder/problems.ts';
import { withShop } from '../src/main/open-shop.ts';

/** Reads a shop folder into the database: all of it, or nothing when anything is wrong with it. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, prune: { type: 'boolean', default: false } },
});
const [folder, ...more] = positionals;
if (!folder || more.length > 0) {
  console.error('npm run shop:import -- FOLDER [--dry-run] [--prune]');
  process.exit(1);
}

const started = Date.now();
process.exitCode = await withShop(process.env, async (shop) => {
  const dryRun = values['dry-run'];
  const { problems, summary } = await importFolder(shop, folder, { prune: values.prune, dryRun });
  if (problems) {
    for (const problem of problems.first) console.error(problemLine(problem));
    if (problems.count > problems.first.length) console.error(`… and ${problems.count - problems.first.length} more`);
    console.error(`${problems.count} problems. Nothing was changed.`);
    return 1;
  }
  for (const [list, { added, changed, gone }] of summary)
    if (added + changed + gone > 0) console.log(`${list}: ${added} added, ${changed} changed, ${gone} taken off`);
  const isSame = summary.every(([, { added, changed, gone }]) => added + changed + gone === 0);
  console.log(
    isSame ? 'The shop is as the folder says already.' : dryRun ? 'This would be done. Nothing was changed.' : 'Done.',
  );
  // Nothing does it in the background on the embedded database, and the planner would guess.
  if (!isSame && !dryRun) await shop.db.script('analyze');
  shop.progress(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  return 0;
});
