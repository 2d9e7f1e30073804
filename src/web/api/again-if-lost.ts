import { isOutcomeUnknown } from './api-error.ts';

const PAUSE_MS = 1500;

/** For what may be asked twice, and counts once. */
export async function againIfLost<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    return ask();
  }
}
