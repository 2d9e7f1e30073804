import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { bowlProtein, dressing, portion, saladExtras } from './food-options.ts';

const salad = shelf(foodCategories.salads, {
  veg: true,
  food_variations: [portion, dressing],
  add_ons: saladExtras,
  nutritions: ['Fibre', 'Vitamin C'],
  allergies: ['Milk', 'Mustard'],
});
const bowl = shelf(foodCategories.salads, {
  veg: true,
  food_variations: [bowlProtein, dressing],
  add_ons: saladExtras,
  nutritions: ['Fibre', 'Protein', 'Slow carbohydrates'],
  allergies: ['Soy', 'Sesame'],
});

export const salads = [
  salad(
    'avocado-garden-bowl',
    1090,
    '🥗 🥑 🍋',
    t('Avocado Garden Salad', 'Ensalada del huerto con aguacate', 'سلطة الحديقة بالأفوكادو'),
    t(
      'Leaves, avocado, cucumber, radish and toasted seeds with lemon.',
      'Hojas verdes, aguacate, pepino, rábano y semillas tostadas con limón.',
      'أوراق خضراء وأفوكادو وخيار وفجل وبذور محمصة مع الليمون.',
    ),
    {
      organic: true,
      tags: ['popular', 'vegan'],
      nutritions: ['Healthy fats', 'Fibre', 'Vitamin C'],
      allergies: ['Mustard'],
    },
  ),
  salad(
    'chicken-caesar',
    1190,
    '🥗 🍗 🧀',
    t('Chicken Caesar', 'César de pollo', 'سلطة سيزر بالدجاج'),
    t(
      'Romaine, grilled chicken, parmesan, croutons and an anchovy dressing.',
      'Lechuga romana, pollo a la plancha, parmesano, picatostes y aliño de anchoas.',
      'خس روماني ودجاج مشوي وبارميزان وخبز محمص وصلصة الأنشوجة.',
    ),
    { veg: false, tags: ['popular'], nutritions: ['Protein'], allergies: ['Gluten', 'Milk', 'Egg', 'Fish', 'Mustard'] },
  ),
  salad(
    'greek-salad',
    990,
    '🥗 🫒 🍅',
    t('Greek Salad', 'Ensalada griega', 'سلطة يونانية'),
    t(
      'Tomato, cucumber, red onion, Kalamata olives and a slab of feta.',
      'Tomate, pepino, cebolla roja, aceitunas Kalamata y una pieza de feta.',
      'طماطم وخيار وبصل أحمر وزيتون كالاماتا وقطعة من جبن الفيتا.',
    ),
    { nutritions: ['Calcium', 'Vitamin C'] },
  ),
  salad(
    'beet-goat-cheese',
    1120,
    '🥗 🧀 🌰',
    t('Beetroot and Goat Cheese', 'Remolacha y queso de cabra', 'شمندر وجبن ماعز'),
    t(
      'Roasted beets, warm goat cheese, walnuts and honey.',
      'Remolacha asada, queso de cabra templado, nueces y miel.',
      'شمندر مشوي وجبن ماعز دافئ وجوز وعسل.',
    ),
    { allergies: ['Milk', 'Nuts', 'Mustard'] },
  ),
  salad(
    'nicoise',
    1290,
    '🥗 🥚 🐟',
    t('Salade Niçoise', 'Ensalada nizarda', 'سلطة نيسواز'),
    t(
      'Tuna, egg, green beans, potato and olives, composed and not tossed.',
      'Atún, huevo, judías verdes, patata y aceitunas, compuesta y sin mezclar.',
      'تونة وبيض وفاصولياء خضراء وبطاطس وزيتون، مرتّبة لا مخلوطة.',
    ),
    { veg: false, nutritions: ['Protein', 'Omega-3'], allergies: ['Fish', 'Egg', 'Mustard'] },
  ),
  salad(
    'caprese',
    1050,
    '🥗 🍅 🌿',
    t('Caprese with Burrata', 'Caprese con burrata', 'كابريزي مع البوراتا'),
    t(
      'Ripe tomatoes, a whole burrata, basil and aged balsamic.',
      'Tomates maduros, una burrata entera, albahaca y balsámico añejo.',
      'طماطم ناضجة وحبة بوراتا كاملة وريحان وبلسميك معتّق.',
    ),
    { allergies: ['Milk', 'Sulphites'] },
  ),
  salad(
    'west-coast-prawn-salad',
    1390,
    '🥗 🦐 🥚',
    t('West Coast Prawn Salad', 'Ensalada de gambas de la costa oeste', 'سلطة روبيان الساحل الغربي'),
    t(
      'Hand-peeled prawns, egg, asparagus and dill dressing on crisp lettuce.',
      'Gambas peladas a mano, huevo, espárragos y aliño de eneldo sobre lechuga crujiente.',
      'روبيان مقشّر يدويًا وبيض وهليون وصلصة الشبت على خس مقرمش.',
    ),
    { veg: false, tags: ['local'], allergies: ['Crustaceans', 'Egg', 'Mustard'] },
  ),
];

