import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { iceCreamToppings, scoops } from './food-options.ts';

const cake = shelf(foodCategories.cakes, { veg: true, allergies: ['Gluten', 'Milk', 'Egg'] });
const ice = shelf(foodCategories.iceCream, {
  veg: true,
  food_variations: [iceCreamToppings],
  nutritions: ['Calcium'],
  allergies: ['Milk'],
});
const bun = shelf(foodCategories.pastries, { veg: true, allergies: ['Gluten', 'Milk', 'Egg'] });

export const cakes = [
  cake(
    'strawberry-cream-cake',
    590,
    '🍰 🍓',
    t('Strawberry Cream Cake', 'Tarta de fresas y nata', 'كعكة الفراولة بالكريمة'),
    t(
      'Light sponge, vanilla cream and fresh strawberries.',
      'Bizcocho ligero, crema de vainilla y fresas frescas.',
      'كعك خفيف وكريمة الفانيلا وفراولة طازجة.',
    ),
    { tags: ['popular'] },
  ),
  cake(
    'chocolate-layer-cake',
    620,
    '🍰 🍫 🍒',
    t('Dark Chocolate Layer Cake', 'Tarta de chocolate negro', 'كعكة طبقات بالشوكولاتة الداكنة'),
    t(
      'Three moist layers with a bitter ganache.',
      'Tres capas jugosas con ganache amarga.',
      'ثلاث طبقات رطبة مع غاناش مُرّ.',
    ),
  ),
  cake(
    'lemon-cheesecake',
    590,
    '🍰 🍋 🧀',
    t('Baked Lemon Cheesecake', 'Tarta de queso al limón', 'تشيز كيك مخبوز بالليمون'),
    t(
      'Slow-baked cheesecake on a biscuit base with lemon curd.',
      'Tarta de queso horneada despacio sobre galleta, con crema de limón.',
      'تشيز كيك مخبوز ببطء على قاعدة بسكويت مع كريمة الليمون.',
    ),
    { tags: ['popular'] },
  ),
  cake(
    'carrot-cake',
    560,
    '🍰 🥕 🌰',
    t('Carrot Cake', 'Tarta de zanahoria', 'كعكة الجزر'),
    t(
      'Carrot, walnut and cardamom with cream cheese icing.',
      'Zanahoria, nuez y cardamomo con cobertura de queso crema.',
      'جزر وجوز وهيل مع طبقة من الجبن الكريمي.',
    ),
    { allergies: ['Gluten', 'Milk', 'Egg', 'Nuts'] },
  ),
  cake(
    'apple-pie',
    520,
    '🥧 🍎',
    t('Apple Pie with Vanilla Sauce', 'Tarta de manzana con salsa de vainilla', 'فطيرة التفاح بصلصة الفانيلا'),
    t(
      'Tart apples under a crumbly crust, with cold vanilla sauce beside.',
      'Manzanas ácidas bajo una masa crujiente, con salsa fría de vainilla aparte.',
      'تفاح حامض تحت قشرة هشة مع صلصة فانيلا باردة.',
    ),
  ),
  cake(
    'blueberry-pie',
    540,
    '🥧 🫐',
    t('Wild Blueberry Pie', 'Tarta de arándanos silvestres', 'فطيرة التوت البري الأزرق'),
    t(
      'Forest blueberries in rye pastry.',
      'Arándanos del bosque en masa de centeno.',
      'توت أزرق من الغابة في عجينة الجاودار.',
    ),
  ),
  cake(
    'creme-caramel',
    480,
    '🍮 🍯',
    t('Crème Caramel', 'Flan de caramelo', 'كريم كراميل'),
    t(
      'Silky egg custard under a dark caramel.',
      'Crema de huevo sedosa bajo un caramelo oscuro.',
      'كاسترد بيض ناعم تحت كراميل داكن.',
    ),
    { tags: ['gluten-free'], allergies: ['Milk', 'Egg'] },
  ),
  cake(
    'birthday-cake',
    2900,
    '🎂 🍓 🍫',
    t('Celebration Cake, 8 Portions', 'Tarta de cumpleaños, 8 porciones', 'كعكة احتفال، 8 حصص'),
    t(
      'Vanilla sponge with raspberry and cream, ordered a few hours ahead.',
      'Bizcocho de vainilla con frambuesa y nata, para pedir con unas horas.',
      'كعك فانيلا بالتوت الأحمر والكريمة، يُطلب قبل ساعات قليلة.',
    ),
    { tags: ['sharing'] },
  ),
  cake(
    'chocolate-brownie',
    420,
    '🍫 🌰',
    t('Fudge Brownie', 'Brownie', 'براوني الفدج'),
    t(
      'Dense, dark and a little underbaked on purpose.',
      'Denso, oscuro y poco hecho a propósito.',
      'كثيفة وداكنة وغير مخبوزة تمامًا عن قصد.',
    ),
    { allergies: ['Gluten', 'Milk', 'Egg', 'Nuts'] },
  ),
];

