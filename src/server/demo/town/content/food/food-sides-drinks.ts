import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { cupSize, friesDip, iced, portion, sweetness } from './food-options.ts';

const side = shelf(foodCategories.sides, { veg: true, food_variations: [portion] });
const fry = shelf(foodCategories.sides, { veg: true, food_variations: [portion, friesDip], nutritions: ['Potassium'] });
const soda = shelf(foodCategories.drinks, { veg: true, food_variations: [cupSize, iced] });
const pressed = shelf(foodCategories.drinks, {
  veg: true,
  food_variations: [cupSize, iced],
  nutritions: ['Vitamin C', 'Antioxidants'],
  tags: ['vegan'],
});
const shake = shelf(foodCategories.drinks, {
  veg: true,
  food_variations: [cupSize, sweetness],
  nutritions: ['Calcium'],
  allergies: ['Milk'],
});

export const fries = [
  fry(
    'skin-on-fries',
    340,
    '🍟 🧂 🍅',
    t('Skin-on Fries', 'Patatas fritas con piel'),
    t('Twice-fried with rosemary salt.', 'Fritas dos veces, con sal de romero.'),
    { tags: ['popular', 'vegan'] },
  ),
  fry(
    'sweet-potato-fries',
    420,
    '🍟 🍠',
    t('Sweet Potato Fries', 'Boniato frito'),
    t(
      'Crisp outside, soft inside, with smoked paprika.',
      'Crujiente por fuera, tierno por dentro, con pimentón ahumado.',
    ),
    { tags: ['vegan'], nutritions: ['Vitamin A', 'Fibre'] },
  ),
  fry(
    'loaded-cheese-fries',
    590,
    '🍟 🧀 🥓',
    t('Loaded Cheese Fries', 'Patatas con queso y beicon'),
    t('Fries under warm cheddar, bacon and spring onion.', 'Patatas con cheddar fundido, beicon y cebolleta.'),
    { veg: false, allergies: ['Milk'], tags: ['sharing'] },
  ),
  fry(
    'truffle-parmesan-fries',
    560,
    '🍟 🌰 🧀',
    t('Truffle Parmesan Fries', 'Patatas con trufa y parmesano'),
    t('Truffle oil, grated parmesan and parsley.', 'Aceite de trufa, parmesano rallado y perejil.'),
    { allergies: ['Milk'] },
  ),
];

export const smallPlates = [
  side(
    'onion-rings',
    420,
    '🧅×2 🍟',
    t('Onion Rings', 'Aros de cebolla'),
    t('Thick rings in beer batter.', 'Aros gruesos rebozados con cerveza.'),
    { allergies: ['Gluten'] },
  ),
  side(
    'mozzarella-sticks',
    560,
    '🧀×2 🍅',
    t('Mozzarella Sticks', 'Palitos de mozzarella'),
    t('Breaded mozzarella with tomato dip.', 'Mozzarella empanada con salsa de tomate.'),
    { allergies: ['Gluten', 'Milk', 'Egg'] },
  ),
  side(
    'coleslaw',
    290,
    '🥗 🥕 🥬',
    t('House Coleslaw', 'Ensalada de col'),
    t('White cabbage, carrot and apple in a light dressing.', 'Col blanca, zanahoria y manzana en aliño ligero.'),
    { allergies: ['Egg', 'Mustard'], nutritions: ['Vitamin C', 'Fibre'] },
  ),
  side(
    'side-salad',
    390,
    '🥗 🍅 🥒',
    t('Small Green Salad', 'Ensalada verde pequeña'),
    t('Leaves, tomato and cucumber with vinaigrette.', 'Hojas, tomate y pepino con vinagreta.'),
    { tags: ['vegan'], allergies: ['Mustard'], nutritions: ['Fibre'] },
  ),
  side(
    'corn-on-the-cob',
    390,
    '🌽 🧈',
    t('Buttered Corn on the Cob', 'Mazorca con mantequilla'),
    t('Grilled corn with salted butter.', 'Maíz a la parrilla con mantequilla salada.'),
    { allergies: ['Milk'] },
  ),
  side(
    'garlic-bread',
    390,
    '🥖 🧄 🧈',
    t('Garlic Bread', 'Pan de ajo'),
    t(
      'Baguette with garlic butter and parsley, baked until it crackles.',
      'Baguette con mantequilla de ajo y perejil, horneada hasta crujir.',
    ),
    { allergies: ['Gluten', 'Milk'], tags: ['popular'] },
  ),
  side(
    'tomato-soup',
    590,
    '🍲 🍅 🌿',
    t('Roasted Tomato Soup', 'Sopa de tomate asado'),
    t('Tomatoes roasted with garlic and blended with basil.', 'Tomates asados con ajo y triturados con albahaca.'),
    { tags: ['vegan'], allergies: ['Celery'], nutritions: ['Vitamin C'] },
  ),
  side(
    'marinated-olives',
    350,
    '🫒×3 🍋',
    t('Marinated Olives', 'Aceitunas aliñadas'),
    t('Green olives with lemon, garlic and fennel seed.', 'Aceitunas verdes con limón, ajo e hinojo.'),
    { tags: ['vegan', 'gluten-free'], food_variations: [] },
  ),
];

