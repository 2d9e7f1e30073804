import { shelf, t } from '../writing.ts';
import { ecommerceCategories } from './ecommerce-categories.ts';
import { clothesSizes, colours, dimensions, shoeSizes, skiSizes } from './ecommerce-choices.ts';

const train = shelf(ecommerceCategories.training, { unit: 'piece', brand: 'kvist' });
const outdoorItem = shelf(ecommerceCategories.outdoor, { unit: 'piece', brand: 'saltvind' });
const winter = shelf(ecommerceCategories.winter, { unit: 'piece', brand: 'saltvind' });
const travel = shelf(ecommerceCategories.travel, { unit: 'piece', brand: 'saltvind' });

export const training = [
  train(
    'football',
    2900,
    '⚽ 🥅',
    t('Match Football, Size 5', 'Balón de fútbol, talla 5', 'كرة قدم للمباريات، مقاس 5'),
    t('Thermo-bonded panels, true flight.', 'Paneles termosellados, vuelo recto.', 'قطع ملتحمة حراريًا ومسار ثابت.'),
    { tags: ['popular'] },
  ),
  train(
    'basketball',
    3500,
    '🏀 👟',
    t('Street Basketball', 'Balón de baloncesto', 'كرة سلة للشارع'),
    t('Grippy rubber for rough courts.', 'Goma con agarre para pistas duras.', 'مطاط ماسك للملاعب الخشنة.'),
    { choices: [dimensions(['72 cm', 0], ['75 cm', 0])] },
  ),
  train(
    'volleyball',
    2900,
    '🏐 🏖️',
    t('Beach Volleyball', 'Balón de vóley playa', 'كرة طائرة شاطئية'),
    t('Soft shell that does not drink water.', 'Cubierta suave que no absorbe agua.', 'غلاف ناعم لا يشرب الماء.'),
  ),
  train(
    'tennis-racket',
    8900,
    '🎾 👟',
    t('Tennis Racket', 'Raqueta de tenis', 'مضرب تنس'),
    t('Graphite, 280 g, already strung.', 'Grafito, 280 g, ya encordada.', 'غرافيت، 280 غ، مشدود الأوتار.'),
  ),
  train(
    'badminton-set',
    4900,
    '🏸 🌿',
    t('Badminton Set', 'Juego de bádminton', 'طقم ريشة طائرة'),
    t('Four rackets, a net and six shuttles.', 'Cuatro raquetas, red y seis volantes.', 'أربعة مضارب وشبكة وست ريشات.'),
    { unit: 'set' },
  ),
  train(
    'table-tennis-set',
    3500,
    '🏓 🎯',
    t('Table Tennis Set', 'Juego de ping-pong', 'طقم تنس طاولة'),
    t(
      'Two bats, three balls and a net for any table.',
      'Dos palas, tres pelotas y red para cualquier mesa.',
      'مضربان وثلاث كرات وشبكة لأي طاولة.',
    ),
    { unit: 'set' },
  ),
  train(
    'boxing-gloves',
    4900,
    '🥊 💧',
    t('Boxing Gloves', 'Guantes de boxeo', 'قفازات ملاكمة'),
    t('Layered foam and a wide strap.', 'Espuma en capas y cierre ancho.', 'رغوة متعددة الطبقات وشريط عريض.'),
    { unit: 'pair', choices: [dimensions(['10 oz', 0], ['14 oz', 500])] },
  ),
  train(
    'judo-suit',
    5900,
    '🥋 🥇',
    t('Judo Suit', 'Kimono de judo', 'بدلة جودو'),
    t('Heavy cotton with a white belt.', 'Algodón grueso con cinturón blanco.', 'قطن ثقيل مع حزام أبيض.'),
    { choices: [clothesSizes] },
  ),
  train(
    'running-vest',
    3500,
    '🎽 ⏱️',
    t('Running Vest', 'Camiseta de tirantes para correr', 'قميص جري بلا أكمام'),
    t('Mesh back, reflective trim.', 'Espalda de malla y detalles reflectantes.', 'ظهر شبكي وحواف عاكسة.'),
    { choices: [colours('green', 'black'), clothesSizes] },
  ),
  train(
    'darts-set',
    4500,
    '🎯 🍺',
    t('Dartboard with Darts', 'Diana con dardos', 'لوحة رماية مع السهام'),
    t(
      'Sisal board and six steel tips.',
      'Diana de sisal y seis puntas de acero.',
      'لوحة من السيزال وستة رؤوس فولاذية.',
    ),
    { unit: 'set' },
  ),
];

