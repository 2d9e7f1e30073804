import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { crust, pastaExtras, pizzaExtras, pizzaSize, portion } from './food-options.ts';

const red = shelf(foodCategories.redPizza, {
  veg: true,
  food_variations: [pizzaSize, crust],
  add_ons: pizzaExtras,
  nutritions: ['Calcium', 'Protein'],
  allergies: ['Gluten', 'Milk'],
});
const white = shelf(foodCategories.whitePizza, {
  veg: true,
  food_variations: [pizzaSize, crust],
  add_ons: pizzaExtras,
  nutritions: ['Calcium', 'Protein'],
  allergies: ['Gluten', 'Milk'],
});
const plateOf = shelf(foodCategories.pasta, {
  veg: true,
  food_variations: [portion],
  add_ons: pastaExtras,
  nutritions: ['Slow carbohydrates'],
  allergies: ['Gluten', 'Milk', 'Egg'],
});

export const redPizzas = [
  red(
    'margherita',
    1090,
    '🍕 🍅 🌿',
    t('Margherita', 'Margarita', 'مارغريتا'),
    t(
      'San Marzano tomato, mozzarella, basil and a thread of olive oil, ninety seconds in the wood oven.',
      'Tomate San Marzano, mozzarella, albahaca y un hilo de aceite de oliva, noventa segundos en horno de leña.',
      'طماطم سان مارزانو وموزاريلا وريحان وخيط من زيت الزيتون، تسعون ثانية في فرن الحطب.',
    ),
    { tags: ['popular'] },
  ),
  red(
    'bufala-dop',
    1350,
    '🍕 🧀 🌿',
    t('Margherita with Buffalo Mozzarella', 'Margarita con mozzarella de búfala', 'مارغريتا بموزاريلا الجاموس'),
    t(
      'Buffalo mozzarella added after the oven so that it stays cool and milky.',
      'La mozzarella de búfala se añade al salir del horno para que quede fresca y cremosa.',
      'تُضاف موزاريلا الجاموس بعد الفرن لتبقى باردة وطرية.',
    ),
  ),
  red(
    'diavola',
    1290,
    '🍕 🌶️ 🧅',
    t('Diavola', 'Diávola', 'ديافولا'),
    t(
      'Spicy salami, chilli oil and red onion on tomato and mozzarella.',
      'Salami picante, aceite de guindilla y cebolla roja sobre tomate y mozzarella.',
      'سلامي حار وزيت الفلفل وبصل أحمر على طماطم وموزاريلا.',
    ),
    { veg: false, tags: ['spicy'] },
  ),
  red(
    'prosciutto-funghi',
    1320,
    '🍕 🌰 🥓',
    t('Ham and Mushroom', 'Jamón y champiñones', 'لحم وفطر'),
    t(
      'Cooked ham and chestnut mushrooms, finished with parsley.',
      'Jamón cocido y champiñones marrones, con perejil al final.',
      'لحم خنزير مطبوخ وفطر بني مع البقدونس.',
    ),
    { veg: false },
  ),
  red(
    'quattro-stagioni',
    1380,
    '🍕 🫒 🥓',
    t('Four Seasons', 'Cuatro estaciones', 'الفصول الأربعة'),
    t(
      'Artichoke, olives, ham and mushrooms, each in its own quarter.',
      'Alcachofa, aceitunas, jamón y champiñones, cada uno en su cuarto.',
      'خرشوف وزيتون ولحم خنزير وفطر، كلٌّ في ربعه.',
    ),
    { veg: false },
  ),
  red(
    'vegetariana',
    1240,
    '🍕 🫑 🍆',
    t('Grilled Vegetable Pizza', 'Pizza de verduras a la parrilla', 'بيتزا الخضار المشوية'),
    t(
      'Aubergine, courgette and peppers from the grill, with rocket on top.',
      'Berenjena, calabacín y pimientos a la parrilla, con rúcula por encima.',
      'باذنجان وكوسا وفلفل من الشواية مع الجرجير فوقها.',
    ),
    { nutritions: ['Fibre', 'Vitamin C'] },
  ),
  red(
    'marinara',
    890,
    '🍕 🧄 🍅',
    t('Marinara', 'Marinara', 'مارينارا'),
    t(
      'The oldest of them all: tomato, garlic, oregano and good oil, no cheese.',
      'La más antigua de todas: tomate, ajo, orégano y buen aceite, sin queso.',
      'أقدمها جميعًا: طماطم وثوم وأوريغانو وزيت طيب من دون جبن.',
    ),
    { tags: ['vegan'], allergies: ['Gluten'] },
  ),
  red(
    'tonno-cipolla',
    1290,
    '🍕 🐟 🧅',
    t('Tuna and Red Onion', 'Atún y cebolla roja', 'تونة وبصل أحمر'),
    t(
      'Line-caught tuna, sweet red onion and capers.',
      'Atún de caña, cebolla roja dulce y alcaparras.',
      'تونة مصيدة بالصنارة وبصل أحمر حلو وكبر.',
    ),
    { veg: false, nutritions: ['Omega-3', 'Protein'], allergies: ['Gluten', 'Milk', 'Fish'] },
  ),
  red(
    'hawaiian',
    1250,
    '🍕 🍍 🥓',
    t('Ham and Pineapple', 'Jamón y piña', 'لحم وأناناس'),
    t(
      'Roasted pineapple and smoked ham, for those who know what they like.',
      'Piña asada y jamón ahumado, para quien sabe lo que le gusta.',
      'أناناس مشوي ولحم خنزير مدخّن لمن يعرف ما يحب.',
    ),
    { veg: false, tags: ['kids'] },
  ),
];

