import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { iconPath } from './icon-path.ts';

const SOURCES = 'src/web';
const ICON_IMPORT = /^import (\w+) from 'lucide-react\/icons\/([\w-]+)';$/gm;

/**
 * All icons the pages name, in one file that a browser fetches once: as part of the pages and of their scripts, the
 * shapes were a quarter of the home page. What imports an icon gets a component that points into that file.
 */
export async function iconSprite(): Promise<Plugin> {
  const file = await spriteFile();
  let address = `/${file.fileName}`;
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    configResolved({ command }) {
      // Somebody who develops adds icons while the page is open.
      if (command === 'serve') address = '/icons.svg';
    },
    configureServer({ middlewares }) {
      middlewares.use('/icons.svg', async (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end((await spriteFile()).source);
      });
    },
    transform(code, id) {
      if (!/\.tsx?($|\?)/.test(id) || !code.includes('lucide-react/icons/')) return null;
      // In each file anew: a module of its own for an icon would become a tiny file of its own in the build.
      const pointing = code.replaceAll(
        ICON_IMPORT,
        (_, local, name) => `const ${local} = spriteIcon('${address}#${name}');`,
      );
      return { code: `import { spriteIcon } from '#web/ui/pictures/sprite-icon.tsx';${pointing}`, map: null };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const shapes = chunk.type === 'chunk' && Object.keys(chunk.modules).find((id) => id.includes('/lucide-react/'));
        if (shapes) this.error(`${shapes} is in the build: import an icon on a line of its own, as its neighbours are`);
      }
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...file });
    },
  };
}

async function spriteFile() {
  const symbols = await Promise.all(iconNames().map(symbol));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}

function iconNames(): string[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(ICON_IMPORT)])
    .map(([, , name = '']) => name);
  return [...new Set(names)].sort();
}

async function symbol(name: string): Promise<string> {
  const { default: Shape }: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  const shapes = renderToStaticMarkup(createElement(Shape)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const path = iconPath(shapes);
  return `<symbol id="${name}" viewBox="0 0 24 24">${path === null ? shapes : `<path d="${path}"/>`}</symbol>`;
}
