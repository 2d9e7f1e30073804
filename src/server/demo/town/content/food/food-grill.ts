import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import {
  poolOfDips,
  portion,
  seafoodExtras,
  spice,
  wingPieces,
  withoutInWrap,
  wrapExtras,
  wrapSauces,
} from './food-options.ts';

const bird = shelf(foodCategories.chicken, {
  veg: false,
  halal: true,
  food_variations: [portion, spice],
  nutritions: ['Protein', 'Vitamin B12'],
  allergies: ['Gluten', 'Egg'],
});
const sea = shelf(foodCategories.seafood, {
  veg: false,
  add_ons: seafoodExtras,
  nutritions: ['Omega-3', 'Protein', 'Vitamin D'],
  allergies: ['Fish', 'Milk', 'Gluten'],
});
const wrap = shelf(foodCategories.wraps, {
  veg: false,
  halal: true,
  food_variations: [portion, wrapSauces, withoutInWrap],
  add_ons: wrapExtras,
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Milk', 'Sesame'],
});
const sandwich = shelf(foodCategories.wraps, {
  veg: false,
  food_variations: [withoutInWrap],
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Milk', 'Egg'],
});

export const chickens = [
  bird(
    'buttermilk-thighs',
    1100,
    '🍗×2 🌶️ 🍯',
    t('Buttermilk Chicken Thighs', 'Contramuslos al suero de leche', 'أفخاذ دجاج باللبن الرائب'),
    t(
      'Crisp fried thighs with hot honey and slaw.',
      'Contramuslos fritos y crujientes con miel picante y ensalada de col.',
      'أفخاذ مقلية مقرمشة مع عسل حار وسلطة ملفوف.',
    ),
    { tags: ['popular'] },
  ),
  bird(
    'half-rotisserie-chicken',
    1290,
    '🍗 🍋 🌿',
    t('Half Rotisserie Chicken', 'Medio pollo asado', 'نصف دجاجة مشوية على السيخ'),
    t(
      'Turned over the fire with lemon and thyme, served with its juices.',
      'Asado al espetón con limón y tomillo, servido con su jugo.',
      'تدور فوق النار مع الليمون والزعتر وتُقدَّم بعصارتها.',
    ),
    { allergies: [], food_variations: [spice], tags: ['gluten-free'] },
  ),
  bird(
    'buffalo-wings',
    990,
    '🍗×3 🌶️ 🥕',
    t('Buffalo Wings', 'Alitas Buffalo', 'أجنحة بافلو'),
    t(
      'Wings in cayenne butter, with celery and a dip.',
      'Alitas en mantequilla de cayena, con apio y salsa.',
      'أجنحة بزبدة الفلفل الحار مع الكرفس وصلصة.',
    ),
    { food_variations: [wingPieces, poolOfDips], allergies: ['Milk', 'Celery'], tags: ['spicy', 'sharing'] },
  ),
  bird(
    'bbq-wings',
    990,
    '🍗×3 🍯 🔥',
    t('Barbecue Wings', 'Alitas a la barbacoa', 'أجنحة باربكيو'),
    t('Slow-smoked, then glazed twice.', 'Ahumadas despacio y glaseadas dos veces.', 'مدخّنة ببطء ثم مطلية مرتين.'),
    { food_variations: [wingPieces, poolOfDips], allergies: ['Mustard'], tags: ['sharing'] },
  ),
  bird(
    'korean-fried-chicken',
    1190,
    '🍗×2 🧄 🌶️',
    t('Korean Fried Chicken', 'Pollo frito coreano', 'دجاج كوري مقلي'),
    t(
      'Double-fried and tossed in gochujang and sesame.',
      'Frito dos veces y bañado en gochujang y sésamo.',
      'مقلي مرتين ومقلّب بالغوتشوجانغ والسمسم.',
    ),
    { allergies: ['Gluten', 'Soy', 'Sesame'], tags: ['spicy', 'popular'] },
  ),
  bird(
    'chicken-tenders',
    890,
    '🍗×3 🍟 🍅',
    t('Chicken Tenders', 'Tiras de pollo crujientes', 'أصابع دجاج'),
    t(
      'Five strips of breast in cornflake crumbs.',
      'Cinco tiras de pechuga rebozadas en copos de maíz.',
      'خمس شرائح صدر مغطاة برقائق الذرة.',
    ),
    { food_variations: [portion, poolOfDips], tags: ['kids'] },
  ),
  bird(
    'piri-piri-chicken',
    1190,
    '🍗 🌶️ 🍋',
    t('Piri-piri Chicken Leg', 'Muslo de pollo piri-piri', 'فخذ دجاج بيري بيري'),
    t(
      'Flame-grilled leg marinated a whole day in chilli and lemon.',
      'Muslo a la llama, marinado un día entero en chile y limón.',
      'فخذ مشوي على اللهب متبّل يومًا كاملًا بالفلفل الحار والليمون.',
    ),
    { allergies: [], tags: ['spicy', 'gluten-free'] },
  ),
  bird(
    'smoked-ribs',
    1590,
    '🍖 🌽 🍯',
    t('Smoked Beef Ribs', 'Costillas de ternera ahumadas', 'أضلاع بقر مدخّنة'),
    t(
      'Twelve hours over birch wood, with a peppery glaze.',
      'Doce horas sobre leña de abedul, con un glaseado de pimienta.',
      'اثنتا عشرة ساعة على خشب البتولا مع طبقة فلفلية.',
    ),
    { food_variations: [portion], allergies: ['Mustard', 'Celery'] },
  ),
];

