import type { Page } from '@playwright/test';

/** What the page's data is sent in: a list of values, of which the loaders' answers are texts of their own. */
type Values = unknown[];

/**
 * A page of a business that decided otherwise. The server keeps its own settings: only the data that travels with this
 * page is changed, so the page's policy, which allows scripts by their hashes, has to go.
 */
export const changeConfig = (page: Page, path: string, changes: Readonly<Record<string, number>>) =>
  page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/,
      (_, sent: string) => {
        const values: Values = JSON.parse(JSON.parse(sent));
        for (const [key, value] of Object.entries(changes)) replaceValue(values, key, value);
        return `streamController.enqueue(${JSON.stringify(`${JSON.stringify(values)}\n`)})`;
      },
    );
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, body });
  });

/** The answers are JSON inside JSON: the flag is found by its name, wherever in them it stands. */
function replaceValue(values: Values, key: string, value: number) {
  const flag = new RegExp(`"${key}":(?:-?[\\d.]+|true|false)`);
  const at = values.findIndex((one) => typeof one === 'string' && flag.test(one));
  if (at < 0) throw new Error(`the page has no ${key}`);
  values[at] = String(values[at]).replace(flag, `"${key}":${value}`);
}
