import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { coffeeExtras, cupSize, iced, milk, sweetness } from './food-options.ts';

const coffee = shelf(foodCategories.coffee, {
  veg: true,
  food_variations: [cupSize, milk],
  add_ons: coffeeExtras,
  allergies: ['Milk'],
});
const black = shelf(foodCategories.coffee, {
  veg: true,
  food_variations: [cupSize],
  add_ons: coffeeExtras,
  nutritions: ['Antioxidants'],
  tags: ['vegan'],
});
const tea = shelf(foodCategories.coffee, { veg: true, food_variations: [cupSize], nutritions: ['Antioxidants'] });

export const coffees = [
  black(
    'filter-coffee',
    320,
    '☕ 🥐',
    t('Filter Coffee', 'Café de filtro', 'قهوة مقطّرة'),
    t(
      'A light roast from Ethiopia, brewed fresh every half hour.',
      'Tueste claro de Etiopía, recién hecho cada media hora.',
      'تحميص فاتح من إثيوبيا، تُحضَّر طازجة كل نصف ساعة.',
    ),
    { tags: ['popular', 'vegan'] },
  ),
  black(
    'espresso',
    290,
    '☕ 🍫',
    t('Espresso', 'Café solo', 'إسبريسو'),
    t('A double shot with a hazelnut finish.', 'Carga doble con final de avellana.', 'جرعة مزدوجة بنكهة البندق.'),
  ),
  black(
    'americano',
    340,
    '☕ 💧',
    t('Americano', 'Café americano', 'أمريكانو'),
    t('Espresso lengthened with hot water.', 'Espresso alargado con agua caliente.', 'إسبريسو مخفف بماء ساخن.'),
  ),
  coffee(
    'cappuccino',
    420,
    '☕ 🥛',
    t('Cappuccino', 'Capuchino', 'كابتشينو'),
    t(
      'Espresso with dense milk foam and a little cocoa.',
      'Espresso con espuma densa de leche y un poco de cacao.',
      'إسبريسو مع رغوة حليب كثيفة وقليل من الكاكاو.',
    ),
    { tags: ['popular'] },
  ),
  coffee(
    'latte',
    450,
    '☕ 🥛 🍪',
    t('Caffè Latte', 'Café con leche', 'كافيه لاتيه'),
    t(
      'A double shot in plenty of steamed milk.',
      'Carga doble con abundante leche vaporizada.',
      'جرعة مزدوجة مع كثير من الحليب المبخّر.',
    ),
  ),
  coffee(
    'flat-white',
    430,
    '☕×2 🥛',
    t('Flat White', 'Flat white', 'فلات وايت'),
    t('Small, strong and velvety.', 'Pequeño, intenso y aterciopelado.', 'صغيرة وقوية ومخملية.'),
  ),
  coffee(
    'mocha',
    480,
    '☕ 🍫 🥛',
    t('Mocha', 'Moca', 'موكا'),
    t(
      'Espresso, dark chocolate and steamed milk.',
      'Espresso, chocolate negro y leche vaporizada.',
      'إسبريسو وشوكولاتة داكنة وحليب مبخّر.',
    ),
  ),
  coffee(
    'iced-latte',
    490,
    '🧋 🧊 ☕',
    t('Iced Latte', 'Café con leche helado', 'لاتيه مثلّج'),
    t('Espresso poured over cold milk and ice.', 'Espresso sobre leche fría y hielo.', 'إسبريسو فوق حليب بارد وثلج.'),
    { food_variations: [cupSize, milk, iced] },
  ),
  black(
    'cold-brew',
    460,
    '🥤 🧊 ☕',
    t('Cold Brew', 'Café en frío', 'قهوة باردة منقوعة'),
    t(
      'Steeped for sixteen hours, smooth and almost sweet.',
      'Dieciséis horas de infusión, suave y casi dulce.',
      'منقوعة ست عشرة ساعة، ناعمة وتكاد تكون حلوة.',
    ),
  ),
  coffee(
    'hot-chocolate',
    450,
    '☕ 🍫 🍪',
    t('Hot Chocolate', 'Chocolate caliente', 'شوكولاتة ساخنة'),
    t(
      'Melted 60 % chocolate in hot milk, with cream if you like.',
      'Chocolate del 60 % fundido en leche caliente, con nata si quieres.',
      'شوكولاتة 60٪ ذائبة في حليب ساخن، مع كريمة لمن يحب.',
    ),
    { tags: ['kids'] },
  ),
];

export const teas = [
  tea(
    'pot-of-earl-grey',
    360,
    '🫖 🍋',
    t('Pot of Earl Grey', 'Tetera de Earl Grey', 'إبريق شاي إيرل غراي'),
    t(
      'Ceylon leaves with bergamot, enough for two cups.',
      'Hojas de Ceilán con bergamota, suficiente para dos tazas.',
      'أوراق سيلانية بالبرغموت تكفي كوبين.',
    ),
    { food_variations: [] },
  ),
  tea(
    'green-tea',
    340,
    '🍵 🌿',
    t('Sencha Green Tea', 'Té verde sencha', 'شاي سنشا الأخضر'),
    t(
      'Steamed spring leaves, brewed at eighty degrees.',
      'Hojas de primavera al vapor, a ochenta grados.',
      'أوراق ربيعية مبخّرة تُنقع عند ثمانين درجة.',
    ),
    { tags: ['vegan'] },
  ),
  tea(
    'masala-chai',
    390,
    '🍵 🥛 🫚',
    t('Masala Chai', 'Chai masala', 'شاي كرك بالماسالا'),
    t(
      'Black tea simmered with milk, ginger, cardamom and pepper.',
      'Té negro cocido con leche, jengibre, cardamomo y pimienta.',
      'شاي أسود مغلي بالحليب والزنجبيل والهيل والفلفل.',
    ),
    { food_variations: [cupSize, milk], allergies: ['Milk'] },
  ),
  tea(
    'matcha-latte',
    490,
    '🍵 🥛',
    t('Matcha Latte', 'Matcha latte', 'ماتشا لاتيه'),
    t(
      'Ceremonial matcha whisked into steamed milk.',
      'Matcha ceremonial batido en leche vaporizada.',
      'ماتشا فاخرة مخفوقة في حليب مبخّر.',
    ),
    { food_variations: [cupSize, milk], allergies: ['Milk'] },
  ),
  tea(
    'brown-sugar-bubble-tea',
    550,
    '🧋 🥛',
    t('Brown Sugar Bubble Tea', 'Té de burbujas con azúcar moreno', 'شاي الفقاعات بالسكر البني'),
    t(
      'Black tea with milk, brown sugar syrup and warm tapioca pearls.',
      'Té negro con leche, sirope de azúcar moreno y perlas de tapioca templadas.',
      'شاي أسود بالحليب وشراب السكر البني ولآلئ التابيوكا الدافئة.',
    ),
    { food_variations: [cupSize, sweetness], tags: ['popular'], allergies: ['Milk'] },
  ),
  tea(
    'mango-bubble-tea',
    550,
    '🧋 🥭',
    t('Mango Fruit Bubble Tea', 'Té de burbujas de mango', 'شاي الفقاعات بالمانجو'),
    t(
      'Jasmine tea with mango and popping passion fruit pearls.',
      'Té de jazmín con mango y perlas de maracuyá.',
      'شاي ياسمين بالمانجو مع حبيبات فاكهة الآلام.',
    ),
    { food_variations: [cupSize, sweetness], tags: ['vegan'] },
  ),
];
