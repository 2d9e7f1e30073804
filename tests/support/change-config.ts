import type { Page } from '@playwright/test';

/** What the page's data is sent in: a list of values, in which an object names its keys and values by their places. */
type Values = (Record<string, number> | string | number | null)[];

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

function replaceValue(values: Values, key: string, value: number) {
  const name = `_${values.indexOf(key)}`;
  const owner = values.find((one) => typeof one === 'object' && one !== null && name in one);
  if (!owner) throw new Error(`the page has no ${key}`);
  (owner as Record<string, number>)[name] = values.push(value) - 1;
}
