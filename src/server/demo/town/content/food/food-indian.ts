import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { curryExtras, portion, riceOrBread, spice } from './food-options.ts';

const curry = shelf(foodCategories.curry, {
  veg: false,
  halal: true,
  food_variations: [spice, riceOrBread],
  add_ons: curryExtras,
  nutritions: ['Protein', 'Iron'],
  allergies: ['Milk', 'Gluten'],
});
const side = shelf(foodCategories.curry, { veg: true, allergies: ['Gluten', 'Milk'] });

export const curries = [
  curry(
    'butter-chicken',
    1250,
    '🍛 🧈 🍅',
    t('Butter Chicken', 'Pollo a la mantequilla'),
    t(
      'Tandoor-roasted chicken in a mild tomato sauce with butter and fenugreek.',
      'Pollo asado en tandoor con salsa suave de tomate, mantequilla y fenogreco.',
    ),
    { tags: ['popular'] },
  ),
  curry(
    'chicken-tikka-masala',
    1270,
    '🍛 🍗 🌶️',
    t('Chicken Tikka Masala', 'Pollo tikka masala'),
    t(
      'Charred chicken tikka in a spiced tomato and onion masala.',
      'Pollo tikka tostado en un masala de tomate y cebolla.',
    ),
    { tags: ['popular'] },
  ),
  curry(
    'lamb-rogan-josh',
    1390,
    '🍲 🍖 🌶️',
    t('Lamb Rogan Josh', 'Cordero rogan josh'),
    t(
      'Lamb shoulder braised with Kashmiri chilli, cardamom and yoghurt.',
      'Paletilla de cordero guisada con chile de Cachemira, cardamomo y yogur.',
    ),
  ),
  curry(
    'goan-prawn-curry',
    1420,
    '🍛 🦐 🥥',
    t('Goan Prawn Curry', 'Curri de gambas de Goa'),
    t('Prawns in coconut milk with tamarind and curry leaf.', 'Gambas en leche de coco con tamarindo y hoja de curri.'),
    { allergies: ['Crustaceans', 'Mustard'], nutritions: ['Protein', 'Zinc'] },
  ),
  curry(
    'palak-paneer',
    1150,
    '🍛 🥬 🧀',
    t('Palak Paneer', 'Palak paneer'),
    t(
      'Fresh cheese cubes in spinach cooked down with garlic and cumin.',
      'Dados de queso fresco en espinacas guisadas con ajo y comino.',
    ),
    { veg: true, nutritions: ['Calcium', 'Iron'] },
  ),
  curry(
    'chana-masala',
    1020,
    '🍛 🫘 🍅',
    t('Chana Masala', 'Chana masala'),
    t(
      'Chickpeas simmered with tomato, ginger and dried mango.',
      'Garbanzos guisados con tomate, jengibre y mango seco.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten'], nutritions: ['Fibre', 'Protein'] },
  ),
  curry(
    'dal-makhani',
    1050,
    '🍲 🫘 🧈',
    t('Dal Makhani', 'Dal makhani'),
    t(
      'Black lentils left on the embers overnight, finished with butter.',
      'Lentejas negras al rescoldo toda la noche, terminadas con mantequilla.',
    ),
    { veg: true, nutritions: ['Protein', 'Fibre'] },
  ),
  curry(
    'aloo-gobi',
    990,
    '🥘 🥔 🥦',
    t('Aloo Gobi', 'Aloo gobi'),
    t(
      'Potato and cauliflower fried dry with turmeric and green chilli.',
      'Patata y coliflor salteadas con cúrcuma y chile verde.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten', 'Mustard'] },
  ),
  curry(
    'thai-green-curry',
    1220,
    '🍛 🥥 🫑',
    t('Thai Green Curry', 'Curri verde tailandés'),
    t(
      'Chicken, bamboo and Thai basil in a fragrant green coconut broth.',
      'Pollo, bambú y albahaca tailandesa en un caldo aromático de coco.',
    ),
    { tags: ['spicy'], allergies: ['Fish', 'Soy'] },
  ),
  curry(
    'vegetable-biryani',
    1120,
    '🍚 🥕 🫛',
    t('Vegetable Biryani', 'Biryani de verduras'),
    t(
      'Basmati layered with vegetables, saffron and fried onion, sealed and steamed.',
      'Basmati en capas con verduras, azafrán y cebolla frita, cocido al vapor.',
    ),
    { veg: true, food_variations: [portion, spice] },
  ),
  curry(
    'lamb-biryani',
    1320,
    '🍚 🍖 🧅',
    t('Lamb Biryani', 'Biryani de cordero'),
    t(
      'Slow lamb under saffron rice, with boiled egg and raita.',
      'Cordero lento bajo arroz al azafrán, con huevo cocido y raita.',
    ),
    { food_variations: [portion, spice], allergies: ['Milk', 'Egg'] },
  ),
];

export const tandoor = [
  side(
    'garlic-naan',
    290,
    '🫓×2 🧄',
    t('Garlic Naan', 'Naan de ajo'),
    t(
      'Leavened bread slapped on the wall of the tandoor, brushed with garlic butter.',
      'Pan fermentado cocido en la pared del tandoor, con mantequilla de ajo.',
    ),
    { tags: ['popular'] },
  ),
  side(
    'cheese-naan',
    350,
    '🫓 🧀',
    t('Cheese Naan', 'Naan de queso'),
    t(
      'Naan filled with mild cheese and a little green chilli.',
      'Naan relleno de queso suave y un poco de chile verde.',
    ),
  ),
  side(
    'samosa-pair',
    450,
    '🥟×2 🫛 🥔',
    t('Two Vegetable Samosas', 'Dos samosas de verduras'),
    t(
      'Crisp pastry around spiced potato and peas, with tamarind chutney.',
      'Masa crujiente con patata y guisantes especiados, y chutney de tamarindo.',
    ),
    { tags: ['vegan', 'snack'], allergies: ['Gluten', 'Mustard'] },
  ),
  side(
    'onion-bhaji',
    420,
    '🧆×3 🧅',
    t('Onion Bhajis', 'Bhajis de cebolla'),
    t(
      'Sliced onion in chickpea batter, fried dark and served with mint sauce.',
      'Cebolla en masa de garbanzo, bien frita, con salsa de menta.',
    ),
    { tags: ['vegan', 'gluten-free'], allergies: ['Mustard'] },
  ),
  side(
    'chicken-tikka-skewers',
    890,
    '🍢 🍋 🧅',
    t('Chicken Tikka Skewers', 'Brochetas de pollo tikka'),
    t(
      'Chicken marinated in yoghurt and spices, straight from the tandoor.',
      'Pollo marinado en yogur y especias, directo del tandoor.',
    ),
    { veg: false, halal: true, allergies: ['Milk', 'Mustard'], nutritions: ['Protein'] },
  ),
  side(
    'pilau-rice',
    320,
    '🍚 🌿',
    t('Pilau Rice', 'Arroz pilau'),
    t('Basmati with cardamom, cinnamon and bay.', 'Basmati con cardamomo, canela y laurel.'),
    { tags: ['vegan', 'gluten-free'], allergies: [] },
  ),
  side(
    'raita',
    250,
    '🥣 🥒 🌿',
    t('Cucumber Raita', 'Raita de pepino'),
    t('Cool yoghurt with cucumber, mint and roasted cumin.', 'Yogur fresco con pepino, menta y comino tostado.'),
    { allergies: ['Milk'], nutritions: ['Probiotics'] },
  ),
];