export const whitePizzas = [
  white(
    'quattro-formaggi',
    1340,
    '🍕 🧀 🍯',
    t('Four Cheeses', 'Cuatro quesos', 'أربعة أجبان'),
    t(
      'Mozzarella, gorgonzola, taleggio and parmesan with a little honey.',
      'Mozzarella, gorgonzola, taleggio y parmesano con un poco de miel.',
      'موزاريلا وغورغونزولا وتاليجيو وبارميزان مع قليل من العسل.',
    ),
    { tags: ['popular', 'cheese'] },
  ),
  white(
    'potato-rosemary',
    1190,
    '🍕 🥔 🌿',
    t('Potato and Rosemary', 'Patata y romero', 'بطاطس وإكليل الجبل'),
    t(
      'Thin potato slices, rosemary, mozzarella and sea salt.',
      'Láminas finas de patata, romero, mozzarella y sal marina.',
      'شرائح بطاطس رقيقة وإكليل الجبل وموزاريلا وملح بحري.',
    ),
  ),
  white(
    'kantarell',
    1420,
    '🍕 🌰 🧄',
    t('Forest Mushroom', 'Setas del bosque', 'فطر الغابة'),
    t(
      'Chanterelles and porcini fried with garlic on a cream base.',
      'Rebozuelos y boletus salteados con ajo sobre base de nata.',
      'فطر الشانتريل والبورتشيني مقليان بالثوم على قاعدة كريمة.',
    ),
    { tags: ['premium'] },
  ),
  white(
    'prosciutto-rucola',
    1430,
    '🍕 🥬 🥓',
    t('Air-dried Ham and Rocket', 'Jamón curado y rúcula', 'لحم مجفف وجرجير'),
    t(
      'Eighteen-month ham, rocket and shaved parmesan over warm mozzarella.',
      'Jamón de dieciocho meses, rúcula y lascas de parmesano sobre mozzarella templada.',
      'لحم مجفف ثمانية عشر شهرًا وجرجير وبارميزان فوق موزاريلا دافئة.',
    ),
    { veg: false },
  ),
  white(
    'salmon-dill',
    1450,
    '🍕 🐟 🍋',
    t('Smoked Salmon and Dill', 'Salmón ahumado y eneldo', 'سلمون مدخّن وشبت'),
    t(
      'Cold-smoked salmon, crème fraîche and dill, put on after baking.',
      'Salmón ahumado en frío, nata agria y eneldo, añadidos tras el horno.',
      'سلمون مدخّن على البارد وكريمة طازجة وشبت تُضاف بعد الخبز.',
    ),
    { veg: false, nutritions: ['Omega-3', 'Protein'], allergies: ['Gluten', 'Milk', 'Fish'] },
  ),
  white(
    'calzone-ricotta',
    1290,
    '🥟 🧀 🌿',
    t('Spinach and Ricotta Calzone', 'Calzone de espinacas y ricotta', 'كالتزوني بالسبانخ والريكوتا'),
    t(
      'A folded pizza filled with ricotta, spinach and nutmeg, with tomato sauce beside it.',
      'Pizza cerrada rellena de ricotta, espinacas y nuez moscada, con salsa de tomate aparte.',
      'بيتزا مطوية محشوة بالريكوتا والسبانخ وجوزة الطيب، مع صلصة طماطم بجانبها.',
    ),
  ),
];

