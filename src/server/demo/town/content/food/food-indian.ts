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
    t('Butter Chicken', 'Pollo a la mantequilla', 'دجاج بالزبدة'),
    t(
      'Tandoor-roasted chicken in a mild tomato sauce with butter and fenugreek.',
      'Pollo asado en tandoor con salsa suave de tomate, mantequilla y fenogreco.',
      'دجاج مشوي في التندور بصلصة طماطم خفيفة مع الزبدة والحلبة.',
    ),
    { tags: ['popular'] },
  ),
  curry(
    'chicken-tikka-masala',
    1270,
    '🍛 🍗 🌶️',
    t('Chicken Tikka Masala', 'Pollo tikka masala', 'دجاج تكا ماسالا'),
    t(
      'Charred chicken tikka in a spiced tomato and onion masala.',
      'Pollo tikka tostado en un masala de tomate y cebolla.',
      'دجاج تكا مشوي في ماسالا الطماطم والبصل.',
    ),
    { tags: ['popular'] },
  ),
  curry(
    'lamb-rogan-josh',
    1390,
    '🍲 🍖 🌶️',
    t('Lamb Rogan Josh', 'Cordero rogan josh', 'روغان جوش بالضأن'),
    t(
      'Lamb shoulder braised with Kashmiri chilli, cardamom and yoghurt.',
      'Paletilla de cordero guisada con chile de Cachemira, cardamomo y yogur.',
      'كتف ضأن مطهو مع فلفل كشمير والهيل واللبن.',
    ),
  ),
  curry(
    'goan-prawn-curry',
    1420,
    '🍛 🦐 🥥',
    t('Goan Prawn Curry', 'Curri de gambas de Goa', 'كاري روبيان غوا'),
    t(
      'Prawns in coconut milk with tamarind and curry leaf.',
      'Gambas en leche de coco con tamarindo y hoja de curri.',
      'روبيان في حليب جوز الهند مع تمر هندي وورق الكاري.',
    ),
    { allergies: ['Crustaceans', 'Mustard'], nutritions: ['Protein', 'Zinc'] },
  ),
  curry(
    'palak-paneer',
    1150,
    '🍛 🥬 🧀',
    t('Palak Paneer', 'Palak paneer', 'بالاك بانير'),
    t(
      'Fresh cheese cubes in spinach cooked down with garlic and cumin.',
      'Dados de queso fresco en espinacas guisadas con ajo y comino.',
      'مكعبات جبن طازج في سبانخ مطهوة بالثوم والكمون.',
    ),
    { veg: true, nutritions: ['Calcium', 'Iron'] },
  ),
  curry(
    'chana-masala',
    1020,
    '🍛 🫘 🍅',
    t('Chana Masala', 'Chana masala', 'تشانا ماسالا'),
    t(
      'Chickpeas simmered with tomato, ginger and dried mango.',
      'Garbanzos guisados con tomate, jengibre y mango seco.',
      'حمص مطهو مع الطماطم والزنجبيل والمانجو المجفف.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten'], nutritions: ['Fibre', 'Protein'] },
  ),
  curry(
    'dal-makhani',
    1050,
    '🍲 🫘 🧈',
    t('Dal Makhani', 'Dal makhani', 'دال مخاني'),
    t(
      'Black lentils left on the embers overnight, finished with butter.',
      'Lentejas negras al rescoldo toda la noche, terminadas con mantequilla.',
      'عدس أسود يبيت على الجمر ويُختم بالزبدة.',
    ),
    { veg: true, nutritions: ['Protein', 'Fibre'] },
  ),
  curry(
    'aloo-gobi',
    990,
    '🥘 🥔 🥦',
    t('Aloo Gobi', 'Aloo gobi', 'آلو غوبي'),
    t(
      'Potato and cauliflower fried dry with turmeric and green chilli.',
      'Patata y coliflor salteadas con cúrcuma y chile verde.',
      'بطاطس وقرنبيط مقلية بالكركم والفلفل الأخضر.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten', 'Mustard'] },
  ),
  curry(
    'thai-green-curry',
    1220,
    '🍛 🥥 🫑',
    t('Thai Green Curry', 'Curri verde tailandés', 'كاري أخضر تايلندي'),
    t(
      'Chicken, bamboo and Thai basil in a fragrant green coconut broth.',
      'Pollo, bambú y albahaca tailandesa en un caldo aromático de coco.',
      'دجاج وخيزران وريحان تايلندي في مرق جوز هند أخضر عطِر.',
    ),
    { tags: ['spicy'], allergies: ['Fish', 'Soy'] },
  ),
  curry(
    'vegetable-biryani',
    1120,
    '🍚 🥕 🫛',
    t('Vegetable Biryani', 'Biryani de verduras', 'برياني خضار'),
    t(
      'Basmati layered with vegetables, saffron and fried onion, sealed and steamed.',
      'Basmati en capas con verduras, azafrán y cebolla frita, cocido al vapor.',
      'أرز بسمتي بطبقات من الخضار والزعفران والبصل المقلي، مطهو على البخار.',
    ),
    { veg: true, food_variations: [portion, spice] },
  ),
  curry(
    'lamb-biryani',
    1320,
    '🍚 🍖 🧅',
    t('Lamb Biryani', 'Biryani de cordero', 'برياني ضأن'),
    t(
      'Slow lamb under saffron rice, with boiled egg and raita.',
      'Cordero lento bajo arroz al azafrán, con huevo cocido y raita.',
      'ضأن مطهو ببطء تحت أرز الزعفران مع بيض مسلوق ورايتا.',
    ),
    { food_variations: [portion, spice], allergies: ['Milk', 'Egg'] },
  ),
];

