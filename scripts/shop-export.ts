import { exportFolder } from '#server/shop-folder/export-folder.service.ts';
import { withShop } from '../src/main/open-shop.ts';

/** Writes the shop as a folder that shop:import reads again. */
const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) {
  console.error('npm run shop:export -- FOLDER');
  process.exit(1);
}
process.exitCode = await withShop(process.env, async (shop) => {
  await exportFolder(shop, folder);
  console.log(`Written to ${folder}`);
  return 0;
});