export const seafoods = [
  sea(
    'fish-and-chips',
    1290,
    '🍟 🐟 🍋',
    t('Fish and Chips', 'Pescado con patatas', 'سمك وبطاطس'),
    t(
      'Cod in ale batter, thick chips, mushy peas and tartare sauce.',
      'Bacalao rebozado con cerveza, patatas gruesas, puré de guisantes y salsa tártara.',
      'قد مقلي بعجينة خفيفة وبطاطس سميكة وبازلاء مهروسة وصلصة التارتار.',
    ),
    { food_variations: [portion], tags: ['popular'], allergies: ['Fish', 'Gluten', 'Egg', 'Mustard'] },
  ),
  sea(
    'peel-your-own-prawns',
    1490,
    '🦐×3 🍋 🍞',
    t('Peel-your-own Prawns', 'Gambas para pelar', 'روبيان تقشّره بنفسك'),
    t(
      'Half a kilo of cold-water prawns with aioli, dill and toasted bread.',
      'Medio kilo de gambas de agua fría con alioli, eneldo y pan tostado.',
      'نصف كيلو من روبيان المياه الباردة مع أيولي وشبت وخبز محمص.',
    ),
    { allergies: ['Crustaceans', 'Egg', 'Gluten'], tags: ['local', 'sharing'] },
  ),
  sea(
    'moules-marinieres',
    1390,
    '🦪×2 🧄 🍋',
    t('Mussels in White Wine', 'Mejillones al vino blanco', 'بلح البحر بالنبيذ الأبيض'),
    t(
      'Bohuslän mussels steamed with shallots, garlic and parsley.',
      'Mejillones de Bohuslän al vapor con chalota, ajo y perejil.',
      'بلح بحر بوهوسلان على البخار مع كراث وثوم وبقدونس.',
    ),
    { food_variations: [portion], allergies: ['Molluscs', 'Milk', 'Sulphites'] },
  ),
  sea(
    'half-lobster',
    2690,
    '🦞 🧈 🍋',
    t('Half Grilled Lobster', 'Media langosta a la parrilla', 'نصف كركند مشوي'),
    t(
      'Black lobster with garlic butter, the way the harbour does it in October.',
      'Bogavante con mantequilla de ajo, como se hace en el puerto en octubre.',
      'كركند أسود بزبدة الثوم كما يحضّره الميناء في أكتوبر.',
    ),
    { allergies: ['Crustaceans', 'Milk'], tags: ['premium'] },
  ),
  sea(
    'oysters-half-dozen',
    1890,
    '🦪×3 🍋',
    t('Six Oysters', 'Seis ostras', 'ست محارات'),
    t(
      'Opened to order, with shallot vinegar and lemon.',
      'Abiertas al momento, con vinagre de chalota y limón.',
      'تُفتح عند الطلب مع خل الكراث والليمون.',
    ),
    { allergies: ['Molluscs', 'Sulphites'], nutritions: ['Zinc', 'Protein'] },
  ),
  sea(
    'crab-cakes',
    1350,
    '🦀 🍋 🌿',
    t('Crab Cakes', 'Pastelitos de cangrejo', 'أقراص السلطعون'),
    t(
      'Two cakes of brown and white crab meat with lemon mayonnaise.',
      'Dos pastelitos de carne de cangrejo con mayonesa de limón.',
      'قرصان من لحم السلطعون البني والأبيض مع مايونيز الليمون.',
    ),
    { allergies: ['Crustaceans', 'Egg', 'Gluten'] },
  ),
  sea(
    'fried-squid',
    990,
    '🦑 🍋 🌶️',
    t('Salt and Pepper Squid', 'Calamares con sal y pimienta', 'حبّار بالملح والفلفل'),
    t(
      'Tender rings dusted in rice flour and fried quickly.',
      'Anillas tiernas en harina de arroz, fritas al momento.',
      'حلقات طرية مغطاة بدقيق الأرز ومقلية سريعًا.',
    ),
    { allergies: ['Molluscs', 'Egg'], food_variations: [portion] },
  ),
  sea(
    'fish-soup',
    1250,
    '🍲 🐟 🦐',
    t('West Coast Fish Soup', 'Sopa de pescado de la costa oeste', 'حساء سمك الساحل الغربي'),
    t(
      'Saffron and fennel broth with cod, salmon, prawns and aioli.',
      'Caldo de azafrán e hinojo con bacalao, salmón, gambas y alioli.',
      'مرق بالزعفران والشمر مع قد وسلمون وروبيان وأيولي.',
    ),
    { tags: ['local', 'popular'], allergies: ['Fish', 'Crustaceans', 'Milk', 'Egg', 'Celery'] },
  ),
  sea(
    'grilled-salmon',
    1490,
    '🥘 🐟 🍋',
    t('Grilled Salmon and New Potatoes', 'Salmón a la parrilla con patatas nuevas', 'سلمون مشوي مع بطاطس طازجة'),
    t(
      'Skin-on salmon with dill butter, potatoes and pressed cucumber.',
      'Salmón con piel, mantequilla de eneldo, patatas y pepino prensado.',
      'سلمون بجلده مع زبدة الشبت وبطاطس وخيار مضغوط.',
    ),
    { allergies: ['Fish', 'Milk'] },
  ),
];

