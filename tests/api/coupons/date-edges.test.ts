import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { sql } from '#server/db/sql.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { type CheckoutTown, checkoutTown, line } from '../checkout/checkout-town.ts';

let moment = new Date();
let town: CheckoutTown;
let store: { id: number; zone_id: number };
let item: number;

beforeAll(async () => {
  town = await checkoutTown({ now: () => moment });
  store = await town.storeOf('ecommerce');
  item = await town.itemOf(store);
});
afterAll(() => town.stop());

/** From now on the town's clock shows this, with its seconds. */
async function itIs(wallClock: string, timezone = 'Europe/Stockholm') {
  await town.setting('timezone', timezone);
  moment = new Date(momentIn(timezone, wallClock).getTime() + Number(wallClock.slice(17, 19)) * 1000);
  // Of this day, too: nobody is signed in for years.
  return signedInCustomer(town.api);
}

const ASKED = { cart: [] as object[], coupon_code: null as string | null };

async function quoted(wallClock: string, asked: Partial<typeof ASKED>, timezone?: string) {
  const who = await itIs(wallClock, timezone);
  const { quote, total } = await town.quote('ecommerce', who, { cart: [line(item)], ...asked });
  return { total, problems: quote.problems.map(({ code }) => code) };
}

let made = 0;

async function couponFor(start_date: string, expire_date: string): Promise<string> {
  made += 1;
  const code = `EDGE${made}`;
  await town.db.run(sql`
    insert into coupons (module_id, title, code, coupon_type, discount, discount_type, start_date, expire_date)
    values (${town.modules.ecommerce}, ${{ en: 'Edge' }}, ${code}, 'default', 500, 'amount', ${start_date}, ${expire_date})`);
  return code;
}