export const sodas = [
  soda(
    'house-cola',
    250,
    '🥤 🧊',
    t('House Cola', 'Cola de la casa'),
    t(
      'Cola with kola nut, citrus and less sugar than you expect.',
      'Cola con nuez de cola, cítricos y menos azúcar de lo esperado.',
    ),
    { tags: ['popular'] },
  ),
  soda(
    'house-lemonade',
    290,
    '🥤 🍋',
    t('House Lemonade', 'Limonada de la casa'),
    t('Lemons pressed daily, with mint.', 'Limones exprimidos cada día, con menta.'),
    { tags: ['vegan'], nutritions: ['Vitamin C'] },
  ),
  soda(
    'orange-soda',
    250,
    '🥤 🍊',
    t('Blood Orange Soda', 'Refresco de naranja sanguina'),
    t('Sparkling water and Sicilian blood orange.', 'Agua con gas y naranja sanguina de Sicilia.'),
  ),
  soda(
    'elderflower-soda',
    290,
    '🥂 🌼 🍋',
    t('Elderflower Fizz', 'Refresco de flor de saúco'),
    t('Elderflower cordial from local gardens with soda.', 'Sirope de flor de saúco de huertos locales con soda.'),
    { tags: ['local'], food_variations: [iced] },
  ),
  soda(
    'sparkling-water',
    220,
    '🥛 💧 🍋',
    t('Sparkling Water', 'Agua con gas'),
    t('A chilled half litre bottle.', 'Botella fría de medio litro.'),
    { food_variations: [], tags: ['vegan'] },
  ),
  soda(
    'peach-iced-tea',
    310,
    '🥤 🍑 🧊',
    t('Peach Iced Tea', 'Té helado de melocotón'),
    t('Black tea brewed cold with ripe peach.', 'Té negro infusionado en frío con melocotón maduro.'),
    { food_variations: [cupSize, sweetness] },
  ),
];

export const juices = [
  pressed(
    'orange-juice',
    390,
    '🧃 🍊',
    t('Fresh Orange Juice', 'Zumo de naranja natural'),
    t('Five oranges and nothing else.', 'Cinco naranjas y nada más.'),
    { tags: ['popular', 'vegan'] },
  ),
  pressed(
    'apple-ginger-juice',
    420,
    '🧃 🍏 🫚',
    t('Apple and Ginger Juice', 'Zumo de manzana y jengibre'),
    t(
      'Cold-pressed green apple with a sharp ginger finish.',
      'Manzana verde prensada en frío con un final vivo de jengibre.',
    ),
  ),
  pressed(
    'green-juice',
    450,
    '🥤 🥬 🥒',
    t('Green Juice', 'Zumo verde'),
    t('Kale, cucumber, apple, lemon and mint.', 'Kale, pepino, manzana, limón y menta.'),
  ),
  pressed(
    'mango-lassi',
    420,
    '🥛 🥭',
    t('Mango Lassi', 'Lassi de mango'),
    t('Alphonso mango and yoghurt with a pinch of cardamom.', 'Mango Alphonso y yogur con una pizca de cardamomo.'),
    { tags: [], allergies: ['Milk'], nutritions: ['Calcium', 'Probiotics'] },
  ),
  pressed(
    'berry-smoothie',
    490,
    '🍹 🫐 🍓',
    t('Berry Smoothie', 'Batido de frutos rojos'),
    t('Blueberry, strawberry, banana and oat drink.', 'Arándano, fresa, plátano y bebida de avena.'),
    { allergies: ['Gluten'] },
  ),
  pressed(
    'tropical-smoothie',
    490,
    '🍹 🍍 🥥',
    t('Tropical Smoothie', 'Batido tropical'),
    t('Pineapple, coconut and passion fruit.', 'Piña, coco y maracuyá.'),
  ),
];

export const shakes = [
  shake(
    'vanilla-shake',
    490,
    '🥤 🍦',
    t('Vanilla Milkshake', 'Batido de vainilla'),
    t('Thick enough to slow a straw.', 'Tan espeso que frena la pajita.'),
    { tags: ['popular'] },
  ),
  shake(
    'chocolate-shake',
    490,
    '🥤 🍫',
    t('Chocolate Milkshake', 'Batido de chocolate'),
    t('Dark chocolate ice cream, whole milk, cocoa.', 'Helado de chocolate negro, leche entera y cacao.'),
  ),
  shake(
    'strawberry-shake',
    490,
    '🥤 🍓',
    t('Strawberry Milkshake', 'Batido de fresa'),
    t('Real strawberries blended with vanilla ice cream.', 'Fresas de verdad batidas con helado de vainilla.'),
    { tags: ['kids'] },
  ),
  shake(
    'peanut-caramel-shake',
    540,
    '🧋 🥜 🍮',
    t('Peanut Caramel Milkshake', 'Batido de cacahuete y caramelo'),
    t('Salted peanut butter and caramel, best shared.', 'Crema de cacahuete salada y caramelo, mejor compartido.'),
    { allergies: ['Milk', 'Peanuts'] },
  ),
];
