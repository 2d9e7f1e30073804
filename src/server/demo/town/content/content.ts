import type { Text } from '#domain/text.ts';

/**
 * What the demo town is written in: plain data, read by the seed. Prices are minor units.
 * A dish or product is written once here and sold by several stores, each at its own price, as in a real town.
 */
export type PictureContent = {
  /** File name (without folder and ending) of an object in the emoji set, e.g. its code point name. */
  object: string;
  ground: 'peach' | 'butter' | 'sage' | 'mint' | 'sky' | 'lilac' | 'rose' | 'sand';
  base: 'plate' | 'board' | 'podium' | 'none';
  /** One or two related objects, blurred, at the edges. */
  props?: readonly string[];
  /** How many of the sharp object stand together (loose produce). */
  count?: 1 | 2 | 3;
  /** How it is arranged; the seed chooses it. */
  look?: number;
};

export type FoodVariationContent = {
  name: Text;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: 'on' | 'off';
  values: readonly { label: Text; optionPrice: number }[];
};

export type ChoiceContent = { title: Text; options: readonly { label: Text; extraPrice: number }[] };

export type AddOnContent = { name: Text; price: number };

export type ItemContent = {
  key: string;
  name: Text;
  description: Text;
  /** key of a (sub)category of the same module */
  category: string;
  price: number;
  picture: PictureContent;
  unit?: 'piece' | 'kg' | 'g' | 'l' | 'ml' | 'pack' | 'bottle' | 'box' | 'tube' | 'pair' | 'set';
  veg?: boolean;
  halal?: boolean;
  organic?: boolean;
  tags?: readonly string[];
  nutritions?: readonly string[];
  allergies?: readonly string[];
  generic_name?: readonly string[];
  prescription?: boolean;
  basic?: boolean;
  common_condition?: string;
  brand?: string;
  choices?: readonly ChoiceContent[];
  food_variations?: readonly FoodVariationContent[];
  add_ons?: readonly AddOnContent[];
  /** HH:mm, food that is only made at certain hours */
  available?: { from: string; to: string };
  maximum_cart_quantity?: number;
};

export type CategoryContent = { key: string; name: Text; parent?: string; picture: PictureContent; featured?: boolean };

export type StoreContent = {
  key: string;
  name: string;
  /** one line: "Burgers · Fries · Shakes" */
  tagline: Text;
  /** keys of items it may sell */
  sells: readonly string[];
  /** cover scene; the logo is a white lucide glyph on a solid tile */
  cover: PictureContent;
  logo: { glyph: string; colour: string };
};

export type ShopContent = {
  categories: readonly CategoryContent[];
  items: readonly ItemContent[];
  stores: readonly StoreContent[];
  brands?: readonly { key: string; name: string; picture: PictureContent }[];
  common_conditions?: readonly { key: string; name: Text }[];
};
