import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words that only we understood, and what to say instead. They come back one by one where a name has to be found quickly;
 * `CONTRIBUTING.md` has the words of the shop.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  'Wanted|Wish|Wishes': 'filter, request or selection',
  'Asked|Told|Said|Spoken': 'what was asked, told or said: a request, an event, a message',
  'Kept|Late|Later': 'cached, saved, pending or lazy',
  'Deeds?|deeds?': 'actions',
  'Desk|Book': 'queue or store',
  'StoreSign\\w*|OrderDoor\\w*': 'a row of a store; the orders’ service',
  'Around|patiently|nobodys': 'a plain word',
};

const declared = (words: string) => new RegExp(`\\b(?:type|interface|class|function|const|let)\\s+(?:${words})\\b`);

const declarationsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) =>
    Object.entries(INSTEAD)
      .filter(([words]) => declared(words).test(line))
      .map(([, instead]) => `${line.trim()} — say ${instead}`),
  );

test('no name is of a dialect that a stranger would have to learn', () => {
  const files = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs}', {
    exclude: ['**/node_modules', 'tests/architecture/plain-words.test.ts'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => declarationsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

test.each([
  'type Wanted = { kinds: string[] };',
  'export type Asked = Followed;',
  'function Wishes() {',
  'class Desk {',
])('counter-proof: %s is found', (line) => expect(declarationsIn(line)).toHaveLength(1));

test.each(['type WantedTime = string;', 'const asked = await reply();', 'function later() {'])(
  'counter-proof: %s is no such name',
  (line) => expect(declarationsIn(line)).toEqual([]),
);
