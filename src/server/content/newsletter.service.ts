import { AppError } from '#contract/errors.ts';
import { isDuplicate } from '../db/bad-value.ts';
import type { Deps } from '../deps.ts';
import { insertSubscriber } from './content.repository.ts';

/** The unique index decides, so that two requests at the same moment cannot both subscribe. */
export async function subscribe({ db }: Deps, email: string): Promise<void> {
  try {
    await insertSubscriber(db, email);
  } catch (error) {
    if (isDuplicate(error, 'newsletter_subscribers_email')) throw new AppError('already_subscribed');
    throw error;
  }
}
