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
    t('Taco Trio al Pastor', 'Trío de tacos al pastor', 'ثلاثة تاكو آل باستور'),
    t(
      'Pork marinated in achiote and carved from the spit, with pineapple and coriander.',
      'Cerdo marinado en achiote y cortado del trompo, con piña y cilantro.',
      'لحم خنزير متبّل بالأشيوتي من السيخ مع أناناس وكزبرة.',
    ),
    { tags: ['popular'], allergies: [] },
  ),
  taco(
    'tacos-carnitas',
    980,
    '🌮×2 🧅 🍋',
    t('Carnitas Tacos', 'Tacos de carnitas', 'تاكو كارنيتاس'),
    t(
      'Pork shoulder cooked slowly in its own fat, then crisped on the iron.',
      'Paletilla de cerdo cocida despacio en su grasa y dorada a la plancha.',
      'كتف خنزير مطهو ببطء في دهنه ثم محمّر على الحديد.',
    ),
  ),
  taco(
    'baja-fish-tacos',
    1080,
    '🌮 🐟 🥬',
    t('Baja Fish Tacos', 'Tacos de pescado Baja', 'تاكو سمك باها'),
    t(
      'Beer-battered cod, cabbage, lime crema and pickled onion.',
      'Bacalao rebozado con cerveza, col, crema de lima y cebolla encurtida.',
      'قد مقلي بعجينة خفيفة وملفوف وكريمة الليمون وبصل مخلل.',
    ),
    { allergies: ['Fish', 'Gluten', 'Milk', 'Egg'], nutritions: ['Omega-3', 'Protein'] },
  ),
  taco(
    'chicken-tinga-tacos',
    950,
    '🌮 🍗 🍅',
    t('Chicken Tinga Tacos', 'Tacos de tinga de pollo', 'تاكو تينغا الدجاج'),
    t(
      'Shredded chicken in smoky tomato and chipotle.',
      'Pollo deshebrado en salsa ahumada de tomate y chipotle.',
      'دجاج منسّل في طماطم مدخّنة وتشيبوتلي.',
    ),
    { halal: true },
  ),
  taco(
    'cauliflower-tacos',
    890,
    '🌮 🥑 🥕',
    t('Roasted Cauliflower Tacos', 'Tacos de coliflor asada', 'تاكو القرنبيط المشوي'),
    t(
      'Cauliflower with cumin, black beans, avocado and salsa verde.',
      'Coliflor con comino, frijoles negros, aguacate y salsa verde.',
      'قرنبيط بالكمون وفاصولياء سوداء وأفوكادو وصلصة خضراء.',
    ),
    { veg: true, tags: ['vegan'], nutritions: ['Fibre', 'Vitamin C'], allergies: ['Gluten'] },
  ),
  taco(
    'prawn-tacos',
    1120,
    '🌮 🦐 🥭',
    t('Prawn and Mango Tacos', 'Tacos de gambas y mango', 'تاكو الروبيان والمانجو'),
    t(
      'Chilli-lime prawns with a fresh mango salsa.',
      'Gambas con chile y lima y salsa fresca de mango.',
      'روبيان بالفلفل والليمون مع صلصة مانجو طازجة.',
    ),
    { allergies: ['Crustaceans', 'Gluten'] },
  ),
];