describe('a coupon holds from the first second of its first day to the last of its last one, by the town’s clock', () => {
  test.each([
    ['a day', '2027-06-15', '2027-06-15', '2027-06-14', '2027-06-16'],
    ['a month’s end', '2027-04-30', '2027-04-30', '2027-04-29', '2027-05-01'],
    ['the year’s end', '2027-12-31', '2028-01-01', '2027-12-30', '2028-01-02'],
    ['29 February', '2028-02-29', '2028-02-29', '2028-02-28', '2028-03-01'],
    ['until the end of February, in a year without the 29th', '2027-02-20', '2027-02-28', '2027-02-19', '2027-03-01'],
    ['the day that clocks are put forward', '2027-03-28', '2027-03-28', '2027-03-27', '2027-03-29'],
    ['the day that clocks are put back', '2027-10-31', '2027-10-31', '2027-10-30', '2027-11-01'],
  ])('%s', async (_name, first, last, before, after) => {
    const coupon_code = await couponFor(first, last);
    for (const held of [`${first} 00:00:00`, `${first} 03:30:00`, `${last} 23:59:59`])
      expect((await quoted(held, { coupon_code })).total.coupon_discount_amount, held).toBe(5_00);
    for (const over of [`${before} 23:59:59`, `${after} 00:00:00`]) {
      const { total, problems } = await quoted(over, { coupon_code });
      expect([total.coupon_discount_amount, problems], over).toEqual([0, ['coupon']]);
    }
  });

  test.each(['America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])(
    'where the day ends elsewhere: %s',
    async (timezone) => {
      const coupon_code = await couponFor('2027-06-15', '2027-06-15');
      const off = async (at: string) => (await quoted(at, { coupon_code }, timezone)).total.coupon_discount_amount;
      expect(await off('2027-06-14 23:59:59')).toBe(0);
      expect(await off('2027-06-15 00:00:00')).toBe(5_00);
      expect(await off('2027-06-15 23:59:59')).toBe(5_00);
      expect(await off('2027-06-16 00:00:00')).toBe(0);
    },
  );

  test('is listed on just these days', async () => {
    const code = await couponFor('2028-02-29', '2028-02-29');
    const isListed = async (at: string) => {
      const who = await itIs(at);
      const { body } = await town.api.call('/api/v1/coupon/list', {
        headers: { ...town.headers('ecommerce', who), zoneid: JSON.stringify([store.zone_id]) },
      });
      return body.some((coupon: { code: string }) => coupon.code === code);
    };
    expect(await isListed('2028-02-28 23:59:59')).toBe(false);
    expect(await isListed('2028-02-29 00:00:00')).toBe(true);
    expect(await isListed('2028-02-29 23:59:59')).toBe(true);
    expect(await isListed('2028-03-01 00:00:00')).toBe(false);
  });
});

describe('a flash sale', () => {
  test.each([
    ['through a night like any other', '2027-06-15 22:00:00', '2027-06-16 02:00:00'],
    ['through the night that clocks are put forward', '2027-03-27 22:00:00', '2027-03-28 04:00:00'],
    ['into the hour that comes twice', '2027-10-30 22:00:00', '2027-10-31 03:30:00'],
    ['over the end of a leap year’s February', '2028-02-29 12:00:00', '2028-03-01 12:00:00'],
  ])('%s costs less from its first second to its last', async (_name, from, to) => {
    const [start, end] = [momentIn('Europe/Stockholm', from), momentIn('Europe/Stockholm', to)];
    await town.db.run(sql`delete from flash_sales`);
    const sale = await town.db.row<{ id: number }>(sql`
      insert into flash_sales
        (module_id, title, start_date, end_date, admin_discount_percentage, vendor_discount_percentage)
      values (${town.modules.ecommerce}, ${{ en: 'Edge' }}, ${start}, ${end}, 60, 40) returning id`);
    await town.db.run(sql`
      insert into flash_sale_items (flash_sale_id, item_id, stock, discount, discount_type)
      values (${sale?.id}, ${item}, 5, 50, 'percent')`);
    await itIs(from);
    const costs = async (at: Date) => {
      moment = at;
      const { total } = await town.quote('ecommerce', await signedInCustomer(town.api), { cart: [line(item)] });
      return total.goods.total;
    };
    const beside = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
    expect(await costs(beside(start, -1)), 'before').toBe(20_00);
    expect(await costs(start), 'first').toBe(10_00);
    expect(await costs(end), 'last').toBe(10_00);
    expect(await costs(beside(end, 1)), 'after').toBe(20_00);
  });
});

describe('a campaign’s item', () => {
  async function campaignItem(from: string, to: string, hours: readonly [string, string]) {
    made += 1;
    const row = await town.db.row<{ id: number }>(sql`
      insert into item_campaigns (store_id, module_id, zone_id, category_id, unit_id, slug, title, description, image,
        price, start_date, end_date, start_time, end_time)
      select store_id, module_id, zone_id, category_id, unit_id, ${`edge-${made}`}, name, description, image,
        1000, ${from}, ${to}, ${hours[0]}, ${hours[1]}
      from items where id = ${item} returning id`);
    const cart = [{ ...line(row?.id ?? 0), model: 'ItemCampaign' }];
    return async (at: string) => (await quoted(at, { cart })).problems;
  }

  test.each([
    ['a day', '2027-06-15', '2027-06-15', '2027-06-14', '2027-06-16'],
    ['29 February', '2028-02-29', '2028-02-29', '2028-02-28', '2028-03-01'],
    ['the day that clocks are put forward', '2027-03-28', '2027-03-28', '2027-03-27', '2027-03-29'],
    ['the day that clocks are put back', '2027-10-31', '2027-10-31', '2027-10-30', '2027-11-01'],
  ])('is sold all of its days: %s', async (_name, first, last, before, after) => {
    const problemsAt = await campaignItem(first, last, ['00:00', '23:59:59']);
    for (const sold of [`${first} 00:00:00`, `${last} 23:59:59`]) expect(await problemsAt(sold), sold).toEqual([]);
    for (const over of [`${before} 23:59:59`, `${after} 00:00:00`])
      expect(await problemsAt(over), over).not.toEqual([]);
  });

  test('and in its hours, whose last one is over as its minute begins', async () => {
    const problemsAt = await campaignItem('2027-06-10', '2027-06-20', ['08:00', '20:00']);
    expect(await problemsAt('2027-06-15 07:59:59')).not.toEqual([]);
    expect(await problemsAt('2027-06-15 08:00:00')).toEqual([]);
    expect(await problemsAt('2027-06-15 20:00:00')).toEqual([]);
    expect(await problemsAt('2027-06-15 20:00:01')).not.toEqual([]);
  });

  test('until midnight, written as 23:59', async () => {
    const problemsAt = await campaignItem('2027-06-10', '2027-06-20', ['08:00', '23:59']);
    expect(await problemsAt('2027-06-20 23:59:59')).toEqual([]);
    expect(await problemsAt('2027-06-21 00:00:00')).not.toEqual([]);
  });
});
