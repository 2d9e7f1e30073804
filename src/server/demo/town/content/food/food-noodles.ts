import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { noodles, portion, ramenExtras, spice, wokProtein } from './food-options.ts';

const ramen = shelf(foodCategories.ramen, {
  veg: false,
  food_variations: [portion, spice],
  add_ons: ramenExtras,
  nutritions: ['Protein', 'Iron'],
  allergies: ['Gluten', 'Egg', 'Soy', 'Sesame'],
});
const wok = shelf(foodCategories.wok, {
  veg: true,
  food_variations: [wokProtein, spice],
  nutritions: ['Fibre', 'Protein'],
  allergies: ['Soy', 'Gluten'],
});
const dumpling = shelf(foodCategories.dumplings, {
  veg: false,
  food_variations: [portion],
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Soy', 'Sesame'],
});

export const ramens = [
  ramen(
    'tonkotsu-ramen',
    1290,
    '🍜 🥚 🌶️',
    t('Tonkotsu Ramen', 'Ramen tonkotsu', 'رامن تونكوتسو'),
    t(
      'Pork bones boiled for eighteen hours, thin noodles, belly pork and a soft egg.',
      'Huesos de cerdo cocidos dieciocho horas, fideos finos, panceta y huevo marinado.',
      'عظام خنزير مغلية ثماني عشرة ساعة ونودلز رفيعة وبطن خنزير وبيضة طرية.',
    ),
    { tags: ['popular'] },
  ),
  ramen(
    'shoyu-ramen',
    1220,
    '🍜 🍥 🧅',
    t('Shoyu Chicken Ramen', 'Ramen shoyu de pollo', 'رامن دجاج شويو'),
    t(
      'Clear chicken broth seasoned with soy, bamboo shoots and fish cake.',
      'Caldo claro de pollo sazonado con soja, brotes de bambú y pastel de pescado.',
      'مرق دجاج صافٍ بالصويا مع براعم الخيزران وكعك السمك.',
    ),
    { allergies: ['Gluten', 'Egg', 'Soy', 'Fish'] },
  ),
  ramen(
    'miso-corn-ramen',
    1190,
    '🍜 🌽 🧈',
    t('Miso Butter Corn Ramen', 'Ramen de miso, maíz y mantequilla', 'رامن ميسو بالزبدة والذرة'),
    t(
      'Sapporo style: red miso, sweetcorn, bean sprouts and a pat of butter.',
      'Al estilo de Sapporo: miso rojo, maíz dulce, brotes y una nuez de mantequilla.',
      'على طريقة سابورو: ميسو أحمر وذرة حلوة وبراعم فاصولياء وقطعة زبدة.',
    ),
    { veg: true, allergies: ['Gluten', 'Milk', 'Soy', 'Sesame'] },
  ),
  ramen(
    'tantan-ramen',
    1290,
    '🍜 🥜 🌶️',
    t('Tantan Ramen', 'Ramen tantan', 'رامن تانتان'),
    t(
      'Sesame and peanut broth, minced pork and a red slick of chilli oil.',
      'Caldo de sésamo y cacahuete, carne picada de cerdo y un velo de aceite picante.',
      'مرق السمسم والفول السوداني ولحم خنزير مفروم وزيت فلفل أحمر.',
    ),
    { tags: ['spicy'], allergies: ['Gluten', 'Peanuts', 'Soy', 'Sesame'] },
  ),
  ramen(
    'mushroom-ramen',
    1150,
    '🍜 🧄 🥬',
    t('Shiitake Vegan Ramen', 'Ramen vegano de shiitake', 'رامن نباتي بالشيتاكي'),
    t(
      'Kombu and shiitake broth with tofu, greens and black garlic oil.',
      'Caldo de kombu y shiitake con tofu, verduras y aceite de ajo negro.',
      'مرق كومبو وشيتاكي مع توفو وخضار وزيت الثوم الأسود.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten', 'Soy', 'Sesame'] },
  ),
  ramen(
    'beef-pho',
    1250,
    '🍜 🥩 🌿',
    t('Beef Pho', 'Pho de ternera', 'فو باللحم البقري'),
    t(
      'Rice noodles, thin beef and a broth of star anise, ginger and marrow bones.',
      'Fideos de arroz, ternera fina y caldo de anís estrellado, jengibre y tuétano.',
      'نودلز أرز ولحم بقري رقيق ومرق باليانسون النجمي والزنجبيل والعظام.',
    ),
    { halal: true, allergies: ['Fish'], tags: ['gluten-free'] },
  ),
];

