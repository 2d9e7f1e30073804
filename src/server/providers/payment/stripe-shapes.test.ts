import { expect, test } from 'vitest';
import { sessionShape } from './stripe-shapes.ts';

const pageAt = (url: string | null) => sessionShape.shape.url.safeParse(url).success;

test('browsers are sent to a page of the web, and nowhere else [SEC-004]', () => {
  for (const url of ['https://checkout.stripe.com/c/pay/1', 'http://127.0.0.1:4242/pay', null])
    expect(pageAt(url)).toBe(true);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//elsewhere.example', 'pay'])
    expect(pageAt(url), url).toBe(false);
});
