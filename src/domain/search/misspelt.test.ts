import { describe, expect, test } from 'vitest';
import { changedRound, editDistance, likelyWords } from './misspelt.ts';

describe('editDistance', () => {
  test.each([
    ['chocolate', 'chocolate', 0],
    ['choclate', 'chocolate', 1],
    ['chocollate', 'chocolate', 1],
    ['checolate', 'chocolate', 1],
    ['bruger', 'burger', 1],
    ['headfones', 'headphones', 2],
    ['', 'tea', 3],
  ])('%s and %s: %i', (typed, word, slips) => {
    expect(editDistance(typed, word)).toBe(slips);
    expect(editDistance(word, typed)).toBe(slips);
  });
});

describe('likelyWords', () => {
  const known = [
    { word: 'burger', uses: 90 },
    { word: 'burgers', uses: 4 },
    { word: 'butter', uses: 30 },
    { word: 'tea', uses: 50 },
  ];

  test('a misspelt word means the nearest first, however usual others are [SRCH-004]', () => {
    expect(likelyWords('bruger', known)).toEqual(['burger', 'burgers']);
    expect(likelyWords('burgger', known)[0]).toBe('burger');
    expect(likelyWords('burgerrs', known)).toEqual(['burgers', 'burger']);
  });

  test('of equally near words the usual one comes first, wherever it stood [SRCH-004]', () => {
    const rare = { word: 'batter', uses: 2 };
    const usual = { word: 'butter', uses: 30 };
    const common = { word: 'bitter', uses: 7 };
    for (const words of [
      [rare, usual, common],
      [common, rare, usual],
      [usual, common, rare],
    ])
      expect(likelyWords('btter', words)).toEqual(['butter', 'bitter', 'batter']);
  });

  test('of many only the five best', () => {
    const many = [...'abcdefg'].map((letter, uses) => ({ word: `b${letter}tter`, uses }));
    expect(likelyWords('btter', many)).toEqual(['bgtter', 'bftter', 'better', 'bdtter', 'bctter']);
  });

  test('short words mean only themselves', () => {
    expect(likelyWords('tee', known)).toEqual([]);
    expect(likelyWords('tea', known)).toEqual(['tea']);
  });

  test('the longer a word, the more slips it may have', () => {
    const means = (typed: string, word: string) => likelyWords(typed, [{ word, uses: 1 }]).length === 1;
    expect([means('tex', 'tea'), means('teax', 'team')]).toEqual([false, true]);
    expect([means('breXX', 'bread'), means('butXXr', 'butter')]).toEqual([false, true]);
    expect([means('chocXXXte', 'chocolate'), means('chocXXXtes', 'chocolates')]).toEqual([false, true]);
  });

  test('what is far from everything means nothing', () => expect(likelyWords('qwertyuiop', known)).toEqual([]));
});

test('neighbours changed round, each pair once', () => {
  expect(changedRound('brgu')).toEqual(['rbgu', 'bgru', 'brug']);
  expect(changedRound('aab')).toEqual(['aba']);
});