export const burritos = [
  burrito(
    'carne-asada-burrito',
    1190,
    '🌯 🥩 🥑',
    t('Carne Asada Burrito', 'Burrito de carne asada', 'بوريتو كارني أسادا'),
    t(
      'Grilled flank steak, rice, black beans, guacamole and cheese in a large tortilla.',
      'Falda a la parrilla, arroz, frijoles negros, guacamole y queso en tortilla grande.',
      'ستيك مشوي وأرز وفاصولياء سوداء وغواكامولي وجبن في تورتيا كبيرة.',
    ),
    { tags: ['popular'] },
  ),
  burrito(
    'chicken-burrito',
    1120,
    '🌯 🍗 🌽',
    t('Chipotle Chicken Burrito', 'Burrito de pollo al chipotle', 'بوريتو دجاج تشيبوتلي'),
    t(
      'Chipotle chicken, corn salsa, rice and sour cream.',
      'Pollo al chipotle, salsa de maíz, arroz y crema agria.',
      'دجاج تشيبوتلي وصلصة الذرة وأرز وكريمة حامضة.',
    ),
    { halal: true },
  ),
  burrito(
    'bean-burrito',
    990,
    '🌯 🫘 🍅',
    t('Black Bean Burrito', 'Burrito de frijoles negros', 'بوريتو الفاصولياء السوداء'),
    t(
      'Black beans, roasted peppers, lime rice and pico de gallo.',
      'Frijoles negros, pimientos asados, arroz con lima y pico de gallo.',
      'فاصولياء سوداء وفلفل مشوي وأرز بالليمون وصلصة بيكو دي غايو.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten'] },
  ),
  burrito(
    'burrito-bowl',
    1150,
    '🥗 🌽 🥑',
    t('Naked Burrito Bowl', 'Bowl burrito sin tortilla', 'وعاء البوريتو'),
    t(
      'Everything from the burrito without the tortilla, over crisp lettuce.',
      'Todo lo del burrito sin la tortilla, sobre lechuga crujiente.',
      'كل ما في البوريتو من دون التورتيا، فوق خس مقرمش.',
    ),
    { tags: ['gluten-free'], allergies: ['Milk'] },
  ),
  burrito(
    'tamales',
    850,
    '🫔×2 🌽',
    t('Two Corn Tamales', 'Dos tamales de maíz', 'حبتا تامال بالذرة'),
    t(
      'Steamed corn dough with chicken in green sauce, wrapped in husk.',
      'Masa de maíz al vapor con pollo en salsa verde, envuelta en hoja.',
      'عجينة ذرة على البخار مع دجاج بصلصة خضراء، ملفوفة بقشر الذرة.',
    ),
    { food_variations: [salsas], allergies: ['Milk'] },
  ),
];

export const antojitos = [
  burrito(
    'cheese-quesadilla',
    790,
    '🫓 🧀 🌶️',
    t('Three Cheese Quesadilla', 'Quesadilla de tres quesos', 'كيساديا بثلاثة أجبان'),
    t(
      'A folded tortilla with three melting cheeses, toasted until it shatters.',
      'Tortilla doblada con tres quesos fundidos, tostada hasta crujir.',
      'تورتيا مطوية بثلاثة أجبان ذائبة، محمصة حتى القرمشة.',
    ),
    { veg: true, food_variations: [portion, salsas] },
  ),
  burrito(
    'loaded-nachos',
    890,
    '🥘 🧀 🥑',
    t('Loaded Nachos', 'Nachos completos', 'ناتشوز محمّل'),
    t(
      'Corn chips baked with cheese, beans and jalapeños, with guacamole on top.',
      'Totopos horneados con queso, frijoles y jalapeños, con guacamole encima.',
      'رقائق ذرة مخبوزة مع الجبن والفاصولياء والهالبينو، فوقها غواكامولي.',
    ),
    { veg: true, tags: ['sharing', 'popular'], food_variations: [portion, salsas], allergies: ['Milk'] },
  ),
  burrito(
    'elote',
    490,
    '🌽×2 🧀 🌶️',
    t('Street Corn Elote', 'Elote callejero', 'ذرة الشارع إلوتي'),
    t(
      'Charred corn rolled in crema, cotija cheese and chilli.',
      'Maíz a la brasa con crema, queso cotija y chile.',
      'ذرة مشوية مغطاة بالكريمة وجبن كوتيخا والفلفل الحار.',
    ),
    { veg: true, food_variations: [], allergies: ['Milk', 'Egg'] },
  ),
  burrito(
    'guacamole-chips',
    690,
    '🥑×2 🍋 🌶️',
    t('Guacamole and Chips', 'Guacamole con totopos', 'غواكامولي مع رقائق'),
    t(
      'Avocado mashed to order with lime, onion and coriander.',
      'Aguacate machacado al momento con lima, cebolla y cilantro.',
      'أفوكادو يُهرس عند الطلب مع ليمون وبصل وكزبرة.',
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
    t('Tortilla Soup', 'Sopa de tortilla', 'حساء التورتيا'),
    t(
      'Tomato and pasilla broth with chicken, avocado and crisp tortilla strips.',
      'Caldo de tomate y pasilla con pollo, aguacate y tiras de tortilla crujiente.',
      'مرق الطماطم والباسيا مع دجاج وأفوكادو وشرائح تورتيا مقرمشة.',
    ),
    { food_variations: [portion, spice], allergies: ['Milk'] },
  ),
];