export const outdoor = [
  outdoorItem(
    'two-person-tent',
    19900,
    '⛺ 🌲',
    t('Two-person Tent', 'Tienda para dos', 'خيمة لشخصين'),
    t(
      '2.1 kg, stands in wind, pitches in five minutes.',
      '2,1 kg, aguanta el viento y se monta en cinco minutos.',
      '2.1 كغ، تصمد في الريح وتُنصب في خمس دقائق.',
    ),
    { choices: [colours('green', 'red')], tags: ['popular'] },
  ),
  outdoorItem(
    'city-bicycle',
    59900,
    '🚲 🧺',
    t('City Bicycle, 7 gears', 'Bicicleta urbana, 7 marchas', 'دراجة مدينة، 7 سرعات'),
    t(
      'Belt drive, mudguards and lights that stay on.',
      'Transmisión por correa, guardabarros y luces fijas.',
      'نقل بالسير وواقيات طين وأضواء تبقى مضاءة.',
    ),
    {
      brand: 'kvist',
      choices: [colours('red', 'black'), dimensions(['50 cm', 0], ['56 cm', 0])],
      maximum_cart_quantity: 2,
    },
  ),
  outdoorItem(
    'kick-scooter',
    9900,
    '🛴 🏙️',
    t('Folding Kick Scooter', 'Patinete plegable', 'سكوتر قابل للطي'),
    t('Large wheels for pavements.', 'Ruedas grandes para la acera.', 'عجلات كبيرة للأرصفة.'),
    { brand: 'kvist', choices: [colours('blue', 'black')] },
  ),
  outdoorItem(
    'skateboard',
    7900,
    '🛹 🧢',
    t('Maple Skateboard', 'Monopatín de arce', 'لوح تزلج من القيقب'),
    t('Seven layers, soft bushings.', 'Siete capas, gomas suaves.', 'سبع طبقات ووصلات ناعمة.'),
    { brand: 'kvist' },
  ),
  outdoorItem(
    'roller-skates',
    8900,
    '🛼 🎵',
    t('Roller Skates', 'Patines de ruedas', 'حذاء تزلج بعجلات'),
    t('Four wheels and a disco mood.', 'Cuatro ruedas y ambiente de discoteca.', 'أربع عجلات ومزاج ديسكو.'),
    { brand: 'kvist', unit: 'pair', choices: [shoeSizes] },
  ),
  outdoorItem(
    'day-backpack',
    6900,
    '🎒 🧭',
    t('Day Backpack, 22 l', 'Mochila de día, 22 l', 'حقيبة ظهر يومية، 22 ل'),
    t(
      'Padded laptop sleeve and a rain cover.',
      'Funda acolchada para portátil y cubierta de lluvia.',
      'جيب مبطّن للحاسوب وغطاء للمطر.',
    ),
    { choices: [colours('red', 'black', 'navy')], tags: ['popular'] },
  ),
  outdoorItem(
    'fishing-rod',
    7900,
    '🎣 🌊',
    t('Spinning Rod and Reel', 'Caña y carrete', 'صنارة وبكرة'),
    t('For mackerel from the pier.', 'Para caballa desde el muelle.', 'لصيد الإسقمري من الرصيف.'),
    { unit: 'set', tags: ['local'] },
  ),
  outdoorItem(
    'compass',
    3500,
    '🧭 🗺️',
    t('Map Compass', 'Brújula de mapa', 'بوصلة خرائط'),
    t('Liquid-filled, settles quickly.', 'Con líquido, se estabiliza rápido.', 'مملوءة بسائل وتستقر سريعًا.'),
  ),
  outdoorItem(
    'bow-set',
    9900,
    '🏹 🎯',
    t('Beginner’s Bow Set', 'Arco para principiantes', 'طقم قوس للمبتدئين'),
    t(
      'A 20 lb bow with three arrows and a guard.',
      'Arco de 20 libras con tres flechas y protector.',
      'قوس 20 رطلًا مع ثلاثة سهام وواقٍ.',
    ),
    { unit: 'set' },
  ),
];

