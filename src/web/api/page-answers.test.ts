import { afterEach, expect, test, vi } from 'vitest';
import { packAnswers, unpackAnswers } from './answers.ts';
import { type Answered, answersAt, answersInPage } from './page-answers.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (data: unknown): Answered => ({
  queries: [],
  text: packAnswers([{ key: ['item'], updatedAt: 0, data }]),
});

/** A document with these elements, which knows them by the attribute that the page gave them. */
function standing(html: string) {
  const elements = new Map(
    [...html.matchAll(/<script type="application\/json" (data-answers="\d+")>(.*?)<\/script>/gs)].map(
      ([, mark, textContent]) => [`body > script[${mark}]`, { textContent }],
    ),
  );
  vi.stubGlobal('document', { querySelector: (selector: string) => elements.get(selector) ?? null });
}

test('each loader finds its own answers in the page, and one that was answered nothing finds none', () => {
  standing(answersInPage([answered('config'), null, answered('store')]));
  expect([0, 1, 2].map((place) => unpackAnswers(answersAt(place)).map(({ data }) => data))).toEqual([
    ['config'],
    [],
    ['store'],
  ]);
});

test('nothing that somebody wrote ends the element it stands in', () => {
  const said = `</script><script>alert(1)</script><!-- <script> & "it's"`;
  const html = answersInPage([answered(said)]);
  expect(html.match(/</g)).toHaveLength(2);
  standing(html);
  expect(unpackAnswers(answersAt(0))[0]?.data).toBe(said);
});
