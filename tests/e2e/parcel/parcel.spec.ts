import { ask, cards, names, section, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// There is no such order.
test.use({ pictures: false, provoked: /404/ });

test('the home of parcel names what can be sent and tracks a parcel; a search finds kinds of parcels', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'parcel', zones: ZONES }, baseURL);
  await page.goto('/home?search=flow&data_type=searched');
  await expect(cards(page.getByRole('main'))).toHaveText(['Gifts and flowers']);

  await page.goto('/home');
  const what = section(page, 'What are you wish to send?');
  await expect(what.getByRole('heading', { level: 3 })).toHaveText(
    names(await ask(page, 'parcel', '/parcel-category')),
  );
  await expect(section(page, 'Why choose us?').getByRole('listitem')).toHaveCount(3);
  const track = section(page, 'Track your parcel');
  await track.getByLabel('Order ID').fill('100042');
  await track.getByRole('button', { name: 'Track order' }).click();
  await expect(page).toHaveURL('/track-order?order_id=100042');
  await expect(page.getByRole('main').getByLabel('Order ID')).toHaveValue('100042');
});
