import { expect, test } from 'vitest';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { PayChoices } from './pay-choices.tsx';

const CASH = { id: 'cash_on_delivery', method: 'cash_on_delivery', gateway: null, off: null } as const;

test.each([
  ['door', 'Switch to cash on delivery Pay the courier at the door.'],
  ['store', 'Switch to cash Pay at the store.'],
  ['pickup', 'Switch to cash Pay the courier at pickup.'],
  ['receiver', 'Switch to cash Pay the courier at the door.'],
] as const)('cash says where it is paid: %s', (cash, words) => {
  const choices = renderPagePart(
    <PayChoices options={[CASH]} chosen={null} onChange={() => {}} wallet_balance={0} cash={cash} error={undefined} />,
    { config: { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 } },
  );
  expect(plainText(choices)).toContain(words);
});
