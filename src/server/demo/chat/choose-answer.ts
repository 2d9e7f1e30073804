import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import { inLanguage } from '#domain/text.ts';
import { ANSWERS, TOPICS, type Topic } from './answer-table.ts';

type CustomerMessage = { id: number; message: string | null };

/** What the other side answers: by what was said, in the customer's language, and not always the same. */
export function chooseAnswer(partner: ChatPartner, { id, message }: CustomerMessage, language: string): string {
  const answers = ANSWERS[partner][topicOf(message)] ?? ANSWERS[partner].other;
  const answer = answers[id % answers.length] ?? answers[0];
  if (!answer) throw new Error('everybody has an answer');
  return inLanguage(answer, language);
}

export function topicOf(message: string | null): Topic {
  if (message === null) return 'picture';
  const found = Object.entries(TOPICS).find(([, words]) => words.test(message));
  return (found?.[0] as Topic | undefined) ?? 'other';
}
