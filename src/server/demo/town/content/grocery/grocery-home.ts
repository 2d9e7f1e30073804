import { measures, packs } from '../packs.ts';
import { shelf, t } from '../writing.ts';
import { groceryCategories } from './grocery-categories.ts';

const house = shelf(groceryCategories.household, { unit: 'pack', brand: 'rentval' });
const care = shelf(groceryCategories.care, { unit: 'piece', brand: 'rentval' });
const baby = shelf(groceryCategories.baby, { unit: 'pack', brand: 'lillkotten' });
const pet = shelf(groceryCategories.pets, { unit: 'pack', brand: 'tassvan' });
const flower = shelf(groceryCategories.flowers, { unit: 'piece' });

export const household = [
  house(
    'toilet-paper',
    549,
    '🧻×3 🍃',
    t('Soft Toilet Paper', 'Papel higiénico suave', 'ورق حمام ناعم'),
    t(
      'Three-ply recycled paper on long rolls.',
      'Tres capas de papel reciclado en rollos largos.',
      'ورق معاد تدويره بثلاث طبقات ولفائف طويلة.',
    ),
    {
      choices: packs([t('8 rolls', '8 rollos', '8 لفائف'), 0], [t('16 rolls', '16 rollos', '16 لفافة'), 470]),
      tags: ['popular'],
    },
  ),
  house(
    'kitchen-roll',
    349,
    '🧻×2 💧',
    t('Kitchen Roll, 4 pieces', 'Papel de cocina, 4 rollos', 'ورق مطبخ، 4 لفائف'),
    t('Strong when wet.', 'Resistente incluso mojado.', 'قوي وهو مبلل.'),
  ),
  house(
    'dish-soap',
    249,
    '🧴 🧽',
    t('Washing-up Liquid, 500 ml', 'Lavavajillas, 500 ml', 'سائل جلي، 500 مل'),
    t('Cuts grease and is kind to hands.', 'Corta la grasa y cuida las manos.', 'يزيل الدهون ويلطف باليدين.'),
    { unit: 'bottle' },
  ),
  house(
    'dishwasher-tabs',
    799,
    '🧼 🍽️',
    t('Dishwasher Tablets, 40 pieces', 'Pastillas para lavavajillas, 40 unidades', 'أقراص غسالة الصحون، 40 قطعة'),
    t(
      'Dissolving film, no single wrapping.',
      'Película soluble, sin envoltorio individual.',
      'غلاف يذوب من دون تغليف مفرد.',
    ),
    { unit: 'box' },
  ),
  house(
    'laundry-liquid',
    749,
    '🧴 👕',
    t('Colour Laundry Liquid, 1 l', 'Detergente líquido color, 1 l', 'سائل غسيل للملوّن، 1 ل'),
    t(
      'Washes at twenty degrees; lightly scented.',
      'Lava a veinte grados; perfume suave.',
      'يغسل عند عشرين درجة برائحة خفيفة.',
    ),
    {
      unit: 'bottle',
      choices: packs(
        [t('Lightly scented', 'Perfume suave', 'معطّر قليلًا'), 0],
        [t('Unscented', 'Sin perfume', 'بلا عطر'), 0],
      ),
    },
  ),
  house(
    'fabric-softener',
    429,
    '🧴 🌸',
    t('Fabric Softener, 750 ml', 'Suavizante, 750 ml', 'منعّم أقمشة، 750 مل'),
    t('Soft towels and a scent of linen.', 'Toallas suaves y aroma a lino.', 'مناشف ناعمة ورائحة كتان.'),
    { unit: 'bottle' },
  ),
  house(
    'sponges',
    179,
    '🧽×3 🫧',
    t('Scrub Sponges, 6 pieces', 'Esponjas con estropajo, 6 unidades', 'إسفنجات تنظيف، 6 قطع'),
    t(
      'Cellulose on one side, scourer on the other.',
      'Celulosa por un lado, estropajo por el otro.',
      'سليلوز من جهة وليف خشن من الأخرى.',
    ),
  ),
  house(
    'all-purpose-spray',
    329,
    '🧴 🍋',
    t('Lemon All-purpose Spray, 750 ml', 'Multiusos de limón, 750 ml', 'بخاخ متعدد الاستعمال بالليمون، 750 مل'),
    t(
      'For worktops, tables and fingerprints.',
      'Para encimeras, mesas y huellas.',
      'لأسطح العمل والطاولات وبصمات الأصابع.',
    ),
    { unit: 'bottle' },
  ),
  house(
    'bin-bags',
    229,
    '🗑️ 🍃',
    t('Bin Bags 30 l, 25 pieces', 'Bolsas de basura 30 l, 25 unidades', 'أكياس نفايات 30 ل، 25 كيسًا'),
    t('Recycled plastic with a tie string.', 'Plástico reciclado con cierre.', 'بلاستيك معاد تدويره بخيط للربط.'),
  ),
  house(
    'broom',
    1290,
    '🧹 🪣',
    t('Indoor Broom', 'Escoba de interior', 'مكنسة داخلية'),
    t('Soft bristles on a beech handle.', 'Cerdas suaves y mango de haya.', 'شعيرات ناعمة على عصا من الزان.'),
    { unit: 'piece' },
  ),
  house(
    'cleaning-bucket',
    790,
    '🪣 🧽',
    t('Cleaning Bucket, 10 l', 'Cubo de limpieza, 10 l', 'دلو تنظيف، 10 ل'),
    t('With a spout and a scale inside.', 'Con pico vertedor y escala interior.', 'بفوهة للصب ومقياس من الداخل.'),
    { unit: 'piece' },
  ),
  house(
    'aa-batteries',
    599,
    '🔋×3 🔦',
    t('AA Batteries, 8 pieces', 'Pilas AA, 8 unidades', 'بطاريات AA، 8 قطع'),
    t(
      'Alkaline cells that keep for ten years.',
      'Pilas alcalinas que duran diez años guardadas.',
      'بطاريات قلوية تبقى عشر سنوات.',
    ),
  ),
  house(
    'led-bulb',
    399,
    '💡 🔌',
    t('LED Bulb E27, 8 W', 'Bombilla LED E27, 8 W', 'مصباح LED بقاعدة E27، 8 واط'),
    t(
      'Warm white light like an old sixty-watt.',
      'Luz cálida como una antigua de sesenta vatios.',
      'ضوء أبيض دافئ كمصباح الستين واط القديم.',
    ),
    { unit: 'piece' },
  ),
  house(
    'tea-lights',
    349,
    '🕯️×3 🔥',
    t('Tea Lights, 50 pieces', 'Velas de té, 50 unidades', 'شموع صغيرة، 50 قطعة'),
    t(
      'Six hours each, in recyclable cups.',
      'Seis horas cada una, en vasos reciclables.',
      'ست ساعات لكل منها، في كؤوس قابلة للتدوير.',
    ),
    { tags: ['local'] },
  ),
];

