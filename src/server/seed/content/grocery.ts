import type { ShopContent } from './content.ts';
import { groceryBrands } from './grocery-brands.ts';
import { groceryCategories } from './grocery-categories.ts';
import { bakery, fishes, meats, readyMeals } from './grocery-counter.ts';
import { dairy } from './grocery-dairy.ts';
import { coldDrinks, frozenFoods, hotDrinks, savouries, sweets } from './grocery-drinks-snacks.ts';
import { fruits, herbs, vegetables } from './grocery-fresh.ts';
import { babyGoods, flowers, household, personalCare, petGoods } from './grocery-home.ts';
import { grains, seasonings, tins } from './grocery-pantry.ts';
import { groceryStores } from './grocery-stores.ts';

export const grocery: ShopContent = {
  categories: Object.values(groceryCategories),
  items: [
    ...fruits,
    ...vegetables,
    ...herbs,
    ...dairy,
    ...bakery,
    ...meats,
    ...fishes,
    ...readyMeals,
    ...grains,
    ...tins,
    ...seasonings,
    ...coldDrinks,
    ...hotDrinks,
    ...savouries,
    ...sweets,
    ...frozenFoods,
    ...household,
    ...personalCare,
    ...babyGoods,
    ...petGoods,
    ...flowers,
  ],
  stores: groceryStores,
  brands: groceryBrands,
};
