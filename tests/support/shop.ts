import { test as base, expect } from '@playwright/test';

/** Every journey also proves that the browser's console stays clean, but for what the test itself provokes. */
export const test = base.extend<{ provoked: RegExp | null; cleanConsole: undefined }>({
  provoked: [null, { option: true }],
  cleanConsole: [
    async ({ page, provoked }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(String(error)));
      await use(undefined);
      expect(
        lines.filter((line) => !provoked?.test(line)),
        'the browser console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
