import * as z from 'zod/mini';
import { newsletterEmail, subscribeToNewsletter } from '#contract/content/content.ts';
import { ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';

export const isEmail = (text: string): boolean => z.safeParse(newsletterEmail, text).success;

/** Sent from this tab without hearing what became of them. */
const unanswered = new Set<string>();

/** Pressed again after a lost answer, an email that is on the list is there by the first press: no refusal. */
export async function subscribe(api: ApiClient, email: string): Promise<void> {
  try {
    await api(subscribeToNewsletter, { body: { email } });
  } catch (error) {
    if (isOutcomeUnknown(error)) unanswered.add(email);
    else if (isOnList(error) && unanswered.has(email)) return;
    throw error;
  }
}

const isOnList = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'email');
