import { say } from '#contract/texts/say.ts';
import type { Language } from '#domain/language/language.ts';
import type { Payable, PayableKind } from '#domain/payments/payable.ts';
import { inHtml } from '#server/http/in-html.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { messagePage, type PageText } from '#server/payments/pages/payment-page.ts';

export { refusedPage } from '#server/payments/pages/payment-page.ts';

/** What the page shows of a payment. */
export type Shown = { shop: string; amount: string; payable: Payable };

const ABOUT: Record<PayableKind, PageText> = {
  order: 'pay.order',
  wallet_top_up: 'pay.wallet',
  trip: 'pay.trip',
  parcel_return: 'pay.parcel_return',
  registration: 'pay.registration',
};

/** A gateway's own page, for shops that have none: one presses whether the payment succeeds. */
export function payPage(language: Language, { shop, amount, payable }: Shown): string {
  const t = (key: PageText, values: Record<string, string> = {}) => inHtml(say(language, key, values));
  const about = t(ABOUT[payable.kind], { order: `#${payable.id}`, shop });
  return plainPage({
    language,
    title: t('pay.title', { amount }),
    content: `<div class="top"><img src="/icons/192.png" alt=""><p class="demo">${t('pay.demo')}</p></div>
    <p class="about">${about}</p>
    <h1><bdi>${inHtml(amount)}</bdi></h1>
    <p>${t('pay.text')}</p>
    <form method="post">
      <button class="go" name="outcome" value="paid">${t('pay.paid', { amount })}</button>
      <button class="fail" name="outcome" value="failed">${t('pay.failed')}</button>
      <button class="cancel" name="outcome" value="canceled">${t('pay.canceled')}</button>
    </form>`,
  });
}

/** Somebody came back to it with the browser's button. */
export const overPage = (language: Language, back: string): string =>
  messagePage(language, 'pay.over', `<p>${inHtml(say(language, 'pay.over_text'))}</p>`, back);
