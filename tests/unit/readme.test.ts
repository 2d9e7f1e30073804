import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoCustomers } from '#server/demo/town/people.ts';
import { SETTINGS } from '#server/env.ts';

const readme = readFileSync('README.md', 'utf8');
const section = (title: string) => readme.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const tableRows = (text: string) => text.split('\n').filter((line) => line.startsWith('| `'));

describe('README', () => {
  test('its configuration table has every setting with its default and what is allowed, and no other [OPS-004]', () => {
    const expected = Object.entries(SETTINGS).map(
      ([name, setting]) =>
        `| \`${name}\` | ${'fallback' in setting ? `\`${setting.fallback}\`` : ''} | ${setting.allowed} |`,
    );
    expect(tableRows(section('Configuration'))).toEqual(expected);
  });

  test('its demo sign-ins are those of the demo town', () => {
    for (const { f_name, l_name, email, phone } of demoCustomers)
      expect(readme).toContain(`| ${f_name} ${l_name} | ${email} | ${phone} |`);
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  });

  test('the files it points to exist', () => {
    const named = [...readme.matchAll(/`((?:src|tests|docs|bench)\/[\w./-]+|[\w-]+\.(?:md|yaml))`/g)].map(
      ([, path]) => path,
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((path) => !existsSync(path ?? ''))).toEqual([]);
  });

  test('the commands it names exist, and it names all there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const isNamed = (name: string) =>
      named.includes(name) || readme.includes(`npm ${name}`) || readme.includes(`\`${name}`);
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
    const own = Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/run.mjs'));
    expect(own.filter((name) => !existsSync(`scripts/${name.replace(':', '-')}.ts`))).toEqual([]);
  });

  test('it is short enough to be read; its tables are looked up', () => {
    const read = readme.split('\n').filter((line) => !line.startsWith('| '));
    expect(read.length).toBeLessThanOrEqual(90);
  });
});

test('the files that CONTRIBUTING and the decisions point to exist', () => {
  const files = globSync(['{src,tests,scripts,migrations,bench}/**/*.{ts,tsx,mjs,sql}', '*.ts'], {
    exclude: ['**/node_modules'],
  });
  const isThere = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));
  const missing = ['CONTRIBUTING.md', ...globSync('docs/decisions/*.md')].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|sql|mjs))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('NNN') && !isThere(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the list of decisions has each of them by its title, and no other', () => {
  const listed = [
    ...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^- \[(\d{3})\]\(([\w-]+\.md)\) (.+)$/gm),
  ];
  const written = globSync('docs/decisions/[0-9]*.md').map((path) => [
    path.slice('docs/decisions/'.length),
    readFileSync(path, 'utf8').split('\n')[0],
  ]);
  expect(listed.map(([, number, file, title]) => [file, `# ${number}: ${title}`]).sort()).toEqual(written.sort());
});

test('every requirement id in a test title can be looked up in docs/requirements.md', () => {
  const known = new Set(
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z0-9]+-\d{3})([a-z]?) \|/gm)].flatMap(
      ([, base = '', letter = '']) => [base, base + letter],
    ),
  );
  expect(known.size).toBeGreaterThan(900);
  const files = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}', { exclude: ['**/node_modules'] });
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[([A-Z0-9]{3,5}-\d{3}[a-z]?)\]/g)]
      .map(([, id = '']) => id)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every picture that a text shows is there, small, and told in words', () => {
  for (const file of ['README.md', 'docs/open-your-shop.md']) {
    const shown = [...readFileSync(file, 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    expect(shown.length, file).toBeGreaterThan(2);
    for (const [, words, path = ''] of shown) {
      expect(words, path).not.toBe('');
      expect(statSync(join(dirname(file), path)).size, path).toBeLessThan(120 * 1024);
    }
  }
});