export const grainBowls = [
  bowl(
    'salmon-poke',
    1350,
    '🥗 🐟 🥑',
    t('Salmon Poké Bowl', 'Poke de salmón', 'بوكي السلمون'),
    t(
      'Raw salmon in ponzu, sushi rice, mango, edamame and avocado.',
      'Salmón crudo en ponzu, arroz de sushi, mango, edamame y aguacate.',
      'سلمون نيء بالبونزو وأرز سوشي ومانجو وإدامامي وأفوكادو.',
    ),
    {
      veg: false,
      food_variations: [portion],
      tags: ['popular'],
      nutritions: ['Omega-3', 'Protein'],
      allergies: ['Fish', 'Soy', 'Sesame'],
    },
  ),
  bowl(
    'tuna-mango-poke',
    1390,
    '🥗 🥭 🐟',
    t('Tuna and Mango Poké', 'Poke de atún y mango', 'بوكي التونة والمانجو'),
    t(
      'Marinated tuna, mango, cucumber and wakame over rice.',
      'Atún marinado, mango, pepino y wakame sobre arroz.',
      'تونة متبّلة ومانجو وخيار وواكامي فوق الأرز.',
    ),
    { veg: false, food_variations: [portion], allergies: ['Fish', 'Soy', 'Sesame'] },
  ),
  bowl(
    'buddha-bowl',
    1150,
    '🥗 🍠 🥦',
    t('Roasted Root Buddha Bowl', 'Bowl de raíces asadas', 'وعاء بوذا بالجذور المشوية'),
    t(
      'Sweet potato, broccoli, chickpeas, red cabbage and tahini on brown rice.',
      'Boniato, brócoli, garbanzos, lombarda y tahini sobre arroz integral.',
      'بطاطا حلوة وبروكلي وحمص وملفوف أحمر وطحينة على أرز بني.',
    ),
    { tags: ['vegan'], organic: true },
  ),
  bowl(
    'quinoa-power-bowl',
    1190,
    '🥗 🫘 🥬',
    t('Quinoa Power Bowl', 'Bowl de quinoa', 'وعاء الكينوا المغذي'),
    t(
      'Red quinoa, black beans, kale, pumpkin seeds and roasted pepper.',
      'Quinoa roja, alubias negras, kale, semillas de calabaza y pimiento asado.',
      'كينوا حمراء وفاصولياء سوداء وكرنب وبذور قرع وفلفل مشوي.',
    ),
    { tags: ['vegan', 'gluten-free'], nutritions: ['Protein', 'Iron', 'Fibre'] },
  ),
  bowl(
    'falafel-bowl',
    1120,
    '🥗 🧆 🥒',
    t('Falafel Mezze Bowl', 'Bowl de falafel y mezze', 'وعاء مازة بالفلافل'),
    t(
      'Four falafel, hummus, tabbouleh, pickles and mint yoghurt.',
      'Cuatro falafel, hummus, tabulé, encurtidos y yogur de menta.',
      'أربع حبات فلافل وحمص وتبولة ومخللات ولبن بالنعناع.',
    ),
    { food_variations: [dressing], allergies: ['Gluten', 'Sesame', 'Milk'] },
  ),
  bowl(
    'acai-bowl',
    890,
    '🥣 🫐 🍌',
    t('Açaí Breakfast Bowl', 'Bowl de açaí', 'وعاء الأساي للفطور'),
    t(
      'Frozen açaí blended thick, with banana, berries, granola and coconut.',
      'Açaí helado bien espeso con plátano, frutos rojos, granola y coco.',
      'أساي مثلّج كثيف مع موز وتوت وغرانولا وجوز هند.',
    ),
    {
      food_variations: [portion],
      tags: ['vegan'],
      nutritions: ['Antioxidants', 'Fibre'],
      allergies: ['Nuts', 'Gluten'],
    },
  ),
];
