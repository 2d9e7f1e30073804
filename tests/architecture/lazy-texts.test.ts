import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { first } from '#web/i18n/en/first.ts';
import { en } from '#web/i18n/en.ts';

const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/web/i18n/') && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const rooms = globSync('src/web/i18n/lazy/*.ts').map((file) => basename(file, '.ts'));
const keysIn = (text: string) => [...text.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, key]) => key ?? '');
const keysOf = (room: string) => keysIn(readFileSync(`src/web/i18n/en/${room}.ts`, 'utf8'));

describe('texts that come late', () => {
  test('every text is either among the first or in a room of its own', () => {
    const late = rooms.flatMap(keysOf);
    expect(Object.keys(en).filter((key) => !(key in first) && !late.includes(key))).toEqual([]);
  });

  test('no two rooms use the same name for a text', () => {
    const all = globSync('src/web/i18n/en/*.ts').flatMap((file) => keysIn(readFileSync(file, 'utf8')));
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  test.each(rooms)('who uses a text of %s has it loaded', (room) => {
    const keys = keysOf(room);
    // Names put together at run time: `filter.${word}` may be any of them.
    const uses = (text: string) =>
      keys.some((key) => text.includes(`'${key}'`)) ||
      [...text.matchAll(/`([\w.]+\.)\$\{/g)].some(([, start = '']) => keys.some((key) => key.startsWith(start)));
    // A type alone is not loaded.
    const loads = new RegExp(`^import (?!type)[^;]*'#web/i18n/lazy/${room}\\.ts'`, 'm');
    const forgetful = sources.filter(({ text }) => uses(text) && !loads.test(text));
    expect(forgetful.map(({ file }) => file)).toEqual([]);
  });
});
