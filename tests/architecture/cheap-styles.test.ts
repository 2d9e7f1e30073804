import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Selectors whose match depends on what comes or goes anywhere below the page's root, or below whatever stands around:
 * with them the browser styled all of the home page a dozen times while it loaded.
 */
const COSTLY = [
  /(:root|html|body|\.shell):has\((?!> )/,
  /\bgroup-(has|last|first|only|empty|odd|even|nth)\b/,
  /\bpeer-has\b/,
];

/** Rules that the browser must try on every element of a page, whatever it is and stands in (decision 081). */
const EVERYWHERE = [
  /(?<=["'\s:])\*:[a-z[]/,
  /(?<=["'\s:])divide-(x|y|\w+)/,
  /^\s*(\*)?::(before|after|backdrop|selection)\b/,
  /^\s*:(is|where)\([a-z]/,
];

const everywhere = (text: string) =>
  text.split('\n').filter((line) => EVERYWHERE.some((pattern) => pattern.test(line)));

const costly = (text: string) => text.split('\n').filter((line) => COSTLY.some((pattern) => pattern.test(line)));

test('no style makes the browser style the whole page anew', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx?)$/.test(file),
  );
  const found = files.flatMap((file) =>
    costly(withoutPrint(readFileSync(join('src/web', file), 'utf8'))).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('such a style is found', () => {
  expect(costly('className="[:root:has([data-bar])_&]:hidden"')).toHaveLength(1);
  expect(costly('className="group-last/row:border-b-0"')).toHaveLength(1);
  expect(costly('.shell:has(> main > [data-own-header]) > .shell-part {')).toEqual([]);
});

test('no style is tried on every element', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx)$/.test(file),
  );
  const found = files.flatMap((file) =>
    everywhere(withoutComments(readFileSync(join('src/web', file), 'utf8'))).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a style that is tried on every element is found', () => {
  expect(everywhere('<ul className="flex *:flex-1">')).toHaveLength(1);
  expect(everywhere('<ul className="max-md:divide-y divide-line">')).toHaveLength(1);
  expect(everywhere('  ::selection {')).toHaveLength(1);
  expect(everywhere('  :is(h1, h2) {')).toHaveLength(1);
  expect(everywhere('  .marker::after {\n  :root::selection {\n<ul className="child:flex-1">')).toEqual([]);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** On paper nothing comes or goes. */
const withoutPrint = (text: string) => text.replace(/@media print \{[\s\S]*?\n\}/g, '');
