import type { ShopContent } from './content.ts';
import { grainBowls, salads } from './food/food-bowls.ts';
import { breakfasts } from './food/food-breakfast.ts';
import { beefBurgers, chickenBurgers, hotDogs, plantBurgers } from './food/food-burgers.ts';
import { foodCategories } from './food/food-categories.ts';
import { coffees, teas } from './food/food-coffee.ts';
import { chickens, kebabs, sandwiches, seafoods } from './food/food-grill.ts';
import { curries, tandoor } from './food/food-indian.ts';
import { pastas, redPizzas, whitePizzas } from './food/food-italian.ts';
import { bentos, sushiRolls } from './food/food-japanese.ts';
import { antojitos, burritos, tacos } from './food/food-mexican.ts';
import { dumplings, ramens, wokDishes } from './food/food-noodles.ts';
import { fries, juices, shakes, smallPlates, sodas } from './food/food-sides-drinks.ts';
import { foodStores } from './food/food-stores.ts';
import { cakes, iceCreams, pastries } from './food/food-sweets.ts';

export const food: ShopContent = {
  categories: Object.values(foodCategories),
  items: [
    ...beefBurgers,
    ...chickenBurgers,
    ...plantBurgers,
    ...hotDogs,
    ...redPizzas,
    ...whitePizzas,
    ...pastas,
    ...sushiRolls,
    ...bentos,
    ...salads,
    ...grainBowls,
    ...ramens,
    ...wokDishes,
    ...dumplings,
    ...tacos,
    ...burritos,
    ...antojitos,
    ...curries,
    ...tandoor,
    ...breakfasts,
    ...cakes,
    ...iceCreams,
    ...pastries,
    ...coffees,
    ...teas,
    ...chickens,
    ...seafoods,
    ...kebabs,
    ...sandwiches,
    ...fries,
    ...smallPlates,
    ...sodas,
    ...juices,
    ...shakes,
  ],
  stores: foodStores,
};
