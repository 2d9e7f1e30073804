import type { ShopContent } from './content.ts';
import { groceryBrands } from './grocery/grocery-brands.ts';
import { groceryCategories } from './grocery/grocery-categories.ts';
import { bakery, fishes, meats, readyMeals } from './grocery/grocery-counter.ts';
import { dairy } from './grocery/grocery-dairy.ts';
import { coldDrinks, frozenFoods, hotDrinks, savouries, sweets } from './grocery/grocery-drinks-snacks.ts';
import { fruits, herbs, vegetables } from './grocery/grocery-fresh.ts';
import { babyGoods, flowers, household, personalCare, petGoods } from './grocery/grocery-home.ts';
import { grains, seasonings, tins } from './grocery/grocery-pantry.ts';
import { groceryStores } from './grocery/grocery-stores.ts';

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
