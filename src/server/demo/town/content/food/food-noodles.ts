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
    t('Tonkotsu Ramen', 'Ramen tonkotsu'),
    t(
      'Pork bones boiled for eighteen hours, thin noodles, belly pork and a soft egg.',
      'Huesos de cerdo cocidos dieciocho horas, fideos finos, panceta y huevo marinado.',
    ),
    { tags: ['popular'] },
  ),
  ramen(
    'shoyu-ramen',
    1220,
    '🍜 🍥 🧅',
    t('Shoyu Chicken Ramen', 'Ramen shoyu de pollo'),
    t(
      'Clear chicken broth seasoned with soy, bamboo shoots and fish cake.',
      'Caldo claro de pollo sazonado con soja, brotes de bambú y pastel de pescado.',
    ),
    { allergies: ['Gluten', 'Egg', 'Soy', 'Fish'] },
  ),
  ramen(
    'miso-corn-ramen',
    1190,
    '🍜 🌽 🧈',
    t('Miso Butter Corn Ramen', 'Ramen de miso, maíz y mantequilla'),
    t(
      'Sapporo style: red miso, sweetcorn, bean sprouts and a pat of butter.',
      'Al estilo de Sapporo: miso rojo, maíz dulce, brotes y una nuez de mantequilla.',
    ),
    { veg: true, allergies: ['Gluten', 'Milk', 'Soy', 'Sesame'] },
  ),
  ramen(
    'tantan-ramen',
    1290,
    '🍜 🥜 🌶️',
    t('Tantan Ramen', 'Ramen tantan'),
    t(
      'Sesame and peanut broth, minced pork and a red slick of chilli oil.',
      'Caldo de sésamo y cacahuete, carne picada de cerdo y un velo de aceite picante.',
    ),
    { tags: ['spicy'], allergies: ['Gluten', 'Peanuts', 'Soy', 'Sesame'] },
  ),
  ramen(
    'mushroom-ramen',
    1150,
    '🍜 🧄 🥬',
    t('Shiitake Vegan Ramen', 'Ramen vegano de shiitake'),
    t(
      'Kombu and shiitake broth with tofu, greens and black garlic oil.',
      'Caldo de kombu y shiitake con tofu, verduras y aceite de ajo negro.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Gluten', 'Soy', 'Sesame'] },
  ),
  ramen(
    'beef-pho',
    1250,
    '🍜 🥩 🌿',
    t('Beef Pho', 'Pho de ternera'),
    t(
      'Rice noodles, thin beef and a broth of star anise, ginger and marrow bones.',
      'Fideos de arroz, ternera fina y caldo de anís estrellado, jengibre y tuétano.',
    ),
    { halal: true, allergies: ['Fish'], tags: ['gluten-free'] },
  ),
];