export const iceCreams = [
  ice(
    'gelato-cup',
    490,
    '🍨 🍓 🍫',
    t('Gelato Cup', 'Tarrina de gelato', 'كوب جيلاتو'),
    t(
      'Two or three flavours churned this morning.',
      'Dos o tres sabores batidos esta mañana.',
      'نكهتان أو ثلاث حُضّرت هذا الصباح.',
    ),
    { food_variations: [scoops, iceCreamToppings], tags: ['popular'], allergies: ['Milk', 'Nuts', 'Egg'] },
  ),
  ice(
    'vanilla-sundae',
    560,
    '🍨 🍒 🍯',
    t('Vanilla Bean Sundae', 'Copa de vainilla', 'صنداي الفانيلا'),
    t(
      'Vanilla ice cream, warm caramel, wafer and a cherry.',
      'Helado de vainilla, caramelo templado, barquillo y una cereza.',
      'آيس كريم فانيلا وكراميل دافئ وبسكويت رقيق وكرزة.',
    ),
    { allergies: ['Milk', 'Gluten', 'Egg'] },
  ),
  ice(
    'soft-serve',
    350,
    '🍦 🍫',
    t('Soft Serve Cone', 'Cucurucho de helado cremoso', 'قرن آيس كريم طري'),
    t(
      'Milk soft serve in a crisp cone.',
      'Helado cremoso de leche en cucurucho crujiente.',
      'آيس كريم حليب طري في قرن مقرمش.',
    ),
    { tags: ['kids'], allergies: ['Milk', 'Gluten'] },
  ),
  ice(
    'berry-sorbet',
    450,
    '🍧 🫐 🍓',
    t('Nordic Berry Sorbet', 'Sorbete de frutos nórdicos', 'سوربيه التوت الشمالي'),
    t(
      'Lingonberry, blueberry and raspberry, nothing but fruit and sugar.',
      'Arándano rojo, arándano y frambuesa, solo fruta y azúcar.',
      'توت لينغون وتوت أزرق وتوت أحمر، فاكهة وسكر فقط.',
    ),
    { tags: ['vegan'], allergies: [], nutritions: ['Antioxidants', 'Vitamin C'] },
  ),
  ice(
    'banana-split',
    690,
    '🍨 🍌 🍒',
    t('Banana Split', 'Banana split', 'بنانا سبليت'),
    t(
      'Three scoops, a ripe banana, hot fudge and roasted almonds.',
      'Tres bolas, un plátano maduro, chocolate caliente y almendras tostadas.',
      'ثلاث كرات وموزة ناضجة وفدج ساخن ولوز محمص.',
    ),
    { allergies: ['Milk', 'Nuts', 'Egg'] },
  ),
  ice(
    'mochi-ice-cream',
    520,
    '🍡×2 🍵',
    t('Mochi Ice Cream', 'Mochi helado', 'آيس كريم موتشي'),
    t(
      'Three rice cakes filled with matcha, mango and sesame ice cream.',
      'Tres pastelitos de arroz rellenos de helado de matcha, mango y sésamo.',
      'ثلاث قطع أرز محشوة بآيس كريم الماتشا والمانجو والسمسم.',
    ),
    { food_variations: [], allergies: ['Milk', 'Sesame'] },
  ),
];

