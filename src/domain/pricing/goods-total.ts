import { amountOff, type Discount } from './discount.ts';
import { type PriceSummary, priceSummary } from './item-price.ts';
import { splitAmount } from './split-amount.ts';

/** Per cent of what it takes off is borne by the shop, the rest by the store. */
export type FlashDiscount = Discount & { admin_discount_percentage: number };

export type GoodsLine = {
  /** One piece with its options, before any discount. */
  price: number;
  quantity: number;
  add_ons: readonly { price: number; quantity: number }[];
  /** The item's own. */
  discount: Discount;
  /** Of the flash sale that runs; it beats every other discount. */
  flash: FlashDiscount | null;
};

/** Per cent off everything of a store, while it runs. */
export type StoreDiscount = {
  discount: number;
  min_purchase: number;
  /** The most it takes off an order; 0 sets no limit. */
  max_discount: number;
};

type DiscountSource = 'product_discount' | 'store_discount' | 'flash_sale';

/** `off`: what comes off all pieces of the line; `source`: by which of the discounts. */
export type LineTotal = {
  pieces: number;
  add_ons: number;
  off: number;
  source: DiscountSource;
  total: number;
};

export type GoodsTotal = {
  lines: LineTotal[];
  products: number;
  add_ons: number;
  /** What the items' own discounts and the store's would take off the lines without flash sale: one of the two counts. */
  product_discount: number;
  store_discount: number;
  discount_by: Exclude<DiscountSource, 'flash_sale'>;
  store_discount_amount: number;
  flash_admin_discount_amount: number;
  flash_store_discount_amount: number;
  off: number;
  /** What the goods cost then: coupons are counted from it. */
  total: number;
};

/** Pieces and add-ons of an order, less the larger of item and store discounts; a flash sale stands by itself. */
export function goodsTotal(lines: readonly GoodsLine[], store: StoreDiscount | null): GoodsTotal {
  const priced = lines.map((line) => ({
    line,
    price: priceSummary({ ...line, discount: line.flash ?? line.discount }),
  }));
  const products = sum(priced.map(({ price }) => price.pieces));
  const add_ons = sum(priced.map(({ price }) => price.add_ons));
  const product_discount = sum(priced.map(({ line, price }) => (line.flash ? 0 : price.off)));
  const discountable = priced.map(({ line, price }) => (line.flash ? 0 : price.pieces));
  const store_discount = storeAmountOff(store, products, sum(discountable));
  const storeWins = store_discount > product_discount;

  const shares = splitAmount(store_discount, discountable);
  const totals = priced.map(({ line, price }, at) => {
    if (line.flash) return lineTotal(price, price.off, 'flash_sale');
    if (storeWins) return lineTotal(price, shares[at] ?? 0, 'store_discount');
    return lineTotal(price, price.off, 'product_discount');
  });

  const flashOff = sum(priced.map(({ line, price }) => (line.flash ? price.off : 0)));
  const flash_admin_discount_amount = sum(
    priced.map(({ line, price }) => Math.round((price.off * (line.flash?.admin_discount_percentage ?? 0)) / 100)),
  );
  const store_discount_amount = storeWins ? store_discount : product_discount;
  const off = store_discount_amount + flashOff;
  return {
    lines: totals,
    products,
    add_ons,
    product_discount,
    store_discount,
    discount_by: storeWins ? 'store_discount' : 'product_discount',
    store_discount_amount,
    flash_admin_discount_amount,
    flash_store_discount_amount: flashOff - flash_admin_discount_amount,
    off,
    total: products + add_ons - off,
  };
}

/** Flash pieces help to reach the least purchase, but nothing more comes off them. */
function storeAmountOff(store: StoreDiscount | null, products: number, pieces: number): number {
  if (!store || products < store.min_purchase) return 0;
  const off = amountOff(pieces, { discount: store.discount, discount_type: 'percent' });
  return store.max_discount > 0 ? Math.min(off, store.max_discount) : off;
}

const lineTotal = ({ pieces, add_ons }: PriceSummary, off: number, source: DiscountSource): LineTotal => ({
  pieces,
  add_ons,
  off,
  source,
  total: pieces - off + add_ons,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
