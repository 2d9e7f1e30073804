import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { configQuery } from '#web/config/config.queries.ts';
import { en } from '#web/i18n/en.ts';
import { Providers } from '#web/providers.tsx';
import UiKitPage from '#web/routes/ui-kit.tsx';
import { emptyMirror } from '#web/session/mirror.ts';
import { serverSession } from '#web/session/session.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const nobody = () => Promise.reject(new Error('everything a part needs is given to it'));

/** With all that comes in files of its own. */
async function kit(query = ''): Promise<string> {
  const queries = makeQueryClient();
  const config: Partial<Config> = { country: 'SE', country_picker_status: 1 };
  queries.setQueryData(configQuery(nobody).queryKey, config as Config);
  const { prelude } = await prerender(
    <MemoryRouter initialEntries={[`/ui${query}`]}>
      <Providers mirror={emptyMirror} messages={en} session={serverSession(emptyMirror)} api={nobody} queries={queries}>
        <UiKitPage />
      </Providers>
    </MemoryRouter>,
  );
  return new Response(prelude).text();
}

/** The choice of a row of chips that is checked. */
const chosen = (html: string, value: string) => new RegExp(`<input[^>]*checked=""[^>]*value="${value}"`).test(html);

describe('the page of controls in development', () => {
  test('is drawn by the server with every kind of part', async () => {
    const html = await kit();
    for (const part of ['Open dialog', 'Open drawer', 'Open popover', 'Open menu', 'Place order', 'Show map'])
      expect(html).toContain(part);
    expect(chosen(html, 'light')).toBe(true);
    expect(chosen(html, 'ltr')).toBe(true);
  });

  test('is drawn dark and from the right', async () => {
    const html = await kit('?theme=dark&dir=rtl&module=rental');
    for (const value of ['dark', 'rtl', 'rental']) expect(chosen(html, value)).toBe(true);
    expect(html).toContain('Open dialog');
  });
});

describe('a field', () => {
  test('is tied to its words, its hint and what is wrong with it [A11Y-003]', () => {
    const html = renderToStaticMarkup(
      <Field label="Name" error="First name is required">
        <TextInput name="name" />
      </Field>,
    );
    const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? 'none';
    expect(html).toMatch(new RegExp(`<label[^>]*for="${attribute('id')}"`));
    expect(input).toContain('aria-invalid="true"');
    const [described = ''] = attribute('aria-describedby').split(' ');
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>(<[^>]*>)*[^<]*First name is required`));
  });

  test('for a password has a button that names what it does [A11Y-003]', () => {
    const html = renderToStaticMarkup(
      <Field label="Password">
        <PasswordInput name="password" showLabel="Show password" hideLabel="Hide password" />
      </Field>,
    );
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(html).toContain('aria-label="Show password"');
  });
});
