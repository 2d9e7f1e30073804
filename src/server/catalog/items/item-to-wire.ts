import { discountToWire } from '#contract/catalog/discount-wire.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import { toFlag } from '#contract/wire.ts';
import { openingAt } from '#domain/catalog/opening-hours.ts';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { winningDiscount } from '#domain/pricing/discount.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import type { Env } from '#server/env.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import type { CampaignItemRow, ItemRow } from './item-row.ts';

/** A row as the wire says it: in one language, with addresses of pictures and the discount that counts. */
export function itemToWire(env: Env, row: ItemRow, language: string, now: TownTime): Item {
  const say = (text: ItemRow['name']) => inLanguage(text, language);
  const sayWord = (word: Text | string) => (typeof word === 'string' ? word : say(word));
  const { flash, unit, category_name, top_category_name, top_category_id } = row;
  const { open, next_opening } = storeOpening(row, now);
  const own = { discount: row.discount, discount_type: row.discount_type };
  const store_discount = row.store_discount ?? 0;

  return {
    // With what only the row needs: to leave a few of dozens of columns out takes longer than all the rest of this.
    ...row,
    ...discountToWire(winningDiscount(row.price, { flash, store: store_discount, own })),
    store_discount,
    name: say(row.name),
    description: say(row.description),
    image_full_url: pictureUrl(env, row.image, '4x3'),
    images_full_url: row.images.map((image) => pictureUrl(env, image, '4x3')),
    category_ids: [
      { id: String(top_category_id), position: 1, name: say(top_category_name) },
      ...(row.category_id === top_category_id
        ? []
        : [{ id: String(row.category_id), position: 2, name: say(category_name) }]),
    ],
    variations: row.variations.map((variation) => ({ ...variation, label: say(variation.label) })),
    choice_options: row.choice_options.map(({ name, title, options }) => ({
      name,
      title: say(title),
      options: options.map(say),
    })),
    food_variations:
      row.food_variations.length === 0 ? '' : row.food_variations.map((group) => groupToWire(group, say)),
    add_ons: row.add_ons.map((addOn) => ({ ...addOn, name: say(addOn.name), status: 1, quantity: 1 })),
    isCampaignItem: false,
    is_campaign: 0,
    veg: row.veg === null ? null : toFlag(row.veg),
    status: 1,
    store_name: say(row.store_name),
    store_open: toFlag(open),
    store_next_opening: next_opening,
    stock: flash ? flash.available : row.stock,
    quantity: 1,
    unit_type: unit && say(unit),
    unit: row.unit_id !== null && unit ? { id: row.unit_id, unit: say(unit) } : null,
    recommended: toFlag(row.recommended),
    organic: toFlag(row.organic),
    is_halal: toFlag(row.is_halal),
    halal_tag_status: toFlag(row.halal_tag_status),
    is_approved: 1,
    set_menu: toFlag(row.set_menu),
    flash_sale: toFlag(flash !== null),
    is_basic: toFlag(row.is_basic),
    is_prescription_required: toFlag(row.is_prescription_required),
    nutritions_name: row.nutritions_name.map(say),
    allergies_name: row.allergies_name.map(say),
    generic_name: row.generic_name.map(sayWord),
    tags: row.tags.map(({ id, tag }) => ({ id, tag: sayWord(tag) })),
    tax_data: [],
    meta_title: row.meta_title && say(row.meta_title),
    meta_description: row.meta_description && say(row.meta_description),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Whether its store takes orders for now. */
export const storeOpening = ({ module_type, store_active, store_schedules }: ItemRow, now: TownTime) =>
  openingAt(
    { active: store_active, always_open: profileOf(module_type).abilities.always_open, schedules: store_schedules },
    now,
  );

/** The dates mark it as a campaign's. */
export const campaignItemToWire = (env: Env, row: CampaignItemRow, language: string, now: TownTime): Item => ({
  ...itemToWire(env, row, language, now),
  isCampaignItem: true,
  is_campaign: 1,
  available_date_starts: row.available_date_starts,
  available_date_ends: row.available_date_ends,
});

const groupToWire = (group: ItemRow['food_variations'][number], say: (text: ItemRow['name']) => string) => ({
  ...group,
  name: say(group.name),
  values: group.values.map(({ label, optionPrice }) => ({ label: say(label), optionPrice, isSelected: false })),
});
