import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import type { Quoted, Totals } from './use-checkout.ts';

const HOME = {
  lat: 57.7,
  lng: 11.97,
  address: 'Avenyn 1',
  address_type: 'home',
  road: '',
  house: '',
  floor: '',
};
const CASH = { id: 'cash_on_delivery', method: 'cash_on_delivery', gateway: null, off: null } as const;
const WALLET = { id: 'wallet', method: 'wallet', gateway: null, off: null } as const;

type Changes = {
  draft?: Partial<Quoted['draft']>;
  secrets?: Partial<Quoted['secrets']>;
  paying?: Partial<Totals['paying']>;
} & Partial<Pick<Quoted, 'address' | 'recipient' | 'isGuest' | 'needsPrescription'>>;

/** A customer who has said everything, but for the changes. */
function faults({ draft, secrets, paying, ...facts }: Changes = {}) {
  const checkout = {
    draft: { order_type: 'delivery', schedule_at: null, bring_change_amount: 0, wantsAccount: false, ...draft },
    address: HOME,
    recipient: { name: 'Signe Ek', phone: '+46701234567', email: 'signe@example.com' },
    isGuest: false,
    needsPrescription: false,
    secrets: { password: '', files: [], ...secrets },
    ...facts,
  } as unknown as Quoted;
  const totals = { paying: { options: [CASH, WALLET], partial: null, chosen: CASH, due: 50_00, ...paying } };
  return faultsOf(checkout, totals as unknown as Totals);
}

test('whoever has said everything misses nothing', () => expect(faults()).toEqual({}));

test('everything that is missing is told, in the order of the page', () => {
  const found = faults({
    address: null,
    draft: { schedule_at: '', wantsAccount: true },
    needsPrescription: true,
    isGuest: true,
    paying: { chosen: null },
  });
  expect(Object.entries(found)).toEqual([
    ['address', 'checkout.address.missing'],
    ['time', 'checkout.time.choose'],
    ['prescription', 'checkout.prescription.missing'],
    ['payment', 'checkout.payment.choose'],
    ['account', 'checkout.password_short'],
  ]);
});

describe('where to, and to whom', () => {
  const someone = { name: 'Signe Ek', phone: '+46701234567', email: 'signe@example.com' };

  test.each<[string, Changes, string | undefined]>([
    ['a delivery without an address', { address: null }, 'checkout.address.missing'],
    ['an order that is fetched needs none', { address: null, draft: { order_type: 'take_away' } }, undefined],
    ['a guest who has not said who', { isGuest: true, recipient: null }, 'checkout.contact.missing'],
    ['a customer whose profile has not come yet', { recipient: null }, undefined],
    ['a guest without a number', { isGuest: true, recipient: { ...someone, phone: '+' } }, 'checkout.contact.missing'],
    [
      'a guest whose number cannot be called',
      { isGuest: true, recipient: { ...someone, phone: '+4612' } },
      'checkout.contact.missing',
    ],
    ['a guest without an email', { isGuest: true, recipient: { ...someone, email: '' } }, undefined],
  ])('%s', (_what, changes, fault) => expect(faults(changes).address).toBe(fault));

  test.each<[string, Changes, string | undefined]>([
    ['nobody’s name', { recipient: { ...someone, name: ' ' } }, 'checkout.contact.no_name'],
    ['a customer without a number', { recipient: { ...someone, phone: '' } }, 'checkout.contact.no_phone'],
    [
      'a customer whose number cannot be called',
      { recipient: { ...someone, phone: '12' } },
      'checkout.contact.no_phone',
    ],
    ['a customer whose profile has not come yet', { recipient: null }, undefined],
    ['a guest, who says it with the address', { isGuest: true, recipient: null }, undefined],
  ])('the contact of %s', (_what, changes, fault) => expect(faults(changes).contact).toBe(fault));

  test('a guest who wants an account has an email', () => {
    const registering = { isGuest: true, draft: { wantsAccount: true }, secrets: { password: 'Secret-77' } };
    expect(faults({ ...registering, recipient: { ...someone, email: '' } })).toEqual({
      address: 'checkout.contact.no_email',
    });
    expect(faults(registering)).toEqual({});
  });
});

test.each<[string | null, string | undefined]>([
  ['', 'checkout.time.choose'],
  [null, undefined],
  ['2026-12-01 12:30', undefined],
])('a time of %j: %s', (schedule_at, fault) => expect(faults({ draft: { schedule_at } }).time).toBe(fault));

test('what needs a prescription has at least one picture of it', () => {
  const file = new File(['x'], 'prescription.png', { type: 'image/png' });
  expect(faults({ needsPrescription: true }).prescription).toBe('checkout.prescription.missing');
  expect(faults({ needsPrescription: true, secrets: { files: [file] } })).toEqual({});
});

describe('how it is paid', () => {
  test.each<[string, Totals['paying']['chosen'], string | undefined]>([
    ['nothing chosen', null, 'checkout.payment.choose'],
    ['too little in the wallet', { ...WALLET, off: 'wallet_low' }, 'checkout.payment.choose'],
    ['the wallet', WALLET, undefined],
  ])('%s', (_what, chosen, fault) => expect(faults({ paying: { chosen } }).payment).toBe(fault));

  test('more than may be paid in cash [CHK-005]', () =>
    expect(faults({ paying: { chosen: { ...CASH, off: 'cash_limit' } } })).toEqual({
      payment: 'checkout.payment.cash_limit',
    }));

  test.each([
    [0, undefined],
    [49_99, 'checkout.change_wrong'],
    [50_00, undefined],
    [100_00, undefined],
  ])('50.00 in cash, change wanted for %i: %s', (bring_change_amount, fault) =>
    expect(faults({ draft: { bring_change_amount } }).payment).toBe(fault),
  );

  test('a note too small does not matter to who pays otherwise, or at the counter, where nobody is asked for it', () => {
    expect(faults({ draft: { bring_change_amount: 1 }, paying: { chosen: WALLET } })).toEqual({});
    expect(faults({ draft: { bring_change_amount: 1, order_type: 'take_away' } })).toEqual({});
  });
});

test.each<[string, Changes, string | undefined]>([
  ['of five characters', { isGuest: true, secrets: { password: '12345' } }, 'checkout.password_short'],
  ['of six characters', { isGuest: true, secrets: { password: '123456' } }, undefined],
  ['of a customer, who has one', { isGuest: false, secrets: { password: '' } }, undefined],
])('a password %s for the account that is made here [CHK-028]', (_what, changes, fault) =>
  expect(faults({ ...changes, draft: { wantsAccount: true } }).account).toBe(fault),
);