export const kebabs = [
  wrap(
    'chicken-shawarma',
    950,
    '🥙 🍗 🧄',
    t('Chicken Shawarma Wrap', 'Wrap de shawarma de pollo', 'لفافة شاورما الدجاج'),
    t(
      'Spit-roasted chicken, pickles and garlic sauce in warm flatbread.',
      'Pollo asado al espetón, encurtidos y salsa de ajo en pan plano caliente.',
      'دجاج من السيخ ومخللات وصلصة ثوم في خبز دافئ.',
    ),
    { tags: ['popular'] },
  ),
  wrap(
    'beef-doner',
    980,
    '🥙 🥩 🍅',
    t('Beef Döner in Bread', 'Döner de ternera en pan', 'دونر لحم بقري في خبز'),
    t(
      'Thin slices of beef, red cabbage, tomato and chilli.',
      'Finas lonchas de ternera, lombarda, tomate y picante.',
      'شرائح بقري رقيقة وملفوف أحمر وطماطم وفلفل حار.',
    ),
    { tags: ['popular'] },
  ),
  wrap(
    'kebab-plate',
    1190,
    '🍖 🍅 🧅',
    t('Kebab Plate', 'Plato de kebab', 'طبق كباب'),
    t(
      'A generous plate with fries or rice, salad and two sauces.',
      'Un plato generoso con patatas o arroz, ensalada y dos salsas.',
      'طبق سخي مع بطاطس أو أرز وسلطة وصلصتين.',
    ),
  ),
  wrap(
    'lamb-kofta',
    1150,
    '🍢×2 🌿 🧅',
    t('Lamb Kofta', 'Kofta de cordero', 'كفتة ضأن'),
    t(
      'Hand-minced lamb with parsley, grilled over charcoal, with bulgur.',
      'Cordero picado a mano con perejil, a la brasa, con bulgur.',
      'ضأن مفروم يدويًا بالبقدونس، مشوي على الفحم مع البرغل.',
    ),
  ),
  wrap(
    'falafel-wrap',
    850,
    '🥙 🧆 🌿',
    t('Falafel Wrap', 'Wrap de falafel', 'لفافة فلافل'),
    t(
      'Green falafel, tahini, pickled turnip and mint.',
      'Falafel verde, tahini, nabo encurtido y menta.',
      'فلافل خضراء وطحينة ولفت مخلل ونعناع.',
    ),
    { veg: true, tags: ['vegan', 'popular'], nutritions: ['Fibre', 'Protein'], allergies: ['Gluten', 'Sesame'] },
  ),
  wrap(
    'halloumi-garden-wrap',
    890,
    '🌯 🧀 🥬',
    t('Halloumi Garden Wrap', 'Wrap de halloumi y verduras', 'لفافة حلوم بالخضار'),
    t(
      'Grilled halloumi, greens and lime yoghurt.',
      'Halloumi a la plancha, hojas verdes y yogur de lima.',
      'حلوم مشوي وخضار ولبن بالليمون.',
    ),
    { veg: true },
  ),
  wrap(
    'mixed-grill',
    1790,
    '🍢×3 🍅 🫑',
    t('Mixed Grill for Two', 'Parrillada para dos', 'مشاوي مشكّلة لشخصين'),
    t(
      'Chicken, lamb and kofta skewers with bread, rice and three dips.',
      'Brochetas de pollo, cordero y kofta con pan, arroz y tres salsas.',
      'أسياخ دجاج وضأن وكفتة مع خبز وأرز وثلاث صلصات.',
    ),
    { tags: ['sharing'] },
  ),
  wrap(
    'hummus-plate',
    690,
    '🧆×2 🫓 🫒',
    t('Hummus and Falafel Plate', 'Plato de hummus y falafel', 'طبق حمص وفلافل'),
    t(
      'Warm hummus, four falafel, olives and flatbread.',
      'Hummus templado, cuatro falafel, aceitunas y pan plano.',
      'حمص دافئ وأربع حبات فلافل وزيتون وخبز.',
    ),
    { veg: true, tags: ['vegan', 'sharing'], food_variations: [wrapSauces], allergies: ['Gluten', 'Sesame'] },
  ),
];