export const personalCare = [
  care(
    'hand-soap',
    249,
    '🧴 🫧',
    t('Mild Hand Soap, 300 ml', 'Jabón de manos suave, 300 ml', 'صابون يدين لطيف، 300 مل'),
    t('Perfume-free soap with a pump.', 'Jabón sin perfume con dosificador.', 'صابون بلا عطر مع مضخة.'),
    { unit: 'bottle' },
  ),
  care(
    'bar-soap',
    149,
    '🧼×2 🌿',
    t('Olive Bar Soap, 2 pieces', 'Pastillas de jabón de oliva, 2 unidades', 'صابون زيت الزيتون، قطعتان'),
    t('Hard bars that last.', 'Pastillas duras que duran.', 'قطع صلبة تدوم.'),
    { unit: 'pack' },
  ),
  care(
    'shampoo',
    449,
    '🧴 🚿',
    t('Everyday Shampoo, 400 ml', 'Champú diario, 400 ml', 'شامبو يومي، 400 مل'),
    t(
      'For all hair; birch and aloe.',
      'Para todo tipo de cabello; abedul y aloe.',
      'لكل أنواع الشعر، بالبتولا والألوة.',
    ),
    { unit: 'bottle' },
  ),
  care(
    'shower-gel',
    329,
    '🧴 🍊',
    t('Citrus Shower Gel, 300 ml', 'Gel de ducha cítrico, 300 ml', 'جل استحمام بالحمضيات، 300 مل'),
    t('Wakes you up before the coffee.', 'Despierta antes que el café.', 'يوقظك قبل القهوة.'),
    { unit: 'bottle' },
  ),
  care(
    'toothpaste-family',
    289,
    '🪥 🦷',
    t('Fluoride Toothpaste, 75 ml', 'Pasta de dientes con flúor, 75 ml', 'معجون أسنان بالفلورايد، 75 مل'),
    t('Mint, not too strong.', 'Menta, no demasiado fuerte.', 'نعناع غير قوي.'),
    { unit: 'tube' },
  ),
  care(
    'toothbrushes',
    349,
    '🪥×2 🫧',
    t('Soft Toothbrushes, 2 pieces', 'Cepillos de dientes suaves, 2 unidades', 'فرشاة أسنان ناعمة، قطعتان'),
    t('Small heads with rounded bristles.', 'Cabezal pequeño y cerdas redondeadas.', 'رؤوس صغيرة بشعيرات مدوّرة.'),
    { unit: 'pack' },
  ),
  care(
    'razors',
    599,
    '🪒×2 🫧',
    t('Razors, 4 pieces', 'Maquinillas de afeitar, 4 unidades', 'شفرات حلاقة، 4 قطع'),
    t('Three blades and a moisturising strip.', 'Tres hojas y banda hidratante.', 'ثلاث شفرات وشريط مرطّب.'),
    { unit: 'pack' },
  ),
];