export const wokDishes = [
  wok(
    'pad-thai',
    1150,
    '🍝 🥜 🍋',
    t('Pad Thai', 'Pad thai', 'باد تاي'),
    t(
      'Rice noodles tossed with tamarind, egg, bean sprouts, peanuts and lime.',
      'Fideos de arroz salteados con tamarindo, huevo, brotes, cacahuetes y lima.',
      'نودلز أرز بالتمر الهندي والبيض وبراعم الفاصولياء والفول السوداني والليمون.',
    ),
    { veg: false, tags: ['popular'], allergies: ['Peanuts', 'Egg', 'Soy', 'Fish'] },
  ),
  wok(
    'dan-dan-noodles',
    1120,
    '🍜 🥜 🧅',
    t('Dan Dan Noodles', 'Fideos dan dan', 'نودلز دان دان'),
    t(
      'Wheat noodles, Sichuan pepper, preserved greens and sesame paste.',
      'Fideos de trigo, pimienta de Sichuan, verdura encurtida y pasta de sésamo.',
      'نودلز قمح وفلفل سيتشوان وخضار محفوظة وطحينة السمسم.',
    ),
    { tags: ['spicy'], allergies: ['Gluten', 'Peanuts', 'Sesame', 'Soy'] },
  ),
  wok(
    'chow-mein',
    1090,
    '🥡 🥕 🥦',
    t('Vegetable Chow Mein', 'Chow mein de verduras', 'تشاو مين بالخضار'),
    t(
      'Egg noodles fried over a fierce flame with cabbage, carrot and broccoli.',
      'Fideos de huevo salteados a fuego vivo con col, zanahoria y brócoli.',
      'نودلز بيض مقلية على لهب قوي مع ملفوف وجزر وبروكلي.',
    ),
    { food_variations: [noodles, wokProtein], allergies: ['Gluten', 'Egg', 'Soy'] },
  ),
  wok(
    'cashew-chicken',
    1190,
    '🥡 🍗 🌰',
    t('Cashew Chicken', 'Pollo con anacardos', 'دجاج بالكاجو'),
    t(
      'Chicken, roasted cashews, dried chilli and spring onion with steamed rice.',
      'Pollo, anacardos tostados, guindilla seca y cebolleta con arroz al vapor.',
      'دجاج وكاجو محمص وفلفل مجفف وبصل أخضر مع أرز على البخار.',
    ),
    { veg: false, food_variations: [portion, spice], allergies: ['Nuts', 'Soy', 'Gluten'] },
  ),
  wok(
    'beef-black-pepper',
    1290,
    '🥘 🥩 🫑',
    t('Black Pepper Beef', 'Ternera a la pimienta negra', 'لحم بقري بالفلفل الأسود'),
    t(
      'Strips of sirloin, green pepper and onion in a dark pepper sauce.',
      'Tiras de lomo, pimiento verde y cebolla en salsa oscura de pimienta.',
      'شرائح لحم وفلفل أخضر وبصل في صلصة فلفل داكنة.',
    ),
    { veg: false, food_variations: [portion, spice] },
  ),
  wok(
    'kimchi-fried-rice',
    1050,
    '🍚 🌶️ 🥚',
    t('Kimchi Fried Rice', 'Arroz frito con kimchi', 'أرز مقلي بالكيمتشي'),
    t(
      'Day-old rice, house kimchi and a fried egg on top.',
      'Arroz del día anterior, kimchi de la casa y un huevo frito encima.',
      'أرز من الأمس وكيمتشي البيت وبيضة مقلية فوقه.',
    ),
    { allergies: ['Egg', 'Soy', 'Fish', 'Sesame'], veg: false },
  ),
  wok(
    'mapo-tofu',
    1080,
    '🍲 🌶️ 🧄',
    t('Mapo Tofu', 'Mapo tofu', 'مابو توفو'),
    t(
      'Silken tofu in a numbing chilli bean sauce, with rice.',
      'Tofu sedoso en salsa de judía picante que adormece, con arroz.',
      'توفو حريري في صلصة فاصولياء حارة، مع أرز.',
    ),
    { tags: ['spicy', 'vegan'], food_variations: [portion, spice] },
  ),
];

