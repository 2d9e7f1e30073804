import { setTimeout as wait } from 'node:timers/promises';
import { answerCustomer, receiverTypes } from '#server/chat/answer.service.ts';
import { messageToAnswer } from '#server/chat/message-to-answer.service.ts';
import { noteSeen } from '#server/chat/seen.service.ts';
import type { Deps } from '#server/deps.ts';
import type { JobData } from '#server/jobs/jobs.ts';
import { chooseAnswer } from './choose-answer.ts';

/** Somebody takes the phone out of the pocket, reads, and types. */
const LOOKS_AFTER_MS = 1200;
const TYPES_MS = 2500;

/**
 * The demo town answers what a customer wrote, as the operator's own systems would. What is not the last word any more is
 * left to the answer to the last one; a job that is done twice answers once.
 */
export async function answerInDemo(
  deps: Deps,
  { id, language }: JobData['demo-answer'],
  stopping: AbortSignal,
): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping }).catch(() => {});
  await pause(LOOKS_AFTER_MS);
  const message = await messageToAnswer(deps, id);
  if (!message) return;
  const { conversation_id } = message;
  await noteSeen(deps, conversation_id, { by: 'receiver', customer_id: null, message_id: id });
  await receiverTypes(deps, conversation_id);
  await pause(TYPES_MS);
  if (!(await messageToAnswer(deps, id))) return;
  const answer = chooseAnswer(message.receiver_type, message, language);
  await answerCustomer(deps, conversation_id, { message: answer, client_key: `demo-answer-${id}` });
}
