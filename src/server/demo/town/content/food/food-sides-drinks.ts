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
    t('Skin-on Fries', 'Patatas fritas con piel', 'بطاطس مقلية بقشرها'),
    t('Twice-fried with rosemary salt.', 'Fritas dos veces, con sal de romero.', 'مقلية مرتين مع ملح إكليل الجبل.'),
    { tags: ['popular', 'vegan'] },
  ),
  fry(
    'sweet-potato-fries',
    420,
    '🍟 🍠',
    t('Sweet Potato Fries', 'Boniato frito', 'بطاطا حلوة مقلية'),
    t(
      'Crisp outside, soft inside, with smoked paprika.',
      'Crujiente por fuera, tierno por dentro, con pimentón ahumado.',
      'مقرمشة من الخارج وطرية من الداخل مع البابريكا المدخّنة.',
    ),
    { tags: ['vegan'], nutritions: ['Vitamin A', 'Fibre'] },
  ),
  fry(
    'loaded-cheese-fries',
    590,
    '🍟 🧀 🥓',
    t('Loaded Cheese Fries', 'Patatas con queso y beicon', 'بطاطس محمّلة بالجبن'),
    t(
      'Fries under warm cheddar, bacon and spring onion.',
      'Patatas con cheddar fundido, beicon y cebolleta.',
      'بطاطس تحت شيدر دافئ ولحم مقدد وبصل أخضر.',
    ),
    { veg: false, allergies: ['Milk'], tags: ['sharing'] },
  ),
  fry(
    'truffle-parmesan-fries',
    560,
    '🍟 🌰 🧀',
    t('Truffle Parmesan Fries', 'Patatas con trufa y parmesano', 'بطاطس بالكمأة والبارميزان'),
    t(
      'Truffle oil, grated parmesan and parsley.',
      'Aceite de trufa, parmesano rallado y perejil.',
      'زيت الكمأة وبارميزان مبشور وبقدونس.',
    ),
    { allergies: ['Milk'] },
  ),
];

export const smallPlates = [
  side(
    'onion-rings',
    420,
    '🧅×2 🍟',
    t('Onion Rings', 'Aros de cebolla', 'حلقات البصل'),
    t('Thick rings in beer batter.', 'Aros gruesos rebozados con cerveza.', 'حلقات سميكة في عجينة مقرمشة.'),
    { allergies: ['Gluten'] },
  ),
  side(
    'mozzarella-sticks',
    560,
    '🧀×2 🍅',
    t('Mozzarella Sticks', 'Palitos de mozzarella', 'أصابع الموزاريلا'),
    t(
      'Breaded mozzarella with tomato dip.',
      'Mozzarella empanada con salsa de tomate.',
      'موزاريلا مغطاة بالخبز المطحون مع صلصة طماطم.',
    ),
    { allergies: ['Gluten', 'Milk', 'Egg'] },
  ),
  side(
    'coleslaw',
    290,
    '🥗 🥕 🥬',
    t('House Coleslaw', 'Ensalada de col', 'سلطة ملفوف البيت'),
    t(
      'White cabbage, carrot and apple in a light dressing.',
      'Col blanca, zanahoria y manzana en aliño ligero.',
      'ملفوف أبيض وجزر وتفاح في صلصة خفيفة.',
    ),
    { allergies: ['Egg', 'Mustard'], nutritions: ['Vitamin C', 'Fibre'] },
  ),
  side(
    'side-salad',
    390,
    '🥗 🍅 🥒',
    t('Small Green Salad', 'Ensalada verde pequeña', 'سلطة خضراء صغيرة'),
    t(
      'Leaves, tomato and cucumber with vinaigrette.',
      'Hojas, tomate y pepino con vinagreta.',
      'أوراق وطماطم وخيار بصلصة الخل.',
    ),
    { tags: ['vegan'], allergies: ['Mustard'], nutritions: ['Fibre'] },
  ),
  side(
    'corn-on-the-cob',
    390,
    '🌽 🧈',
    t('Buttered Corn on the Cob', 'Mazorca con mantequilla', 'كوز ذرة بالزبدة'),
    t('Grilled corn with salted butter.', 'Maíz a la parrilla con mantequilla salada.', 'ذرة مشوية بزبدة مملحة.'),
    { allergies: ['Milk'] },
  ),
  side(
    'garlic-bread',
    390,
    '🥖 🧄 🧈',
    t('Garlic Bread', 'Pan de ajo', 'خبز بالثوم'),
    t(
      'Baguette with garlic butter and parsley, baked until it crackles.',
      'Baguette con mantequilla de ajo y perejil, horneada hasta crujir.',
      'باغيت بزبدة الثوم والبقدونس، يُخبز حتى يقرمش.',
    ),
    { allergies: ['Gluten', 'Milk'], tags: ['popular'] },
  ),
  side(
    'tomato-soup',
    590,
    '🍲 🍅 🌿',
    t('Roasted Tomato Soup', 'Sopa de tomate asado', 'حساء الطماطم المشوية'),
    t(
      'Tomatoes roasted with garlic and blended with basil.',
      'Tomates asados con ajo y triturados con albahaca.',
      'طماطم مشوية بالثوم ومخلوطة بالريحان.',
    ),
    { tags: ['vegan'], allergies: ['Celery'], nutritions: ['Vitamin C'] },
  ),
  side(
    'marinated-olives',
    350,
    '🫒×3 🍋',
    t('Marinated Olives', 'Aceitunas aliñadas', 'زيتون متبّل'),
    t(
      'Green olives with lemon, garlic and fennel seed.',
      'Aceitunas verdes con limón, ajo e hinojo.',
      'زيتون أخضر بالليمون والثوم وبذور الشمر.',
    ),
    { tags: ['vegan', 'gluten-free'], food_variations: [] },
  ),
];