export const dumplings = [
  dumpling(
    'pork-gyoza',
    750,
    '🥟×3 🧅',
    t('Pork Gyoza', 'Gyozas de cerdo', 'غيوزا بلحم الخنزير'),
    t(
      'Six dumplings fried on one side and steamed on the other, with soy and vinegar.',
      'Seis empanadillas fritas por un lado y al vapor por el otro, con soja y vinagre.',
      'ست قطع تُقلى من جهة وتُبخَّر من الأخرى، مع الصويا والخل.',
    ),
    { tags: ['popular'] },
  ),
  dumpling(
    'vegetable-gyoza',
    690,
    '🥟×2 🥕 🥬',
    t('Vegetable Gyoza', 'Gyozas de verduras', 'غيوزا بالخضار'),
    t(
      'Cabbage, carrot, shiitake and glass noodles in thin pastry.',
      'Col, zanahoria, shiitake y fideos de cristal en masa fina.',
      'ملفوف وجزر وشيتاكي ونودلز زجاجية في عجينة رقيقة.',
    ),
    { veg: true, tags: ['vegan'] },
  ),
  dumpling(
    'prawn-har-gow',
    850,
    '🥟×2 🦐',
    t('Prawn Har Gow', 'Har gow de gambas', 'هار غاو بالروبيان'),
    t(
      'Translucent dumplings filled with chopped prawn and bamboo.',
      'Empanadillas translúcidas rellenas de gamba y bambú.',
      'قطع شفافة محشوة بالروبيان المفروم والخيزران.',
    ),
    { allergies: ['Crustaceans', 'Gluten', 'Sesame'] },
  ),
  dumpling(
    'chicken-wontons',
    790,
    '🥟×3 🌶️',
    t('Wontons in Chilli Oil', 'Wontons en aceite picante', 'ونتون بزيت الفلفل'),
    t(
      'Soft chicken wontons in black vinegar, garlic and chilli oil.',
      'Wontons tiernos de pollo en vinagre negro, ajo y aceite picante.',
      'ونتون دجاج طري بالخل الأسود والثوم وزيت الفلفل.',
    ),
    { halal: true, tags: ['spicy'] },
  ),
  dumpling(
    'spring-rolls',
    590,
    '🌯×2 🥕',
    t('Crispy Spring Rolls', 'Rollitos de primavera', 'رولات الربيع المقرمشة'),
    t(
      'Four rolls with vegetables and mushrooms, and sweet chilli sauce.',
      'Cuatro rollitos de verduras y setas con salsa agridulce picante.',
      'أربع لفائف بالخضار والفطر مع صلصة الفلفل الحلوة.',
    ),
    { veg: true, allergies: ['Gluten', 'Soy'] },
  ),
  dumpling(
    'bao-pork',
    890,
    '🥟 🥒 🧅',
    t('Two Pork Belly Bao', 'Dos bao de panceta', 'قطعتا باو ببطن الخنزير'),
    t(
      'Steamed buns, braised pork belly, pickled cucumber and peanut crumble.',
      'Panecillos al vapor, panceta guisada, pepino encurtido y cacahuete.',
      'خبز على البخار وبطن خنزير مطهو وخيار مخلل وفتات الفول السوداني.',
    ),
    { allergies: ['Gluten', 'Peanuts', 'Soy'] },
  ),
];
