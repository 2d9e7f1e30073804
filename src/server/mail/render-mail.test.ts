import { describe, expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const mail: MailContent = {
  language: 'en',
  shop: {
    name: 'Errand',
    url: 'https://errand.example',
    logo: null,
    colour: '#d23b1e',
    contacts: ['Avenyn 1', '+46 313 900 699 · hello@errand.example'],
  },
  subject: 'Your order #7',
  preview: 'It has reached the store.',
  title: 'Thank you',
  blocks: [
    { kind: 'text', text: 'It has reached the store.' },
    { kind: 'code', name: 'Your code', code: '4711' },
    { kind: 'lines', lines: [{ name: '2 × Soup', details: ['Large'], amount: '$8.00', picture: 'https://x/a.webp' }] },
    { kind: 'bill', rows: [{ name: 'Tax', value: '$1.00' }], total: { name: 'Total', value: '$9.00' } },
    { kind: 'facts', facts: [{ name: 'Your note', value: 'Ring twice' }] },
    { kind: 'button', label: 'Track it', href: 'https://errand.example/track-order?order_id=7&key=a' },
    { kind: 'note', text: 'Never tell it.' },
  ],
  reason: 'Because you ordered.',
};

const EVIL = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;

describe('a mail', () => {
  test('says the same in HTML and in plain text', () => {
    const { html, text } = renderMail(mail);
    const words = ['Thank you', 'It has reached', '4711', '2 × Soup', 'Large', '$8.00', 'Tax', '$9.00', 'Ring twice'];
    for (const word of [...words, 'Track it', 'Never tell it.', 'Because you ordered.', 'Avenyn 1']) {
      expect(html, word).toContain(word);
      expect(text, word).toContain(word);
    }
    expect(text).toContain('https://errand.example/track-order?order_id=7&key=a');
    expect(html).toContain('href="https://errand.example/track-order?order_id=7&#38;key=a"');
    expect(text).not.toMatch(/<\w/);
  });

  test('has no line in plain text that a shopper made up', () => {
    const facts = [{ name: 'Customer', value: 'Eve\r\nPayment: paid\u2028Total: $0.00' }];
    const { text } = renderMail({ ...mail, blocks: [{ kind: 'facts', facts }] });
    expect(text).toContain('Customer: Eve\n    Payment: paid\n    Total: $0.00');
  });

  test('has nothing in it that somebody typed as HTML, wherever they typed it', () => {
    const { html } = renderMail({
      ...mail,
      shop: { ...mail.shop, name: EVIL, contacts: [EVIL] },
      subject: EVIL,
      preview: EVIL,
      title: EVIL,
      blocks: [
        { kind: 'text', text: EVIL },
        { kind: 'note', text: EVIL },
        { kind: 'code', name: EVIL, code: EVIL },
        { kind: 'facts', facts: [{ name: EVIL, value: EVIL }] },
        { kind: 'lines', lines: [{ name: EVIL, details: [EVIL], amount: EVIL, picture: EVIL }] },
        { kind: 'bill', rows: [{ name: EVIL, value: EVIL }], total: { name: EVIL, value: EVIL } },
        { kind: 'button', label: EVIL, href: EVIL },
      ],
      reason: EVIL,
    });
    expect(html).not.toMatch(/<script|<img src=x|"'/);
  });

  test('keeps what was typed on several lines on several lines, and its subject on one', () => {
    const typed = 'Ring twice\nBcc: everybody@example.com';
    const { subject, html } = renderMail({ ...mail, subject: typed, blocks: [{ kind: 'text', text: typed }] });
    expect(subject).toBe('Ring twice Bcc: everybody@example.com');
    expect(html).toContain('Ring twice<br>Bcc: everybody@example.com');
  });

  test('is read from the right in Arabic, sums on the left', () => {
    const { html, text } = renderMail({ ...mail, language: 'ar' });
    expect(text, 'a sum keeps its own direction').toContain('Total: \u2068$9.00\u2069');
    expect(text, 'nor is a telephone turned round').toContain('\u2068+46 313 900 699 · hello@errand.example\u2069');
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(html, 'a telephone is not turned round').toContain('<bdi>+46 313 900 699 · hello@errand.example</bdi>');
    expect(html).toMatch(/<td align="left"[^>]*>(<bdi>)?\$9\.00/);
  });

  test('has its colours in its tags, and those of the night in a style sheet', () => {
    const { html } = renderMail(mail);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toMatch(/prefers-color-scheme:dark\)\{[^}]*\.on-canvas\{background-color:#141210!important/);
    expect(html).toMatch(/bgcolor="#d23b1e"/);
    const other = renderMail({ ...mail, shop: { ...mail.shop, colour: '#ffd54a' } }).html;
    expect(other, 'its own colour, with words that can be read').toMatch(
      /#ffd54a[\s\S]*color:#1f1a16;text-decoration:none/,
    );
  });
});
