import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { portion, salsas, spice, tacoExtras, tortilla, withoutOnTaco } from './food-options.ts';

const taco = shelf(foodCategories.tacos, {
  veg: false,
  food_variations: [tortilla, salsas, withoutOnTaco],
  add_ons: tacoExtras,
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Milk'],
});
const burrito = shelf(foodCategories.tacos, {
  veg: false,
  food_variations: [portion, spice, salsas],
  add_ons: tacoExtras,
  nutritions: ['Protein', 'Fibre'],
  allergies: ['Gluten', 'Milk'],
});

export const tacos = [
  taco(
    'tacos-al-pastor',
    990,
    '🌮 🍍 🌶️',
    t('Taco Trio al Pastor', 'Trío de tacos al pastor'),
    t(
      'Pork marinated in achiote and carved from the spit, with pineapple and coriander.',
      'Cerdo marinado en achiote y cortado del trompo, con piña y cilantro.',
    ),
    { tags: ['popular'], allergies: [] },
  ),
  taco(
    'tacos-carnitas',
    980,
    '🌮×2 🧅 🍋',
    t('Carnitas Tacos', 'Tacos de carnitas'),
    t(
      'Pork shoulder cooked slowly in its own fat, then crisped on the iron.',
      'Paletilla de cerdo cocida despacio en su grasa y dorada a la plancha.',
    ),
  ),
  taco(
    'baja-fish-tacos',
    1080,
    '🌮 🐟 🥬',
    t('Baja Fish Tacos', 'Tacos de pescado Baja'),
    t(
      'Beer-battered cod, cabbage, lime crema and pickled onion.',
      'Bacalao rebozado con cerveza, col, crema de lima y cebolla encurtida.',
    ),
    { allergies: ['Fish', 'Gluten', 'Milk', 'Egg'], nutritions: ['Omega-3', 'Protein'] },
  ),
  taco(
    'chicken-tinga-tacos',
    950,
    '🌮 🍗 🍅',
    t('Chicken Tinga Tacos', 'Tacos de tinga de pollo'),
    t('Shredded chicken in smoky tomato and chipotle.', 'Pollo deshebrado en salsa ahumada de tomate y chipotle.'),
    { halal: true },
  ),
  taco(
    'cauliflower-tacos',
    890,
    '🌮 🥑 🥕',
    t('Roasted Cauliflower Tacos', 'Tacos de coliflor asada'),
    t(
      'Cauliflower with cumin, black beans, avocado and salsa verde.',
      'Coliflor con comino, frijoles negros, aguacate y salsa verde.',
    ),
    { veg: true, tags: ['vegan'], nutritions: ['Fibre', 'Vitamin C'], allergies: ['Gluten'] },
  ),
  taco(
    'prawn-tacos',
    1120,
    '🌮 🦐 🥭',
    t('Prawn and Mango Tacos', 'Tacos de gambas y mango'),
    t('Chilli-lime prawns with a fresh mango salsa.', 'Gambas con chile y lima y salsa fresca de mango.'),
    { allergies: ['Crustaceans', 'Gluten'] },
  ),
];

export const burritos = [
  burrito(
    'carne-asada-burrito',
    1190,
    '🌯 🥩 🥑',
    t('Carne Asada Burrito', 'Burrito de carne asada'),
    t(
      'Grilled flank steak, rice, black beans, guacamole and cheese in a large tortilla.',
      'Falda a la parrilla, arroz, frijoles negros, guacamole y queso en tortilla grande.',
    ),
    { tags: ['popular'] },
  ),
  burrito(
    'chicken-burrito',
    1120,
    '🌯 🍗 🌽',
    t('Chipotle Chicken Burrito', 'Burrito de pollo al chipotle'),
    t('Chipotle chicken, corn salsa, rice and sour cream.', 'Pollo al chipotle, salsa de maíz, arroz y crema agria.'),
    { halal: true },
  ),
  burrito(
    'bean-burrito',
    990,
    '🌯 🫘 🍅',
    t('Black Bean Burrito', 'Burrito de frijoles negros'),
    t(
      'Black beans, roasted peppers, lime rice and pico de gallo.',
      'Frijoles negros, pimientos asados, arroz con lima y pico de gallo.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten'] },
  ),
  burrito(
    'burrito-bowl',
    1150,
    '🥗 🌽 🥑',
    t('Naked Burrito Bowl', 'Bowl burrito sin tortilla'),
    t(
      'Everything from the burrito without the tortilla, over crisp lettuce.',
      'Todo lo del burrito sin la tortilla, sobre lechuga crujiente.',
    ),
    { tags: ['gluten-free'], allergies: ['Milk'] },
  ),
  burrito(
    'tamales',
    850,
    '🫔×2 🌽',
    t('Two Corn Tamales', 'Dos tamales de maíz'),
    t(
      'Steamed corn dough with chicken in green sauce, wrapped in husk.',
      'Masa de maíz al vapor con pollo en salsa verde, envuelta en hoja.',
    ),
    { food_variations: [salsas], allergies: ['Milk'] },
  ),
];

export const antojitos = [
  burrito(
    'cheese-quesadilla',
    790,
    '🫓 🧀 🌶️',
    t('Three Cheese Quesadilla', 'Quesadilla de tres quesos'),
    t(
      'A folded tortilla with three melting cheeses, toasted until it shatters.',
      'Tortilla doblada con tres quesos fundidos, tostada hasta crujir.',
    ),
    { veg: true, food_variations: [portion, salsas] },
  ),
  burrito(
    'loaded-nachos',
    890,
    '🥘 🧀 🥑',
    t('Loaded Nachos', 'Nachos completos'),
    t(
      'Corn chips baked with cheese, beans and jalapeños, with guacamole on top.',
      'Totopos horneados con queso, frijoles y jalapeños, con guacamole encima.',
    ),
    { veg: true, tags: ['sharing', 'popular'], food_variations: [portion, salsas], allergies: ['Milk'] },
  ),
  burrito(
    'elote',
    490,
    '🌽×2 🧀 🌶️',
    t('Street Corn Elote', 'Elote callejero'),
    t('Charred corn rolled in crema, cotija cheese and chilli.', 'Maíz a la brasa con crema, queso cotija y chile.'),
    { veg: true, food_variations: [], allergies: ['Milk', 'Egg'] },
  ),
  burrito(
    'guacamole-chips',
    690,
    '🥑×2 🍋 🌶️',
    t('Guacamole and Chips', 'Guacamole con totopos'),
    t(
      'Avocado mashed to order with lime, onion and coriander.',
      'Aguacate machacado al momento con lima, cebolla y cilantro.',
    ),
    {
      veg: true,
      tags: ['vegan', 'sharing'],
      food_variations: [spice],
      allergies: [],
      nutritions: ['Healthy fats', 'Fibre'],
    },
  ),
  burrito(
    'tortilla-soup',
    790,
    '🍲 🍅 🌶️',
    t('Tortilla Soup', 'Sopa de tortilla'),
    t(
      'Tomato and pasilla broth with chicken, avocado and crisp tortilla strips.',
      'Caldo de tomate y pasilla con pollo, aguacate y tiras de tortilla crujiente.',
    ),
    { food_variations: [portion, spice], allergies: ['Milk'] },
  ),
];