export const tandoor = [
  side(
    'garlic-naan',
    290,
    '🫓×2 🧄',
    t('Garlic Naan', 'Naan de ajo', 'نان بالثوم'),
    t(
      'Leavened bread slapped on the wall of the tandoor, brushed with garlic butter.',
      'Pan fermentado cocido en la pared del tandoor, con mantequilla de ajo.',
      'خبز مخمّر يُلصق بجدار التندور ويُدهن بزبدة الثوم.',
    ),
    { tags: ['popular'] },
  ),
  side(
    'cheese-naan',
    350,
    '🫓 🧀',
    t('Cheese Naan', 'Naan de queso', 'نان بالجبن'),
    t(
      'Naan filled with mild cheese and a little green chilli.',
      'Naan relleno de queso suave y un poco de chile verde.',
      'نان محشو بجبن خفيف وقليل من الفلفل الأخضر.',
    ),
  ),
  side(
    'samosa-pair',
    450,
    '🥟×2 🫛 🥔',
    t('Two Vegetable Samosas', 'Dos samosas de verduras', 'سمبوستان بالخضار'),
    t(
      'Crisp pastry around spiced potato and peas, with tamarind chutney.',
      'Masa crujiente con patata y guisantes especiados, y chutney de tamarindo.',
      'عجينة مقرمشة حول بطاطس وبازلاء متبّلة، مع صلصة التمر الهندي.',
    ),
    { tags: ['vegan', 'snack'], allergies: ['Gluten', 'Mustard'] },
  ),
  side(
    'onion-bhaji',
    420,
    '🧆×3 🧅',
    t('Onion Bhajis', 'Bhajis de cebolla', 'باجي البصل'),
    t(
      'Sliced onion in chickpea batter, fried dark and served with mint sauce.',
      'Cebolla en masa de garbanzo, bien frita, con salsa de menta.',
      'شرائح بصل في عجينة الحمص، مقلية حتى السمرة مع صلصة النعناع.',
    ),
    { tags: ['vegan', 'gluten-free'], allergies: ['Mustard'] },
  ),
  side(
    'chicken-tikka-skewers',
    890,
    '🍢 🍋 🧅',
    t('Chicken Tikka Skewers', 'Brochetas de pollo tikka', 'أسياخ دجاج تكا'),
    t(
      'Chicken marinated in yoghurt and spices, straight from the tandoor.',
      'Pollo marinado en yogur y especias, directo del tandoor.',
      'دجاج متبّل باللبن والبهارات، من التندور مباشرة.',
    ),
    { veg: false, halal: true, allergies: ['Milk', 'Mustard'], nutritions: ['Protein'] },
  ),
  side(
    'pilau-rice',
    320,
    '🍚 🌿',
    t('Pilau Rice', 'Arroz pilau', 'أرز بيلاو'),
    t(
      'Basmati with cardamom, cinnamon and bay.',
      'Basmati con cardamomo, canela y laurel.',
      'بسمتي بالهيل والقرفة وورق الغار.',
    ),
    { tags: ['vegan', 'gluten-free'], allergies: [] },
  ),
  side(
    'raita',
    250,
    '🥣 🥒 🌿',
    t('Cucumber Raita', 'Raita de pepino', 'رايتا الخيار'),
    t(
      'Cool yoghurt with cucumber, mint and roasted cumin.',
      'Yogur fresco con pepino, menta y comino tostado.',
      'لبن بارد مع خيار ونعناع وكمون محمص.',
    ),
    { allergies: ['Milk'], nutritions: ['Probiotics'] },
  ),
];
