import { joinTexts } from './combinations.ts';
import { cashback } from './content/cashback.ts';
import type { ModuleType } from './content/modules.ts';
import { basicCampaigns, coupons, flashSales, itemCampaignTitles } from './content/offers.ts';
import { walletBonuses } from './content/wallet-bonuses.ts';
import type { Draft } from './draft.ts';
import { randomFrom } from './random.ts';
import { famousStores, storesOf, type Town } from './town.ts';

/** Offers started a little while ago and run on, so that a town seeded today has something to show for weeks. */
export function buildOffers(draft: Draft, town: Town): void {
  buildBasicCampaigns(draft, town);
  buildItemCampaigns(draft, town);
  buildFlashSales(draft, town);
  buildCoupons(draft, town);
  buildCashback(draft, town);
  buildWalletBonuses(draft);
}

function buildBasicCampaigns(draft: Draft, town: Town): void {
  for (const { module, title, description, scene } of basicCampaigns) {
    const random = randomFrom(`campaign ${title.en}`);
    const id = draft.add('basic_campaigns', {
      module_id: town.places.modules[module],
      title,
      description,
      image: draft.pictures.banner(scene),
      start_date: draft.day(-5),
      end_date: draft.day(60),
    });
    for (const store of random.some(storesOf(town, module), 6)) {
      draft.put('basic_campaign_stores', { basic_campaign_id: id, store_id: store.id });
    }
  }
}

function buildItemCampaigns(draft: Draft, town: Town): void {
  for (const [module, front] of Object.entries(itemCampaignTitles)) {
    const random = randomFrom(`item campaigns ${module}`);
    const candidates = town.items.filter(({ store, content }) => store.module === module && !content.choices);
    for (const { content, store, price } of random.some(candidates, 10)) {
      const { category_id, unit_id } = draft.rows.items.find((row) => row.slug === `${content.key}-${store.key}`) ?? {};
      draft.add('item_campaigns', {
        store_id: store.id,
        module_id: store.module_id,
        zone_id: store.zone_id,
        category_id,
        unit_id,
        slug: `campaign-${content.key}-${store.key}`,
        title: joinTexts(front, ': ', content.name),
        description: content.description,
        image: draft.pictures.scene(content.picture),
        price,
        discount: random.pick([20, 25, 30, 35]),
        tax: store.tax,
        stock: module === 'food' ? null : random.whole(10, 40),
        maximum_cart_quantity: 4,
        food_variations: content.food_variations ?? [],
        veg: content.veg ?? null,
        start_date: draft.day(-2),
        end_date: draft.day(45),
        order_count: random.whole(0, 60),
      });
    }
  }
}

function buildFlashSales(draft: Draft, town: Town): void {
  for (const [module, title] of Object.entries(flashSales)) {
    const random = randomFrom(`flash sale ${module}`);
    const flash_sale_id = draft.add('flash_sales', {
      module_id: town.places.modules[module as ModuleType],
      title,
      start_date: draft.moment(0),
      end_date: draft.moment(10),
      admin_discount_percentage: 60,
      vendor_discount_percentage: 40,
    });
    const plenty = town.items.filter(
      ({ store, stock, content }) => store.module === module && (stock ?? 0) >= 15 && !content.choices,
    );
    for (const { id, stock } of random.some(plenty, 16)) {
      const offered = Math.min(stock ?? 0, random.whole(12, 30));
      draft.add('flash_sale_items', {
        flash_sale_id,
        item_id: id,
        stock: offered,
        sold: random.whole(1, offered - 3),
        discount: random.pick([25, 30, 35, 40, 50]),
        discount_type: 'percent',
      });
    }
  }
}

function buildCoupons(draft: Draft, town: Town): void {
  for (const coupon of coupons) {
    const stores = famousStores(town, coupon.module);
    const data = {
      store_wise: stores.slice(0, 4).map(({ id }) => id),
      zone_wise: (coupon.zones ?? []).map((zone) => town.places.zones[zone]),
      default: [],
      free_delivery: [],
      first_order: [],
    };
    draft.add('coupons', {
      module_id: town.places.modules[coupon.module],
      title: coupon.title,
      code: coupon.code,
      coupon_type: coupon.coupon_type,
      data: data[coupon.coupon_type],
      created_by: coupon.by_vendor ? 'vendor' : 'admin',
      store_id: coupon.by_vendor ? stores[1]?.id : null,
      discount: coupon.discount,
      discount_type: coupon.amount ? 'amount' : 'percent',
      min_purchase: coupon.min_purchase,
      max_discount: coupon.max_discount ?? 0,
      limit: coupon.limit ?? null,
      start_date: draft.day(-20),
      expire_date: draft.day(180),
    });
  }
}

function buildCashback(draft: Draft, town: Town): void {
  for (const { module, max_discount = 0, same_user_limit = 0, ...rule } of cashback) {
    draft.add('cashback_rules', {
      module_id: town.places.modules[module],
      ...rule,
      max_discount,
      same_user_limit,
      start_date: draft.day(-10),
      end_date: draft.day(120),
    });
  }
}

function buildWalletBonuses(draft: Draft): void {
  for (const bonus of walletBonuses)
    draft.add('wallet_bonuses', { ...bonus, start_date: draft.day(-10), end_date: draft.day(120) });
}
