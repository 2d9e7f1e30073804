import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { breakfastExtras, eggs, pancakeToppings, portion } from './food-options.ts';

/** The kitchen is on eggs until noon; what comes out of the bread oven is there all day. */
const morning = { from: '07:00', to: '12:00' };
const brunch = { from: '09:00', to: '15:00' };

const dish = shelf(foodCategories.breakfast, {
  veg: true,
  add_ons: breakfastExtras,
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Egg', 'Milk'],
});

export const breakfasts = [
  dish(
    'buttermilk-pancakes',
    890,
    '🥞 🫐 🍯',
    t('Buttermilk Pancakes', 'Tortitas de suero de leche'),
    t(
      'A stack of four with salted butter and maple syrup.',
      'Una torre de cuatro con mantequilla salada y sirope de arce.',
    ),
    { food_variations: [pancakeToppings], available: morning, tags: ['popular', 'sweet'] },
  ),
  dish(
    'blueberry-pancakes',
    950,
    '🥞 🍋 🫐',
    t('Blueberry Lemon Pancakes', 'Tortitas de arándanos y limón'),
    t('Blueberries in the batter, lemon curd on top.', 'Arándanos en la masa y crema de limón por encima.'),
    { food_variations: [pancakeToppings], available: brunch, tags: ['sweet'] },
  ),
  dish(
    'belgian-waffle',
    850,
    '🧇 🍓 🧈',
    t('Belgian Waffle with Berries', 'Gofre belga con frutos rojos'),
    t(
      'Yeast-raised waffle with strawberries and whipped cream.',
      'Gofre de masa fermentada con fresas y nata montada.',
    ),
    { food_variations: [pancakeToppings], available: brunch, tags: ['sweet'] },
  ),
  dish(
    'full-breakfast',
    1290,
    '🍳 🥓 🍅',
    t('Full Cooked Breakfast', 'Desayuno completo'),
    t(
      'Two eggs, bacon, sausage, beans, mushrooms, tomato and toast.',
      'Dos huevos, beicon, salchicha, alubias, champiñones, tomate y tostada.',
    ),
    { veg: false, food_variations: [eggs], available: morning, tags: ['popular'] },
  ),
  dish(
    'eggs-benedict',
    1150,
    '🍳 🥓 🧈',
    t('Eggs Benedict', 'Huevos benedictinos'),
    t(
      'Poached eggs and ham on a toasted muffin under warm hollandaise.',
      'Huevos escalfados y jamón sobre muffin tostado con holandesa templada.',
    ),
    { veg: false, available: brunch },
  ),
  dish(
    'shakshuka',
    1090,
    '🥘 🥚 🍅',
    t('Shakshuka', 'Shakshuka'),
    t(
      'Eggs baked in tomato, pepper and cumin, with bread for the pan.',
      'Huevos al horno en tomate, pimiento y comino, con pan para mojar.',
    ),
    { food_variations: [portion], available: brunch, allergies: ['Egg', 'Gluten'] },
  ),
  dish(
    'avocado-toast',
    950,
    '🍞 🥑 🍋',
    t('Avocado on Sourdough', 'Tostada de aguacate'),
    t(
      'Crushed avocado, lemon, chilli flakes and seeds on toasted sourdough.',
      'Aguacate machacado, limón, guindilla y semillas sobre masa madre tostada.',
    ),
    { tags: ['vegan', 'popular'], allergies: ['Gluten', 'Sesame'], nutritions: ['Healthy fats', 'Fibre'] },
  ),
  dish(
    'salmon-bagel',
    1050,
    '🥯 🐟 🍋',
    t('Smoked Salmon Bagel', 'Bagel de salmón ahumado'),
    t(
      'Cream cheese, cold-smoked salmon, capers and dill in a chewy bagel.',
      'Queso crema, salmón ahumado, alcaparras y eneldo en un bagel tierno.',
    ),
    { veg: false, allergies: ['Gluten', 'Milk', 'Fish', 'Sesame'], nutritions: ['Omega-3', 'Protein'] },
  ),
  dish(
    'granola-yoghurt',
    690,
    '🥣 🫐 🍯',
    t('Granola and Thick Yoghurt', 'Granola con yogur'),
    t(
      'Oven-baked oats and nuts over thick yoghurt with berries.',
      'Avena y frutos secos al horno sobre yogur espeso con frutos rojos.',
    ),
    { available: morning, allergies: ['Milk', 'Nuts', 'Gluten'], nutritions: ['Fibre', 'Calcium', 'Probiotics'] },
  ),
  dish(
    'oat-porridge',
    590,
    '🥣 🍎 🌰',
    t('Apple Cinnamon Porridge', 'Gachas de avena con manzana'),
    t(
      'Rolled oats cooked in oat drink with stewed apple and hazelnuts.',
      'Avena cocida en bebida de avena con manzana compotada y avellanas.',
    ),
    { available: morning, tags: ['vegan'], allergies: ['Gluten', 'Nuts'], nutritions: ['Fibre', 'Slow carbohydrates'] },
  ),
  dish(
    'breakfast-burrito',
    990,
    '🌯 🥚 🥑',
    t('Breakfast Burrito', 'Burrito de desayuno'),
    t(
      'Scrambled eggs, potato, cheddar and salsa rolled in a warm tortilla.',
      'Huevos revueltos, patata, cheddar y salsa en una tortilla caliente.',
    ),
    { available: brunch },
  ),
  dish(
    'ham-cheese-croissant',
    590,
    '🥐 🧀 🥓',
    t('Ham and Cheese Croissant', 'Cruasán de jamón y queso'),
    t(
      'All-butter croissant, warmed with ham and Västerbotten-style cheese.',
      'Cruasán de mantequilla, caliente, con jamón y queso curado sueco.',
    ),
    { veg: false, add_ons: [] },
  ),
];