export const sodas = [
  soda(
    'house-cola',
    250,
    '🥤 🧊',
    t('House Cola', 'Cola de la casa', 'كولا البيت'),
    t(
      'Cola with kola nut, citrus and less sugar than you expect.',
      'Cola con nuez de cola, cítricos y menos azúcar de lo esperado.',
      'كولا بجوز الكولا والحمضيات وسكر أقل مما تتوقع.',
    ),
    { tags: ['popular'] },
  ),
  soda(
    'house-lemonade',
    290,
    '🥤 🍋',
    t('House Lemonade', 'Limonada de la casa', 'ليموناضة البيت'),
    t('Lemons pressed daily, with mint.', 'Limones exprimidos cada día, con menta.', 'ليمون يُعصر يوميًا مع النعناع.'),
    { tags: ['vegan'], nutritions: ['Vitamin C'] },
  ),
  soda(
    'orange-soda',
    250,
    '🥤 🍊',
    t('Blood Orange Soda', 'Refresco de naranja sanguina', 'صودا البرتقال الأحمر'),
    t(
      'Sparkling water and Sicilian blood orange.',
      'Agua con gas y naranja sanguina de Sicilia.',
      'ماء فوّار وبرتقال أحمر صقلي.',
    ),
  ),
  soda(
    'elderflower-soda',
    290,
    '🥂 🌼 🍋',
    t('Elderflower Fizz', 'Refresco de flor de saúco', 'فوّار زهر البيلسان'),
    t(
      'Elderflower cordial from local gardens with soda.',
      'Sirope de flor de saúco de huertos locales con soda.',
      'شراب زهر البيلسان من حدائق محلية مع الصودا.',
    ),
    { tags: ['local'], food_variations: [iced] },
  ),
  soda(
    'sparkling-water',
    220,
    '🥛 💧 🍋',
    t('Sparkling Water', 'Agua con gas', 'ماء فوّار'),
    t('A chilled half litre bottle.', 'Botella fría de medio litro.', 'زجاجة نصف لتر مبرّدة.'),
    { food_variations: [], tags: ['vegan'] },
  ),
  soda(
    'peach-iced-tea',
    310,
    '🥤 🍑 🧊',
    t('Peach Iced Tea', 'Té helado de melocotón', 'شاي مثلّج بالخوخ'),
    t(
      'Black tea brewed cold with ripe peach.',
      'Té negro infusionado en frío con melocotón maduro.',
      'شاي أسود منقوع على البارد مع خوخ ناضج.',
    ),
    { food_variations: [cupSize, sweetness] },
  ),
];