export const pastries = [
  bun(
    'cinnamon-bun',
    380,
    '🥐×2 🌰 ☕',
    t('Cardamom Cinnamon Bun', 'Rollo de canela y cardamomo', 'لفافة القرفة بالهيل'),
    t(
      'A large Haga-style bun with pearl sugar, baked in the small hours.',
      'Un gran bollo al estilo de Haga con azúcar perlado, horneado de madrugada.',
      'لفافة كبيرة على طريقة هاغا بسكر اللؤلؤ، تُخبز قبل الفجر.',
    ),
    { tags: ['local', 'popular'] },
  ),
  bun(
    'butter-croissant',
    320,
    '🥐 🧈',
    t('Butter Croissant', 'Cruasán de mantequilla', 'كرواسون بالزبدة'),
    t(
      'Three days of folding for a crust that leaves crumbs everywhere.',
      'Tres días de pliegues para una corteza que deja migas por todas partes.',
      'ثلاثة أيام من الطي لقشرة تترك فتاتها في كل مكان.',
    ),
    { tags: ['popular'] },
  ),
  bun(
    'almond-croissant',
    390,
    '🥐 🌰 🍯',
    t('Almond Croissant', 'Cruasán de almendra', 'كرواسون باللوز'),
    t(
      'Filled with almond cream and baked a second time.',
      'Relleno de crema de almendra y horneado por segunda vez.',
      'محشو بكريمة اللوز ومخبوز مرة ثانية.',
    ),
    { allergies: ['Gluten', 'Milk', 'Egg', 'Nuts'] },
  ),
  bun(
    'glazed-donut',
    290,
    '🍩 🍫',
    t('Chocolate Glazed Doughnut', 'Rosquilla glaseada de chocolate', 'دونات مغطاة بالشوكولاتة'),
    t(
      'Yeast doughnut dipped in dark chocolate with sprinkles.',
      'Rosquilla esponjosa bañada en chocolate negro con virutas.',
      'دونات مخمّرة مغموسة بالشوكولاتة الداكنة مع حبيبات ملونة.',
    ),
    { tags: ['kids'] },
  ),
  bun(
    'chocolate-chip-cookie',
    270,
    '🍪×2 🥛',
    t('Chocolate Chip Cookie', 'Galleta con pepitas de chocolate', 'كوكيز برقائق الشوكولاتة'),
    t(
      'Crisp edge, soft middle, large pieces of chocolate.',
      'Borde crujiente, centro tierno y trozos grandes de chocolate.',
      'حافة مقرمشة ووسط طري وقطع شوكولاتة كبيرة.',
    ),
  ),
  bun(
    'blueberry-muffin',
    340,
    '🧁 🫐',
    t('Blueberry Muffin', 'Magdalena de arándanos', 'مافن بالتوت الأزرق'),
    t(
      'Sour cream muffin full of berries, with a sugared top.',
      'Magdalena de nata agria llena de arándanos, con azúcar por encima.',
      'مافن بالكريمة الحامضة مليء بالتوت وسطحه مسكّر.',
    ),
  ),
  bun(
    'pretzel',
    320,
    '🥨 🧂',
    t('Butter Pretzel', 'Pretzel con mantequilla', 'بريتزل بالزبدة'),
    t(
      'Dark crust, coarse salt and cold butter inside.',
      'Corteza oscura, sal gruesa y mantequilla fría dentro.',
      'قشرة داكنة وملح خشن وزبدة باردة في الداخل.',
    ),
    { allergies: ['Gluten', 'Milk'] },
  ),
];