export const wokDishes = [
  wok(
    'pad-thai',
    1150,
    '🍝 🥜 🍋',
    t('Pad Thai', 'Pad thai'),
    t(
      'Rice noodles tossed with tamarind, egg, bean sprouts, peanuts and lime.',
      'Fideos de arroz salteados con tamarindo, huevo, brotes, cacahuetes y lima.',
    ),
    { veg: false, tags: ['popular'], allergies: ['Peanuts', 'Egg', 'Soy', 'Fish'] },
  ),
  wok(
    'dan-dan-noodles',
    1120,
    '🍜 🥜 🧅',
    t('Dan Dan Noodles', 'Fideos dan dan'),
    t(
      'Wheat noodles, Sichuan pepper, preserved greens and sesame paste.',
      'Fideos de trigo, pimienta de Sichuan, verdura encurtida y pasta de sésamo.',
    ),
    { tags: ['spicy'], allergies: ['Gluten', 'Peanuts', 'Sesame', 'Soy'] },
  ),
  wok(
    'chow-mein',
    1090,
    '🥡 🥕 🥦',
    t('Vegetable Chow Mein', 'Chow mein de verduras'),
    t(
      'Egg noodles fried over a fierce flame with cabbage, carrot and broccoli.',
      'Fideos de huevo salteados a fuego vivo con col, zanahoria y brócoli.',
    ),
    { food_variations: [noodles, wokProtein], allergies: ['Gluten', 'Egg', 'Soy'] },
  ),
  wok(
    'cashew-chicken',
    1190,
    '🥡 🍗 🌰',
    t('Cashew Chicken', 'Pollo con anacardos'),
    t(
      'Chicken, roasted cashews, dried chilli and spring onion with steamed rice.',
      'Pollo, anacardos tostados, guindilla seca y cebolleta con arroz al vapor.',
    ),
    { veg: false, food_variations: [portion, spice], allergies: ['Nuts', 'Soy', 'Gluten'] },
  ),
  wok(
    'beef-black-pepper',
    1290,
    '🥘 🥩 🫑',
    t('Black Pepper Beef', 'Ternera a la pimienta negra'),
    t(
      'Strips of sirloin, green pepper and onion in a dark pepper sauce.',
      'Tiras de lomo, pimiento verde y cebolla en salsa oscura de pimienta.',
    ),
    { veg: false, food_variations: [portion, spice] },
  ),
  wok(
    'kimchi-fried-rice',
    1050,
    '🍚 🌶️ 🥚',
    t('Kimchi Fried Rice', 'Arroz frito con kimchi'),
    t(
      'Day-old rice, house kimchi and a fried egg on top.',
      'Arroz del día anterior, kimchi de la casa y un huevo frito encima.',
    ),
    { allergies: ['Egg', 'Soy', 'Fish', 'Sesame'], veg: false },
  ),
  wok(
    'mapo-tofu',
    1080,
    '🍲 🌶️ 🧄',
    t('Mapo Tofu', 'Mapo tofu'),
    t(
      'Silken tofu in a numbing chilli bean sauce, with rice.',
      'Tofu sedoso en salsa de judía picante que adormece, con arroz.',
    ),
    { tags: ['spicy', 'vegan'], food_variations: [portion, spice] },
  ),
];

export const dumplings = [
  dumpling(
    'pork-gyoza',
    750,
    '🥟×3 🧅',
    t('Pork Gyoza', 'Gyozas de cerdo'),
    t(
      'Six dumplings fried on one side and steamed on the other, with soy and vinegar.',
      'Seis empanadillas fritas por un lado y al vapor por el otro, con soja y vinagre.',
    ),
    { tags: ['popular'] },
  ),
  dumpling(
    'vegetable-gyoza',
    690,
    '🥟×2 🥕 🥬',
    t('Vegetable Gyoza', 'Gyozas de verduras'),
    t(
      'Cabbage, carrot, shiitake and glass noodles in thin pastry.',
      'Col, zanahoria, shiitake y fideos de cristal en masa fina.',
    ),
    { veg: true, tags: ['vegan'] },
  ),
  dumpling(
    'prawn-har-gow',
    850,
    '🥟×2 🦐',
    t('Prawn Har Gow', 'Har gow de gambas'),
    t(
      'Translucent dumplings filled with chopped prawn and bamboo.',
      'Empanadillas translúcidas rellenas de gamba y bambú.',
    ),
    { allergies: ['Crustaceans', 'Gluten', 'Sesame'] },
  ),
  dumpling(
    'chicken-wontons',
    790,
    '🥟×3 🌶️',
    t('Wontons in Chilli Oil', 'Wontons en aceite picante'),
    t(
      'Soft chicken wontons in black vinegar, garlic and chilli oil.',
      'Wontons tiernos de pollo en vinagre negro, ajo y aceite picante.',
    ),
    { halal: true, tags: ['spicy'] },
  ),
  dumpling(
    'spring-rolls',
    590,
    '🌯×2 🥕',
    t('Crispy Spring Rolls', 'Rollitos de primavera'),
    t(
      'Four rolls with vegetables and mushrooms, and sweet chilli sauce.',
      'Cuatro rollitos de verduras y setas con salsa agridulce picante.',
    ),
    { veg: true, allergies: ['Gluten', 'Soy'] },
  ),
  dumpling(
    'bao-pork',
    890,
    '🥟 🥒 🧅',
    t('Two Pork Belly Bao', 'Dos bao de panceta'),
    t(
      'Steamed buns, braised pork belly, pickled cucumber and peanut crumble.',
      'Panecillos al vapor, panceta guisada, pepino encurtido y cacahuete.',
    ),
    { allergies: ['Gluten', 'Peanuts', 'Soy'] },
  ),
];