export const babyGoods = [
  baby(
    'nappies',
    1190,
    '🧷 👶',
    t('Nappies', 'Pañales', 'حفاضات'),
    t(
      'Soft, without perfume, dry for twelve hours.',
      'Suaves, sin perfume, secos doce horas.',
      'ناعمة بلا عطر وجافة اثنتي عشرة ساعة.',
    ),
    {
      choices: packs(
        [t('Size 3, 52 pieces', 'Talla 3, 52 unidades', 'مقاس 3، 52 قطعة'), 0],
        [t('Size 4, 46 pieces', 'Talla 4, 46 unidades', 'مقاس 4، 46 قطعة'), 0],
        [t('Size 5, 42 pieces', 'Talla 5, 42 unidades', 'مقاس 5، 42 قطعة'), 0],
      ),
      tags: ['popular'],
    },
  ),
  baby(
    'baby-wipes',
    249,
    '🧻 💧',
    t('Water Wipes, 64 pieces', 'Toallitas de agua, 64 unidades', 'مناديل مائية، 64 قطعة'),
    t(
      '99 % water and a drop of fruit extract.',
      '99 % agua y una gota de extracto de fruta.',
      'ماء 99٪ وقطرة من خلاصة الفاكهة.',
    ),
  ),
  baby(
    'infant-formula',
    1890,
    '🍼 🥛',
    t('Infant Formula 1, 800 g', 'Leche de inicio 1, 800 g', 'حليب رضّع 1، 800 غ'),
    t(
      'From birth; breast milk is best where possible.',
      'Desde el nacimiento; la leche materna es lo mejor si es posible.',
      'منذ الولادة، وحليب الأم هو الأفضل ما أمكن.',
    ),
    { unit: 'box', allergies: ['Milk', 'Soy'], nutritions: ['Iron', 'Vitamin D'], maximum_cart_quantity: 4 },
  ),
  baby(
    'carrot-puree',
    149,
    '🫙 🥕',
    t('Carrot Purée from 4 months, 125 g', 'Puré de zanahoria desde 4 meses, 125 g', 'هريس الجزر من 4 أشهر، 125 غ'),
    t('Organic carrots and water.', 'Zanahorias ecológicas y agua.', 'جزر عضوي وماء.'),
    { organic: true, nutritions: ['Vitamin A'], unit: 'piece' },
  ),
  baby(
    'oat-porridge-baby',
    399,
    '🥣 🍼',
    t('Oat Porridge from 6 months, 480 g', 'Papilla de avena desde 6 meses, 480 g', 'عصيدة الشوفان من 6 أشهر، 480 غ'),
    t('Stir with water; iron added.', 'Se mezcla con agua; con hierro añadido.', 'تُخلط بالماء، ومضاف إليها الحديد.'),
    { allergies: ['Gluten', 'Milk'], nutritions: ['Iron', 'Fibre'], unit: 'box' },
  ),
  baby(
    'baby-shampoo',
    379,
    '🧴 🧸',
    t('Baby Wash and Shampoo, 300 ml', 'Gel y champú para bebé, 300 ml', 'غسول وشامبو للأطفال، 300 مل'),
    t('Does not sting in the eyes.', 'No irrita los ojos.', 'لا يلسع العينين.'),
    { unit: 'bottle' },
  ),
];