export const winterSports = [
  winter(
    'touring-skis',
    34900,
    '🎿 🏔️',
    t('Cross-country Skis', 'Esquís de fondo', 'زلاجات للمسافات الطويلة'),
    t('Skin skis that need no wax.', 'Esquís con piel que no necesitan cera.', 'زلاجات بشريط وبري لا تحتاج إلى شمع.'),
    { unit: 'pair', choices: [skiSizes] },
  ),
  winter(
    'ice-skates',
    8900,
    '⛸️ ❄️',
    t('Ice Skates', 'Patines de hielo', 'حذاء تزلج على الجليد'),
    t('Warm lining and sharp blades.', 'Forro cálido y cuchillas afiladas.', 'بطانة دافئة وشفرات حادة.'),
    { unit: 'pair', choices: [shoeSizes] },
  ),
  winter(
    'wooden-sledge',
    6900,
    '🛷 ⛄',
    t('Wooden Sledge', 'Trineo de madera', 'زلاجة خشبية'),
    t(
      'Ash runners for two small people.',
      'Patines de fresno para dos personas pequeñas.',
      'قضبان من خشب الدردار لصغيرَين.',
    ),
  ),
  winter(
    'snorkel-set',
    3900,
    '🤿 🐠',
    t('Snorkel Set', 'Equipo de esnórquel', 'طقم غطس سطحي'),
    t('Mask, dry snorkel and a net bag.', 'Máscara, tubo seco y bolsa de red.', 'قناع وأنبوب جاف وحقيبة شبكية.'),
    { unit: 'set', choices: [clothesSizes] },
  ),
  winter(
    'swim-goggles',
    2200,
    '🥽 💧',
    t('Swimming Goggles', 'Gafas de natación', 'نظارات سباحة'),
    t('Anti-fog with a soft seal.', 'Antivaho con sello suave.', 'مانعة للضباب بحافة ناعمة.'),
    { choices: [colours('blue', 'black')] },
  ),
  winter(
    'hockey-stick',
    5900,
    '🏒 ❄️',
    t('Hockey Stick', 'Palo de hockey', 'عصا هوكي'),
    t('Composite shaft with a senior flex.', 'Mango de composite, flexión sénior.', 'عمود مركّب بمرونة للكبار.'),
  ),
];

export const travelGoods = [
  travel(
    'cabin-suitcase',
    12900,
    '🧳 ✈️',
    t('Cabin Suitcase, 38 l', 'Maleta de cabina, 38 l', 'حقيبة مقصورة، 38 ل'),
    t(
      'Hard shell, quiet wheels, fits most airlines.',
      'Carcasa rígida, ruedas silenciosas, apta para casi todas las aerolíneas.',
      'غلاف صلب وعجلات هادئة، تناسب معظم شركات الطيران.',
    ),
    { choices: [colours('blue', 'black', 'yellow')], tags: ['popular'] },
  ),
  travel(
    'suitcase-set',
    24900,
    '🧳×2 🗺️',
    t('Suitcases, Set of 2', 'Maletas, juego de 2', 'حقيبتا سفر'),
    t(
      'Cabin and hold size, one inside the other.',
      'De cabina y de bodega, una dentro de otra.',
      'للمقصورة وللشحن، الواحدة داخل الأخرى.',
    ),
    { unit: 'set', choices: [colours('blue', 'black')] },
  ),
  travel(
    'travel-umbrella',
    2900,
    '🌂 💧',
    t('Travel Umbrella', 'Paraguas de viaje', 'مظلة سفر'),
    t('Folds to 24 cm and weighs 300 g.', 'Plegado mide 24 cm y pesa 300 g.', 'تُطوى إلى 24 سم وتزن 300 غ.'),
    { choices: [colours('purple', 'black')] },
  ),
  travel(
    'beach-parasol',
    4900,
    '⛱️ 🏖️',
    t('Beach Parasol', 'Sombrilla de playa', 'مظلة شاطئ'),
    t('UPF 50 with a screw-in pole.', 'UPF 50 con mástil de rosca.', 'حماية UPF 50 مع عمود لولبي.'),
  ),
  travel(
    'luggage-lock',
    1500,
    '🔒 🧳',
    t('Luggage Lock', 'Candado para equipaje', 'قفل أمتعة'),
    t('Three digits, opens for customs.', 'Tres dígitos, compatible con aduanas.', 'ثلاثة أرقام، ويفتح للجمارك.'),
  ),
  travel(
    'scratch-map',
    2500,
    '🗺️ ✈️',
    t('Scratch World Map', 'Mapa del mundo para rascar', 'خريطة العالم للكشط'),
    t('Scratch off where you have been.', 'Rasca los lugares donde has estado.', 'اكشط الأماكن التي زرتها.'),
    { tags: ['gift'] },
  ),
  travel(
    'lighted-globe',
    5900,
    '🌍 💡',
    t('Lighted Globe, 30 cm', 'Globo terráqueo con luz, 30 cm', 'كرة أرضية مضيئة، 30 سم'),
    t('Countries by day, relief by night.', 'Países de día, relieve de noche.', 'الدول نهارًا والتضاريس ليلًا.'),
  ),
];
