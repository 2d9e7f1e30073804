import { isOutcomeUnknown } from '../api-error.ts';
import { newKey } from '../new-key.ts';

/** The keys of what this tab has sent without hearing what became of it, by what that was. */
const unanswered = new Map<string, string>();

/** Sends a body under a key; sent again as it was, after its answer got lost, it has the same one and counts once. */
export async function underSameKey<Body, Reply>(
  body: Body,
  send: (body: Body, key: { 'Idempotency-Key': string }) => Promise<Reply>,
): Promise<Reply> {
  const text = JSON.stringify(body);
  const key = unanswered.get(text) ?? newKey();
  unanswered.set(text, key);
  try {
    const reply = await send(body, { 'Idempotency-Key': key });
    unanswered.delete(text);
    return reply;
  } catch (error) {
    if (!isOutcomeUnknown(error)) unanswered.delete(text);
    throw error;
  }
}
