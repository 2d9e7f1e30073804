import { expect, test } from 'vitest';
import { CHAT_PARTNERS } from '#domain/chat/chat-sides.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { ANSWERS } from './answer-table.ts';
import { chooseAnswer, topicOf } from './choose-answer.ts';

test.each([
  ['How long will it take?', 'late'],
  ['¿Cuándo llega?', 'late'],
  ['أين أنت؟', 'where'],
  ['The door code is 1234', 'door'],
  ['Without onions please', 'change'],
  ['Falta una bebida', 'trouble'],
  ['Hello there', 'hello'],
  ['Thank you!', 'thanks'],
  ['My cat is called Felix', 'other'],
  [null, 'picture'],
] as const)('"%s" is about %s', (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});

test('everybody answers in every language, in words of their own', () => {
  for (const partner of CHAT_PARTNERS) {
    for (const answers of Object.values(ANSWERS[partner]))
      for (const answer of answers) for (const { key } of LANGUAGES) expect(answer[key]).toBeTruthy();
    const said = LANGUAGES.map(({ key }) => chooseAnswer(partner, { id: 1, message: 'Thank you' }, key));
    expect(new Set(said).size).toBe(LANGUAGES.length);
  }
});
