import { useState } from 'react';
import { selectionFromWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { isSoldOut, limitsOf, refuseOneMore } from '#domain/cart/quantity-limits.ts';
import { isOfferedAlways, offerAt } from '#domain/catalog/available-window.ts';
import { takesSchedules } from '#domain/checkout/takes-schedules.ts';
import { addOnsOf, countAddOn, type SelectedAddOn, takenAddOns, toggleAddOn } from '#domain/item/add-on-selection.ts';
import { findVariation, firstPicks, isWhole, optionsOf } from '#domain/item/find-variation.ts';
import {
  namesOf,
  preselected,
  refuseSelection,
  type SelectedOption,
  selectionOf,
  toggleOption,
} from '#domain/item/food-selection.ts';
import { refuseToBuy } from '#domain/item/refuse-to-buy.ts';
import { isSameChoice, isSameVariation } from '#domain/item/same-selection.ts';
import type { Selection } from '#domain/item/selection.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { priceSummary } from '#domain/pricing/item-price.ts';
import { useLinesOfItem } from '#web/cart/lines-of-item.ts';
import { useCartActions } from '#web/cart/use-cart.ts';
import { useStoreOffer } from '#web/catalog/prices/use-store-offer.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTownTime } from '#web/config/use-town-time.ts';

/** What the shopper has picked so far; null: nothing yet. */
type Picked = {
  picks: readonly (string | null)[] | null;
  selected: readonly SelectedOption[];
  addOns: readonly SelectedAddOn[];
  count: number | null;
};

const groupsOf = ({ food_variations }: ItemDetails) => food_variations || [];

function fromLine(item: ItemDetails, line: Selection | undefined): Picked {
  const variation = item.variations.find(({ type }) => type === line?.variation);
  return {
    picks: variation ? optionsOf(item.choice_options, variation) : null,
    selected: line ? selectionOf(groupsOf(item), line.options) : preselected(groupsOf(item)),
    addOns: addOnsOf(item.add_ons, line?.add_ons),
    count: null,
  };
}

/** All that an item's page or quick view knows about what is being chosen. The rules decide; this remembers. */
export function useSelection(item: ItemDetails, madeAt: number, editedId?: number) {
  const cart = useCartActions();
  const own = useLinesOfItem(item);
  const edited = own.find(({ id }) => id === editedId);
  const [picked, setPicked] = useState(() => fromLine(item, edited && selectionFromWire(edited)));
  const now = useTownTime(madeAt, !isOfferedAlways(item));

  const groups = groupsOf(item);
  const profile = profileOf(item.module_type);
  const picks = picked.picks ?? firstPicks(item.choice_options);
  const variation = isWhole(picks) ? findVariation(item.variations, picks) : undefined;
  const limits = limitsOf(item, variation, profile.quantityLimits);
  const choice = {
    variation: variation?.type ?? '',
    options: namesOf(groups, picked.selected),
    add_ons: takenAddOns(picked.addOns),
  };
  const inCart = lineWith(own, { ...choice, quantity: 1 });
  // Another option makes another selection, but whoever edits a line still wants as many of it.
  const quantity = picked.count ?? (edited ?? inCart)?.quantity ?? 1;
  const store = useStoreOffer(item);
  const takesLater = takesSchedules(useConfig(), item);
  const offer = now ? offerAt(item, now) : ({ variant: 'normal', isOpen: true } as const);

  return {
    item,
    profile,
    cart,
    groups,
    picks,
    variation,
    /** The first choice that is still to be made; until then the price is a range. */
    openChoice: item.variations.length > 0 ? picks.indexOf(null) : -1,
    selected: picked.selected,
    addOns: picked.addOns,
    quantity,
    offer,
    /** How its store sells at present. */
    store,
    takesLater,
    /** What goes into the cart or to the checkout. */
    chosen: { ...choice, quantity } satisfies Selection,
    /** The line that "Update To Cart" changes. */
    line: edited ?? inCart,
    summary: priceSummary({
      price: item.price,
      variationPrice: variation?.price,
      optionPrices: picked.selected.map(({ optionPrice }) => optionPrice),
      discount: discountFromWire(item),
      quantity,
      add_ons: choice.add_ons.map(({ id, quantity: count }) => ({
        price: item.add_ons.find((addOn) => addOn.id === id)?.price ?? 0,
        quantity: count,
      })),
    }),
    refusal: refuseToBuy({
      isSoldOut: isSoldOut(item, profile.quantityLimits),
      variationStock: variation && profile.quantityLimits.includes('stock') ? variation.stock : null,
      offer,
      store,
      takesLater,
    }),
    selectionRefusal: refuseSelection(groups, picked.selected),
    moreRefusal: refuseOneMore(quantity, limits),
    pick(at: number, option: string) {
      setPicked((before) => ({
        ...before,
        picks: (before.picks ?? firstPicks(item.choice_options)).map((pick, index) => (index === at ? option : pick)),
        count: edited ? before.count : null,
      }));
    },
    toggle(choiceIndex: number, optionIndex: number) {
      setPicked((before) => ({
        ...before,
        selected: toggleOption(groups, before.selected, choiceIndex, optionIndex),
      }));
    },
    toggleAddOn(id: number) {
      setPicked((before) => ({ ...before, addOns: toggleAddOn(before.addOns, id) }));
    },
    countAddOn(id: number, count: number) {
      setPicked((before) => ({ ...before, addOns: countAddOn(before.addOns, id, count) }));
    },
    setQuantity(count: number) {
      setPicked((before) => ({ ...before, count }));
    },
    /** It lies in the cart now: from here on the number is the line's. */
    settle() {
      setPicked((before) => ({ ...before, count: null }));
    },
  };
}

export type ItemSelection = ReturnType<typeof useSelection>;

/** The line of just this choice, else one of the same variation with other add-ons. */
const lineWith = (lines: readonly CartLine[], selection: Selection): CartLine | undefined =>
  lines.find((line) => isSameChoice(selectionFromWire(line), selection)) ??
  lines.find((line) => isSameVariation(selectionFromWire(line), selection));