export const petGoods = [
  pet(
    'dog-food-dry',
    1890,
    '🦴 🐕',
    t('Dry Dog Food, Chicken', 'Pienso para perro, pollo', 'طعام كلاب جاف بالدجاج'),
    t('Complete food for adult dogs.', 'Alimento completo para perros adultos.', 'غذاء كامل للكلاب البالغة.'),
    { choices: measures(['3 kg', 0], ['12 kg', 3900]), tags: ['popular'] },
  ),
  pet(
    'dog-treats',
    429,
    '🦴×3 🐾',
    t('Chewing Bones, 10 pieces', 'Huesos para masticar, 10 unidades', 'عظام للمضغ، 10 قطع'),
    t('Rawhide-free, for clean teeth.', 'Sin cuero crudo, para dientes limpios.', 'بلا جلود خام، لأسنان نظيفة.'),
  ),
  pet(
    'cat-food-wet',
    499,
    '🥫 🐈',
    t('Cat Pouches, Salmon, 12 × 85 g', 'Sobres para gato, salmón, 12 × 85 g', 'أكياس للقطط بالسلمون، 12 × 85 غ'),
    t('Pieces in jelly that are eaten first.', 'Trocitos en gelatina que se comen primero.', 'قطع في هلام تؤكل أولًا.'),
  ),
  pet(
    'cat-food-dry',
    1290,
    '🐟×2 🐈',
    t('Dry Cat Food, Fish, 2 kg', 'Pienso para gato, pescado, 2 kg', 'طعام قطط جاف بالسمك، 2 كغ'),
    t(
      'For indoor cats, with fibre against hairballs.',
      'Para gatos de interior, con fibra contra las bolas de pelo.',
      'لقطط المنزل، بألياف ضد كرات الشعر.',
    ),
  ),
  pet(
    'cat-litter',
    749,
    '🪣 🐾',
    t('Clumping Cat Litter, 10 l', 'Arena aglomerante, 10 l', 'رمل قطط متكتّل، 10 ل'),
    t('Low dust and no scent.', 'Poco polvo y sin olor.', 'غبار قليل وبلا رائحة.'),
  ),
  pet(
    'bird-seed',
    599,
    '🌻 🐦',
    t('Wild Bird Seed, 2 kg', 'Semillas para aves silvestres, 2 kg', 'بذور للطيور البرية، 2 كغ'),
    t(
      'Sunflower, oats and peanuts for the winter table.',
      'Girasol, avena y cacahuete para el comedero de invierno.',
      'دوار الشمس والشوفان والفول السوداني لمائدة الشتاء.',
    ),
    { allergies: ['Peanuts'] },
  ),
];

export const flowers = [
  flower(
    'tulips',
    799,
    '🌷×3 🍃',
    t('Ten Tulips', 'Diez tulipanes', 'عشر زهرات توليب'),
    t(
      'In the colour of the week, tight in bud.',
      'Del color de la semana, aún cerrados.',
      'بلون الأسبوع وبراعمها مغلقة.',
    ),
    { tags: ['popular'] },
  ),
  flower(
    'mixed-bouquet',
    1690,
    '💐 🎀',
    t('Mixed Seasonal Bouquet', 'Ramo de temporada', 'باقة موسمية مشكّلة'),
    t(
      'Tied by hand in the shop this morning.',
      'Atado a mano esta mañana en la tienda.',
      'رُبطت يدويًا في المتجر هذا الصباح.',
    ),
  ),
  flower(
    'roses',
    1290,
    '🌹×3 🎀',
    t('Seven Red Roses', 'Siete rosas rojas', 'سبع وردات حمراء'),
    t('Long stems, fair trade.', 'Tallo largo, comercio justo.', 'سيقان طويلة من التجارة العادلة.'),
  ),
  flower(
    'pot-plant',
    990,
    '🪴 💧',
    t('Easy Green Pot Plant', 'Planta verde resistente', 'نبتة خضراء سهلة في أصيص'),
    t('Forgives weeks without water.', 'Perdona semanas sin riego.', 'تسامح أسابيع بلا ماء.'),
  ),
  flower(
    'sunflowers',
    690,
    '🌻×2 🍃',
    t('Three Sunflowers', 'Tres girasoles', 'ثلاث زهرات دوار الشمس'),
    t('From a field in Kungälv.', 'De un campo de Kungälv.', 'من حقل في كونغالف.'),
    { tags: ['local'] },
  ),
];
