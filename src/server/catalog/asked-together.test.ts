import { expect, test, vi } from 'vitest';
import { askedTogether } from './asked-together.ts';

const source = {};
const tenfold = (questions: readonly number[]) => questions.map(async (question) => question * 10);

test('what is asked at the same moment is handed over together, each with its own reply', async () => {
  const together = askedTogether<object, number, number>();
  const ask = vi.fn(tenfold);
  const late = async () => {
    await null;
    return together(source, 'now', 3, ask);
  };
  expect(await Promise.all([together(source, 'now', 1, ask), together(source, 'now', 2, ask), late()])).toEqual([
    10, 20, 30,
  ]);
  expect(ask.mock.calls).toEqual([[[1, 2, 3]]]);
});

test('another source, another key or another moment is asked apart', async () => {
  const together = askedTogether<object, number, number>();
  const ask = vi.fn(tenfold);
  await Promise.all([
    together(source, 'now', 1, ask),
    together({}, 'now', 2, ask),
    together(source, 'a second later', 3, ask),
  ]);
  await together(source, 'now', 4, ask);
  expect(ask.mock.calls).toEqual([[[1]], [[2]], [[3]], [[4]]]);
});

test('one that fails does not fail the others, and if nothing can be asked all hear so', async () => {
  const together = askedTogether<object, number, number>();
  const ask = (questions: readonly number[]) =>
    questions.map(async (question) => {
      if (question === 2) throw new Error('not two');
      return question;
    });
  const settled = await Promise.allSettled([1, 2].map((question) => together(source, 'now', question, ask)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);

  const gone = () => {
    throw new Error('gone');
  };
  const refused = await Promise.allSettled([1, 2].map((question) => together(source, 'now', question, gone)));
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