export const sandwiches = [
  sandwich(
    'club-sandwich',
    1050,
    '🥪 🥓 🍅',
    t('Club Sandwich', 'Sándwich club', 'كلوب ساندويتش'),
    t(
      'Three slices, chicken, bacon, tomato and mayonnaise, held together by hope and a stick.',
      'Tres rebanadas, pollo, beicon, tomate y mayonesa, sujetos por un palillo y buena voluntad.',
      'ثلاث شرائح خبز ودجاج ولحم مقدد وطماطم ومايونيز، يجمعها الأمل وعود خشبي.',
    ),
    { tags: ['popular'] },
  ),
  sandwich(
    'prawn-sandwich',
    1190,
    '🥪 🦐 🍋',
    t('Open Prawn Sandwich', 'Sándwich abierto de gambas', 'شطيرة روبيان مفتوحة'),
    t(
      'Rye bread hidden under egg, mayonnaise, dill and far too many prawns.',
      'Pan de centeno oculto bajo huevo, mayonesa, eneldo y muchísimas gambas.',
      'خبز جاودار مختبئ تحت البيض والمايونيز والشبت وروبيان أكثر من اللازم.',
    ),
    { tags: ['local'], allergies: ['Crustaceans', 'Egg', 'Gluten', 'Mustard'] },
  ),
  sandwich(
    'caprese-ciabatta',
    890,
    '🥖 🍅 🌿',
    t('Mozzarella Ciabatta', 'Chapata de mozzarella', 'تشاباتا بالموزاريلا'),
    t(
      'Mozzarella, tomato, pesto and rocket, toasted.',
      'Mozzarella, tomate, pesto y rúcula, tostada.',
      'موزاريلا وطماطم وبيستو وجرجير، محمصة.',
    ),
    { veg: true, allergies: ['Gluten', 'Milk', 'Nuts'] },
  ),
  sandwich(
    'grilled-cheese',
    790,
    '🥪 🧀 🧈',
    t('Grilled Cheese on Sourdough', 'Sándwich de queso a la plancha', 'جبن مشوي على خبز العجين المخمّر'),
    t(
      'Cheddar and Gruyère between buttered sourdough.',
      'Cheddar y gruyer entre pan de masa madre con mantequilla.',
      'شيدر وغرويير بين شريحتين مدهونتين بالزبدة.',
    ),
    { veg: true, tags: ['kids'] },
  ),
];
