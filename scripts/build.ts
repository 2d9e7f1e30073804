import { parseArgs } from 'node:util';
import { digestOfSources, isBuiltFrom, noteBuiltFrom } from './build-if-needed.ts';
import { buildPages } from './build-pages.ts';
import { compressAssets } from './compress-assets.ts';

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean', default: false } } });
const sources = digestOfSources();
if (!values['if-needed'] || !isBuiltFrom(sources)) await build();

async function build() {
  console.log('Building the pages');
  const started = Date.now();
  await buildPages();
  await compressAssets('build/client');
  noteBuiltFrom(sources);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s`);
}