export const juices = [
  pressed(
    'orange-juice',
    390,
    '🧃 🍊',
    t('Fresh Orange Juice', 'Zumo de naranja natural', 'عصير برتقال طازج'),
    t('Five oranges and nothing else.', 'Cinco naranjas y nada más.', 'خمس برتقالات ولا شيء غيرها.'),
    { tags: ['popular', 'vegan'] },
  ),
  pressed(
    'apple-ginger-juice',
    420,
    '🧃 🍏 🫚',
    t('Apple and Ginger Juice', 'Zumo de manzana y jengibre', 'عصير التفاح والزنجبيل'),
    t(
      'Cold-pressed green apple with a sharp ginger finish.',
      'Manzana verde prensada en frío con un final vivo de jengibre.',
      'تفاح أخضر معصور على البارد بلمسة زنجبيل حادة.',
    ),
  ),
  pressed(
    'green-juice',
    450,
    '🥤 🥬 🥒',
    t('Green Juice', 'Zumo verde', 'عصير أخضر'),
    t(
      'Kale, cucumber, apple, lemon and mint.',
      'Kale, pepino, manzana, limón y menta.',
      'كرنب وخيار وتفاح وليمون ونعناع.',
    ),
  ),
  pressed(
    'mango-lassi',
    420,
    '🥛 🥭',
    t('Mango Lassi', 'Lassi de mango', 'لاسي المانجو'),
    t(
      'Alphonso mango and yoghurt with a pinch of cardamom.',
      'Mango Alphonso y yogur con una pizca de cardamomo.',
      'مانجو ألفونسو ولبن مع رشة هيل.',
    ),
    { tags: [], allergies: ['Milk'], nutritions: ['Calcium', 'Probiotics'] },
  ),
  pressed(
    'berry-smoothie',
    490,
    '🍹 🫐 🍓',
    t('Berry Smoothie', 'Batido de frutos rojos', 'سموذي التوت'),
    t(
      'Blueberry, strawberry, banana and oat drink.',
      'Arándano, fresa, plátano y bebida de avena.',
      'توت أزرق وفراولة وموز وحليب الشوفان.',
    ),
    { allergies: ['Gluten'] },
  ),
  pressed(
    'tropical-smoothie',
    490,
    '🍹 🍍 🥥',
    t('Tropical Smoothie', 'Batido tropical', 'سموذي استوائي'),
    t('Pineapple, coconut and passion fruit.', 'Piña, coco y maracuyá.', 'أناناس وجوز هند وفاكهة الآلام.'),
  ),
];

export const shakes = [
  shake(
    'vanilla-shake',
    490,
    '🥤 🍦',
    t('Vanilla Milkshake', 'Batido de vainilla', 'ميلك شيك الفانيلا'),
    t('Thick enough to slow a straw.', 'Tan espeso que frena la pajita.', 'كثيف يُبطئ القشة.'),
    { tags: ['popular'] },
  ),
  shake(
    'chocolate-shake',
    490,
    '🥤 🍫',
    t('Chocolate Milkshake', 'Batido de chocolate', 'ميلك شيك الشوكولاتة'),
    t(
      'Dark chocolate ice cream, whole milk, cocoa.',
      'Helado de chocolate negro, leche entera y cacao.',
      'آيس كريم شوكولاتة داكنة وحليب كامل وكاكاو.',
    ),
  ),
  shake(
    'strawberry-shake',
    490,
    '🥤 🍓',
    t('Strawberry Milkshake', 'Batido de fresa', 'ميلك شيك الفراولة'),
    t(
      'Real strawberries blended with vanilla ice cream.',
      'Fresas de verdad batidas con helado de vainilla.',
      'فراولة حقيقية مخلوطة بآيس كريم الفانيلا.',
    ),
    { tags: ['kids'] },
  ),
  shake(
    'peanut-caramel-shake',
    540,
    '🧋 🥜 🍮',
    t('Peanut Caramel Milkshake', 'Batido de cacahuete y caramelo', 'ميلك شيك الفول السوداني والكراميل'),
    t(
      'Salted peanut butter and caramel, best shared.',
      'Crema de cacahuete salada y caramelo, mejor compartido.',
      'زبدة فول سوداني مملحة وكراميل، والأفضل مشاركته.',
    ),
    { allergies: ['Milk', 'Peanuts'] },
  ),
];
