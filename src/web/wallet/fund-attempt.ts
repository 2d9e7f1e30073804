import { storedValue } from '#web/session/stored-value.ts';

/** What was to be added when the browser left for the gateway, in minor units: kept for another try. */
export const fundAttempt = storedValue('session', 'fund_attempt', (value) =>
  typeof value === 'number' && value > 0 ? value : null,
);
