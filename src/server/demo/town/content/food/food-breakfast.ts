import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { breakfastExtras, eggs, pancakeToppings, portion } from './food-options.ts';

/** The kitchen is on eggs until noon; what comes out of the bread oven is there all day. */
const morning = { from: '07:00', to: '12:00' };
const brunch = { from: '09:00', to: '15:00' };

const dish = shelf(foodCategories.breakfast, {
  veg: true,
  add_ons: breakfastExtras,
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Egg', 'Milk'],
});

export const breakfasts = [
  dish(
    'buttermilk-pancakes',
    890,
    '🥞 🫐 🍯',
    t('Buttermilk Pancakes', 'Tortitas de suero de leche', 'بان كيك باللبن الرائب'),
    t(
      'A stack of four with salted butter and maple syrup.',
      'Una torre de cuatro con mantequilla salada y sirope de arce.',
      'أربع قطع مع زبدة مملحة وشراب القيقب.',
    ),
    { food_variations: [pancakeToppings], available: morning, tags: ['popular', 'sweet'] },
  ),
  dish(
    'blueberry-pancakes',
    950,
    '🥞 🍋 🫐',
    t('Blueberry Lemon Pancakes', 'Tortitas de arándanos y limón', 'بان كيك بالتوت الأزرق والليمون'),
    t(
      'Blueberries in the batter, lemon curd on top.',
      'Arándanos en la masa y crema de limón por encima.',
      'توت أزرق في العجين وكريمة الليمون فوقه.',
    ),
    { food_variations: [pancakeToppings], available: brunch, tags: ['sweet'] },
  ),
  dish(
    'belgian-waffle',
    850,
    '🧇 🍓 🧈',
    t('Belgian Waffle with Berries', 'Gofre belga con frutos rojos', 'وافل بلجيكي بالتوت'),
    t(
      'Yeast-raised waffle with strawberries and whipped cream.',
      'Gofre de masa fermentada con fresas y nata montada.',
      'وافل مخمّر مع فراولة وكريمة مخفوقة.',
    ),
    { food_variations: [pancakeToppings], available: brunch, tags: ['sweet'] },
  ),
  dish(
    'full-breakfast',
    1290,
    '🍳 🥓 🍅',
    t('Full Cooked Breakfast', 'Desayuno completo', 'فطور إنجليزي كامل'),
    t(
      'Two eggs, bacon, sausage, beans, mushrooms, tomato and toast.',
      'Dos huevos, beicon, salchicha, alubias, champiñones, tomate y tostada.',
      'بيضتان ولحم مقدد ونقانق وفاصولياء وفطر وطماطم وخبز محمص.',
    ),
    { veg: false, food_variations: [eggs], available: morning, tags: ['popular'] },
  ),
  dish(
    'eggs-benedict',
    1150,
    '🍳 🥓 🧈',
    t('Eggs Benedict', 'Huevos benedictinos', 'بيض بنديكت'),
    t(
      'Poached eggs and ham on a toasted muffin under warm hollandaise.',
      'Huevos escalfados y jamón sobre muffin tostado con holandesa templada.',
      'بيض مسلوق بلا قشر ولحم خنزير على خبز محمص بصلصة هولنديز دافئة.',
    ),
    { veg: false, available: brunch },
  ),
  dish(
    'shakshuka',
    1090,
    '🥘 🥚 🍅',
    t('Shakshuka', 'Shakshuka', 'شكشوكة'),
    t(
      'Eggs baked in tomato, pepper and cumin, with bread for the pan.',
      'Huevos al horno en tomate, pimiento y comino, con pan para mojar.',
      'بيض مخبوز مع الطماطم والفلفل والكمون، ومعه خبز للمقلاة.',
    ),
    { food_variations: [portion], available: brunch, allergies: ['Egg', 'Gluten'] },
  ),
  dish(
    'avocado-toast',
    950,
    '🍞 🥑 🍋',
    t('Avocado on Sourdough', 'Tostada de aguacate', 'أفوكادو على خبز العجين المخمّر'),
    t(
      'Crushed avocado, lemon, chilli flakes and seeds on toasted sourdough.',
      'Aguacate machacado, limón, guindilla y semillas sobre masa madre tostada.',
      'أفوكادو مهروس وليمون ورقائق فلفل حار وبذور على خبز محمص.',
    ),
    { tags: ['vegan', 'popular'], allergies: ['Gluten', 'Sesame'], nutritions: ['Healthy fats', 'Fibre'] },
  ),
  dish(
    'salmon-bagel',
    1050,
    '🥯 🐟 🍋',
    t('Smoked Salmon Bagel', 'Bagel de salmón ahumado', 'بيغل بالسلمون المدخّن'),
    t(
      'Cream cheese, cold-smoked salmon, capers and dill in a chewy bagel.',
      'Queso crema, salmón ahumado, alcaparras y eneldo en un bagel tierno.',
      'جبن كريمي وسلمون مدخّن على البارد وكبر وشبت في بيغل طري.',
    ),
    { veg: false, allergies: ['Gluten', 'Milk', 'Fish', 'Sesame'], nutritions: ['Omega-3', 'Protein'] },
  ),
  dish(
    'granola-yoghurt',
    690,
    '🥣 🫐 🍯',
    t('Granola and Thick Yoghurt', 'Granola con yogur', 'غرانولا مع لبن كثيف'),
    t(
      'Oven-baked oats and nuts over thick yoghurt with berries.',
      'Avena y frutos secos al horno sobre yogur espeso con frutos rojos.',
      'شوفان ومكسرات مخبوزة فوق لبن كثيف مع التوت.',
    ),
    { available: morning, allergies: ['Milk', 'Nuts', 'Gluten'], nutritions: ['Fibre', 'Calcium', 'Probiotics'] },
  ),
  dish(
    'oat-porridge',
    590,
    '🥣 🍎 🌰',
    t('Apple Cinnamon Porridge', 'Gachas de avena con manzana', 'عصيدة التفاح والقرفة'),
    t(
      'Rolled oats cooked in oat drink with stewed apple and hazelnuts.',
      'Avena cocida en bebida de avena con manzana compotada y avellanas.',
      'شوفان مطبوخ بحليب الشوفان مع تفاح مطهو وبندق.',
    ),
    { available: morning, tags: ['vegan'], allergies: ['Gluten', 'Nuts'], nutritions: ['Fibre', 'Slow carbohydrates'] },
  ),
  dish(
    'breakfast-burrito',
    990,
    '🌯 🥚 🥑',
    t('Breakfast Burrito', 'Burrito de desayuno', 'بوريتو الفطور'),
    t(
      'Scrambled eggs, potato, cheddar and salsa rolled in a warm tortilla.',
      'Huevos revueltos, patata, cheddar y salsa en una tortilla caliente.',
      'بيض مخفوق وبطاطس وشيدر وصلصة في تورتيا دافئة.',
    ),
    { available: brunch },
  ),
  dish(
    'ham-cheese-croissant',
    590,
    '🥐 🧀 🥓',
    t('Ham and Cheese Croissant', 'Cruasán de jamón y queso', 'كرواسون باللحم والجبن'),
    t(
      'All-butter croissant, warmed with ham and Västerbotten-style cheese.',
      'Cruasán de mantequilla, caliente, con jamón y queso curado sueco.',
      'كرواسون بالزبدة يُقدَّم دافئًا مع لحم خنزير وجبن سويدي معتّق.',
    ),
    { veg: false, add_ons: [] },
  ),
];
