import { expect, inject, test } from 'vitest';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi } from '#tests/support/shops/start-api.ts';
import { mixedTraffic } from '#tests/support/traffic/mixed-traffic.ts';

/** The long form is `npm run bench -- --only traffic`. */
const FOR_MS = 5000;

// PGlite does one thing after the other: nobody meets anybody.
test.runIf(inject('database').kind === 'postgres')(
  'sixteen shoppers at once, who buy, take back, pay, are refunded and leave, beside an operator: nobody hears of a fault, and the books agree [REL-001]',
  async () => {
    const api = await startApi({ env: { RATE_LIMIT: '0', MAX_IN_FLIGHT: '1000', OPERATOR_TOKEN } });
    try {
      const { db, deps } = api;
      const shop = {
        db,
        deps,
        send: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call: object) => {
          const { status, body, text, headers } = await api.call(path, { method, ...call });
          return { status, body, text, location: headers.location === undefined ? null : String(headers.location) };
        },
      };
      const { done, faults } = await mixedTraffic(shop, FOR_MS);
      expect(faults).toEqual([]);
      expect(Object.entries(done).filter(([, { granted }]) => granted === 0)).toEqual([]);
    } finally {
      await api.stop();
    }
  },
);