export const pastas = [
  plateOf(
    'spaghetti-pomodoro',
    980,
    '🍝 🍅 🌿',
    t('Spaghetti al Pomodoro', 'Espaguetis al pomodoro', 'سباغيتي بالطماطم'),
    t(
      'Slow-cooked tomato, garlic and basil. Nothing to hide behind.',
      'Tomate a fuego lento, ajo y albahaca. Sin trampa.',
      'طماطم مطهوة ببطء وثوم وريحان. لا شيء يُخفى.',
    ),
    { allergies: ['Gluten'], tags: ['vegan'] },
  ),
  plateOf(
    'tagliatelle-bolognese',
    1240,
    '🍝 🥕 🍅',
    t('Tagliatelle Bolognese', 'Tallarines a la boloñesa', 'تالياتيلي بولونيز'),
    t(
      'Fresh egg pasta in a beef and pork ragù that has simmered for four hours.',
      'Pasta fresca al huevo con ragú de ternera y cerdo cocido cuatro horas.',
      'معكرونة طازجة بالبيض مع صلصة لحم بقري وخنزير طُهيت أربع ساعات.',
    ),
    { veg: false, tags: ['popular'], nutritions: ['Protein', 'Iron'], allergies: ['Gluten', 'Milk', 'Egg', 'Celery'] },
  ),
  plateOf(
    'carbonara',
    1260,
    '🍝 🥚 🥓',
    t('Spaghetti Carbonara', 'Espaguetis a la carbonara', 'سباغيتي كاربونارا'),
    t(
      'Cured pork cheek, egg yolk, pecorino and black pepper, without cream.',
      'Guanciale, yema de huevo, pecorino y pimienta negra, sin nata.',
      'لحم خنزير مجفف وصفار بيض وبيكورينو وفلفل أسود من دون كريمة.',
    ),
    { veg: false, tags: ['popular'] },
  ),
  plateOf(
    'pesto-trofie',
    1190,
    '🍝 🌿 🧄',
    t('Trofie with Basil Pesto', 'Trofie al pesto de albahaca', 'تروفيي بصلصة الريحان'),
    t(
      'Hand-rolled pasta, pounded basil, pine nuts, potato and green beans.',
      'Pasta enrollada a mano, albahaca majada, piñones, patata y judías verdes.',
      'معكرونة ملفوفة يدويًا وريحان مدقوق وصنوبر وبطاطس وفاصولياء خضراء.',
    ),
    { allergies: ['Gluten', 'Milk', 'Nuts'] },
  ),
  plateOf(
    'seafood-linguine',
    1490,
    '🍝 🦐 🦪',
    t('Seafood Linguine', 'Linguine con marisco', 'لينغويني بثمار البحر'),
    t(
      'Prawns, mussels and squid in white wine, tomato and chilli.',
      'Gambas, mejillones y calamar con vino blanco, tomate y guindilla.',
      'روبيان وبلح بحر وحبّار بالنبيذ الأبيض والطماطم والفلفل الحار.',
    ),
    { veg: false, nutritions: ['Protein', 'Zinc'], allergies: ['Gluten', 'Crustaceans', 'Molluscs', 'Sulphites'] },
  ),
  plateOf(
    'arrabbiata',
    1020,
    '🍝 🌶️ 🧄',
    t('Penne all’Arrabbiata', 'Macarrones a la arrabbiata', 'بيني أرابياتا'),
    t(
      'Tomato, garlic and enough dried chilli to be noticed.',
      'Tomate, ajo y guindilla seca suficiente para que se note.',
      'طماطم وثوم وفلفل مجفف يكفي ليُلاحَظ.',
    ),
    { tags: ['spicy', 'vegan'], allergies: ['Gluten'] },
  ),
  plateOf(
    'lasagne-al-forno',
    1290,
    '🥘 🧀 🍅',
    t('Oven-baked Lasagne', 'Lasaña al horno', 'لازانيا من الفرن'),
    t(
      'Layers of ragù, béchamel and parmesan, baked until the edges are crisp.',
      'Capas de ragú, bechamel y parmesano, al horno hasta que los bordes crujen.',
      'طبقات من صلصة اللحم والبشاميل والبارميزان، تُخبز حتى تقرمش الحواف.',
    ),
    { veg: false, allergies: ['Gluten', 'Milk', 'Egg', 'Celery'] },
  ),
  plateOf(
    'porcini-risotto',
    1320,
    '🍚 🌰 🧀',
    t('Porcini Risotto', 'Risotto de boletus', 'ريزوتو البورتشيني'),
    t(
      'Carnaroli rice stirred with porcini stock, butter and parmesan.',
      'Arroz carnaroli removido con caldo de boletus, mantequilla y parmesano.',
      'أرز كارنارولي مع مرق البورتشيني والزبدة والبارميزان.',
    ),
    { allergies: ['Milk', 'Celery'], tags: ['gluten-free'] },
  ),
];
