import { amountOff, type Discount } from './discount.ts';

export type PriceSummary = {
  /** One piece with its options, before and after the discount. */
  unit: number;
  unitNow: number;
  /** All pieces before the discount, what it takes off them, and the add-ons, which are never discounted. */
  pieces: number;
  off: number;
  add_ons: number;
  total: number;
};

type Order = {
  price: number;
  /** Price of the chosen variation, which replaces the item's. */
  variationPrice?: number | undefined;
  /** What each chosen option costs more. */
  optionPrices?: readonly number[];
  discount: Discount;
  quantity: number;
  /** Add-ons are counted by themselves, not once for every piece. */
  add_ons?: readonly { price: number; quantity: number }[];
};

/** The one sum: cards, item pages, cart and order must say the same. */
export function priceSummary(order: Order): PriceSummary {
  const { price, variationPrice = price, optionPrices = [], discount, quantity, add_ons = [] } = order;
  const unit = variationPrice + sum(optionPrices);
  const offUnit = amountOff(unit, discount);
  const addOns = sum(add_ons.map((addOn) => addOn.price * addOn.quantity));
  return {
    unit,
    unitNow: unit - offUnit,
    pieces: unit * quantity,
    off: offUnit * quantity,
    add_ons: addOns,
    total: (unit - offUnit) * quantity + addOns,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
