import { parseArgs } from 'node:util';
import { whatToBuild } from './building/build-if-needed.ts';
import { buildPages } from './building/build-pages.ts';
import { buildServer } from './building/build-server.ts';
import { compressAssets } from './building/compress-assets.ts';

const BUILD = {
  async pages() {
    await buildPages();
    await compressAssets('build/client');
  },
  server: buildServer,
};

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });
for (const { part, built } of whatToBuild({ always: !values['if-needed'] })) {
  console.log(`Building the ${part}`);
  const started = Date.now();
  await BUILD[part]();
  built();
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s`);
}
