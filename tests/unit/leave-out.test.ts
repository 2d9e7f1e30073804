import { expect, test } from 'vitest';
import { withoutUnused } from '../../scripts/building/leave-out.ts';

const FILE = `
  function send(to) { return deliver(to); }
  function note(to) { log(to); }
  class Mail { open(at) { return at; } }
  const letter = Object(function LetterWithRef() { return send(); });
  Mail.prototype.close = function () { return sealed; };
  function read(mail) {
    check(mail, "A mail is read by who has it");
    if (mail.isSealed) note(mail);
    return mail.isSealed ? 1 : mail.isSealed;
  }
`;

const without = (unused: Parameters<typeof withoutUnused>[1]) => withoutUnused(FILE, unused, 'mail.js');

test('what is never called is gone, and says so when it is called after all', () => {
  const left = without({ never: ['send', 'open', 'Mail.prototype.close', 'LetterWithRef'] });
  expect(left).not.toMatch(/deliver|return at|sealed|return send/);
  expect(new Function(`${left} send()`)).toThrow('send is left out');
});

test('what has nothing to do does nothing', () => {
  expect(new Function(`${without({ nothing: ['note'] })} return note(1)`)()).toBe(undefined);
});

test('a known condition is known where something depends on it, its value stays elsewhere', () => {
  expect(without({ known: { 'mail.isSealed': false } })).toMatch(
    /if \(false\) note\(mail\);\s+return false \? 1 : mail\.isSealed;/,
  );
});

test('a condition that is never met says so when it is', () => {
  const read = new Function(
    'mail',
    withoutUnused('if (mail.isSealed) { note(mail); }', { unmet: ['mail.isSealed'] }, 'mail.js'),
  );
  expect(() => read({ isSealed: true })).toThrow('a condition of mail.js is left out');
  expect(() => read({ isSealed: false })).not.toThrow();
});

test('a mark is any object', () => {
  const file = 'const LOST = Error("lost"); const other = Error("other");';
  const left = withoutUnused(file, { marks: ['Error("lost")'] }, 'mail.js');
  expect(left).toBe('const LOST = {}; const other = Error("other");');
  expect(() => withoutUnused(file, { marks: ['Error("gone")'] }, 'mail.js')).toThrow('Error("gone")');
});

test('a condition may be written on several lines', () => {
  const left = withoutUnused('if (isOpen &&\n    isMine) read();', { known: { 'isOpen && isMine': false } }, 'mail.js');
  expect(left).toBe('if (false) read();');
});

const SORTED = `
  function sort(mail) {
    switch (mail.kind) {
      case 1: var box = 'letters'; break;
      case 2:
      case 3: box = 'parcels'; break;
      case 4: return log(mail);
    }
    return box;
  }
`;

test('a case that never comes says so when it comes, and what it declares stays declared', () => {
  const left = withoutUnused(SORTED, { cases: { 'mail.kind': ['1'] } }, 'mail.js');
  const sort = new Function('mail', `'use strict'; ${left} return sort(mail)`);
  expect(() => sort({ kind: 1 })).toThrow('mail.kind 1 is left out');
  expect(sort({ kind: 2 })).toBe('parcels');
});

test('a case that another one runs into is not taken away', () => {
  expect(() => withoutUnused(SORTED, { cases: { 'mail.kind': ['3'] } }, 'mail.js')).toThrow(
    'mail.js has no mail.kind 3 any more',
  );
});

test('words for developers are not said', () => {
  expect(without({ words: ['check'] })).toContain("check(mail, '');");
});

test.each([{ never: ['sent'] }, { nothing: ['shut'] }, { known: { 'mail.isOpen': true } }, { unmet: ['mail.isOpen'] }])(
  'a name that a new version no longer has fails the build: %o',
  (unused) => {
    expect(() => without(unused)).toThrow(/mail\.js has no (sent|shut|mail\.isOpen) any more/);
  },
);
