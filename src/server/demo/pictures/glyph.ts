import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { lru } from '#server/media/lru.ts';

/** The shapes of a lucide icon, as SVG, without React. */

const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }).optional(),
});

const glyphs = lru<string, Promise<string>>(200);

export const glyphShapes = (name: string): Promise<string> => glyphs.getOrMake(name, () => read(name));

async function read(name: string): Promise<string> {
  const { __iconData } = iconModule.parse(await import(`lucide-react/icons/${name}`));
  if (!__iconData) return glyphShapes(await realName(name));
  return __iconData.node.map(([tag, attributes]) => `<${tag} ${written(attributes)}/>`).join('');
}

const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** An icon that was renamed keeps a file under its old name which passes on the new one, and nothing else. */
async function realName(alias: string): Promise<string> {
  const text = await readFile(createRequire(import.meta.url).resolve(`lucide-react/icons/${alias}`), 'utf8');
  const [, name] = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(text) ?? [];
  if (name === undefined) throw new Error(`lucide icon ${alias} has no shapes`);
  return name;
}
