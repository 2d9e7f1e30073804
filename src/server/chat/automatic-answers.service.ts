import type { TextKey } from '#contract/texts/en.ts';
import { isTextKey, say } from '#contract/texts/say.ts';
import { AUTOMATIC_QUESTIONS, type AutomaticQuestion, isSameQuestion } from '#domain/chat/automatic-questions.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { inLanguage } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { LockedConversation } from './chat.repository.ts';
import { latestOrder, latestTrip, type OrderFacts } from './facts.repository.ts';
import { writeMessage } from './write-message.service.ts';

/** What is offered to be asked. */
export const questionsIn = (language: string): { id: number; message: string }[] =>
  AUTOMATIC_QUESTIONS.map(({ id, key }) => ({ id, message: say(language, `chat.question_${key}`) }));

type Question = { message: string | null; language: string };

/** Support answers what it knows at once, in the same transaction. Says whether it did. */
export async function answerAutomatically(
  deps: Deps,
  tx: Db,
  conversation: LockedConversation,
  { message, language }: Question,
): Promise<boolean> {
  const question = conversation.receiver_type === 'admin' && message !== null ? questionOf(message) : undefined;
  if (!question) return false;
  const answer = await answerTo(tx, conversation.customer_id, question, language);
  await writeMessage(deps, tx, conversation, { sender_type: 'admin', message: answer, is_automatic: true });
  return true;
}

/** In whichever language it was asked. */
function questionOf(message: string): AutomaticQuestion | undefined {
  const asks = (key: AutomaticQuestion) =>
    LANGUAGES.some((language) => isSameQuestion(message, say(language.key, `chat.question_${key}`)));
  return AUTOMATIC_QUESTIONS.find(({ key }) => asks(key))?.key;
}

async function answerTo(tx: Db, customer_id: number, question: AutomaticQuestion, language: string): Promise<string> {
  if (question === 'payment' || question === 'person') return say(language, `chat.answer_${question}`);
  const order = await latestOrder(tx, customer_id);
  if (question === 'where_is_order') return whereabouts(tx, customer_id, order, language);
  if (!order) return say(language, 'chat.answer_no_order');
  return say(language, question === 'cancel' ? cancelKey(order) : refundKey(order), namesIn(order, language));
}

async function whereabouts(tx: Db, customer_id: number, order: OrderFacts | null, language: string): Promise<string> {
  const trip = await latestTrip(tx, customer_id);
  if (trip && !order?.is_running)
    return say(language, `chat.answer_trip_${trip.trip_status}`, {
      id: String(trip.id),
      store: inLanguage(trip.provider, language),
    });
  if (!order) return say(language, 'chat.answer_no_order');
  const key = `chat.answer_order_${order.order_status}`;
  return say(language, isTextKey(key) ? key : 'chat.answer_order_over', namesIn(order, language));
}

const cancelKey = ({ order_status, is_running }: OrderFacts): TextKey => {
  if (order_status === 'pending' || order_status === 'failed') return 'chat.answer_cancel_yes';
  return is_running ? 'chat.answer_cancel_late' : 'chat.answer_cancel_over';
};

const REFUND_KEYS: Partial<Record<OrderFacts['order_status'], TextKey>> = {
  refund_requested: 'chat.answer_refund_asked',
  refunded: 'chat.answer_refund_done',
  refund_request_canceled: 'chat.answer_refund_refused',
  delivered: 'chat.answer_refund_how',
  canceled: 'chat.answer_refund_canceled',
};

const refundKey = ({ order_status }: OrderFacts): TextKey => REFUND_KEYS[order_status] ?? 'chat.answer_refund_later';

const namesIn = (order: OrderFacts, language: string) => ({
  id: String(order.id),
  store: order.store ? inLanguage(order.store, language) : say(language, 'chat.parcel'),
  courier: order.courier ?? say(language, 'chat.courier'),
});
