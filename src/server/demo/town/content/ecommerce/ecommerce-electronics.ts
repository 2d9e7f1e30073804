import { shelf, t } from '../writing.ts';
import { ecommerceCategories } from './ecommerce-categories.ts';
import { colours, dimensions, storage } from './ecommerce-choices.ts';

const phone = shelf(ecommerceCategories.phones, { unit: 'piece', maximum_cart_quantity: 3 });
const sound = shelf(ecommerceCategories.audio, { unit: 'piece' });
const computer = shelf(ecommerceCategories.computers, { unit: 'piece' });
const camera = shelf(ecommerceCategories.cameras, { unit: 'piece' });
const game = shelf(ecommerceCategories.gaming, { unit: 'piece' });

export const phones = [
  phone(
    'aurora-12',
    69900,
    '📱 🔋',
    t('Aurora 12 Smartphone', 'Smartphone Aurora 12', 'هاتف أورورا 12 الذكي'),
    t(
      'A 6.1-inch screen, two-day battery and seven years of updates.',
      'Pantalla de 6,1 pulgadas, dos días de batería y siete años de actualizaciones.',
      'شاشة 6.1 بوصة وبطارية تدوم يومين وتحديثات لسبع سنوات.',
    ),
    {
      brand: 'nordvolt',
      choices: [colours('black', 'blue', 'silver'), storage(['128 GB', 0], ['256 GB', 9000], ['512 GB', 21000])],
      tags: ['popular', 'new'],
    },
  ),
  phone(
    'aurora-12-mini',
    54900,
    '📱 ⚡',
    t('Aurora 12 Mini Smartphone', 'Smartphone Aurora 12 Mini', 'هاتف أورورا 12 ميني الذكي'),
    t('The same phone for smaller pockets.', 'El mismo móvil para bolsillos pequeños.', 'الهاتف نفسه للجيوب الأصغر.'),
    { brand: 'nordvolt', choices: [colours('black', 'green', 'pink'), storage(['128 GB', 0], ['256 GB', 9000])] },
  ),
  phone(
    'lumo-a5',
    22900,
    '📱 📷',
    t('Lumo A5 Smartphone', 'Smartphone Lumo A5', 'هاتف لومو A5 الذكي'),
    t(
      'Sensible, repairable and light on the wallet.',
      'Sensato, reparable y económico.',
      'عملي وقابل للإصلاح وخفيف على المحفظة.',
    ),
    { brand: 'lumo', choices: [colours('black', 'white')], tags: ['value'] },
  ),
  phone(
    'lumo-senior',
    8900,
    '📟 📞',
    t('Lumo Easy Phone', 'Móvil fácil Lumo', 'هاتف لومو السهل'),
    t(
      'Large keys, loud ring and an emergency button.',
      'Teclas grandes, timbre fuerte y botón de emergencia.',
      'أزرار كبيرة ورنين عالٍ وزر للطوارئ.',
    ),
    { brand: 'lumo' },
  ),
  phone(
    'pulse-watch',
    24900,
    '⌚ 👟',
    t('Pulse Sport Smartwatch', 'Reloj deportivo Pulse', 'ساعة بالس سبورت الذكية'),
    t(
      'GPS, pulse and ten days between charges.',
      'GPS, pulso y diez días entre cargas.',
      'تحديد للموقع وقياس للنبض وعشرة أيام بين شحنة وأخرى.',
    ),
    { brand: 'kvist', choices: [colours('black', 'white', 'blue')], tags: ['popular'] },
  ),
  phone(
    'pulse-band',
    5900,
    '⌚ 🔋',
    t('Pulse Activity Band', 'Pulsera de actividad Pulse', 'سوار بالس للنشاط'),
    t(
      'Counts steps and sleep, forgets about the rest.',
      'Cuenta pasos y sueño, y olvida lo demás.',
      'يعدّ الخطوات وساعات النوم وينسى الباقي.',
    ),
    { brand: 'kvist', choices: [colours('black', 'pink', 'green')] },
  ),
  phone(
    'power-bank',
    4900,
    '🔋 🔌',
    t('Power Bank 20,000 mAh', 'Batería externa 20.000 mAh', 'بطارية متنقلة 20,000 مللي أمبير'),
    t(
      'Four phone charges and a laptop in a pinch.',
      'Cuatro cargas de móvil y un portátil si hace falta.',
      'تشحن الهاتف أربع مرات، والحاسوب عند الضرورة.',
    ),
    { brand: 'nordvolt' },
  ),
  phone(
    'fast-charger',
    2900,
    '🔌 ⚡',
    t('65 W USB-C Charger', 'Cargador USB-C de 65 W', 'شاحن USB-C بقدرة 65 واط'),
    t('Small enough for a jeans pocket.', 'Cabe en el bolsillo del vaquero.', 'صغير يتّسع له جيب البنطال.'),
    { brand: 'nordvolt', choices: [colours('white', 'black')] },
  ),
];

export const audio = [
  sound(
    'halo-headphones',
    12900,
    '🎧 🎵',
    t('Halo Wireless Headphones', 'Auriculares inalámbricos Halo', 'سماعات هالو اللاسلكية'),
    t(
      'Noise cancelling and forty hours of music.',
      'Cancelación de ruido y cuarenta horas de música.',
      'عزل للضوضاء وأربعون ساعة من الموسيقى.',
    ),
    { brand: 'tonika', choices: [colours('black', 'white', 'beige')], tags: ['popular', 'wireless'] },
  ),
  sound(
    'halo-studio',
    19900,
    '🎧 🎹',
    t('Halo Studio Headphones', 'Auriculares Halo Studio', 'سماعات هالو ستوديو'),
    t(
      'Open-back monitors for long listening.',
      'Monitores abiertos para escuchas largas.',
      'سماعات مفتوحة للاستماع الطويل.',
    ),
    { brand: 'tonika' },
  ),
  sound(
    'kids-headphones',
    3900,
    '🎧 🧸',
    t('Children’s Headphones', 'Auriculares infantiles', 'سماعات للأطفال'),
    t('Volume limited to 85 dB.', 'Volumen limitado a 85 dB.', 'مستوى الصوت محدود بـ 85 ديسيبل.'),
    { brand: 'tonika', choices: [colours('pink', 'blue', 'yellow')] },
  ),
  sound(
    'shelf-speaker',
    15900,
    '🔊 🎶',
    t('Shelf Speaker One', 'Altavoz de estantería One', 'سماعة الرف ون'),
    t(
      'Room-filling sound from a box the size of a loaf.',
      'Sonido que llena la sala desde una caja como un pan.',
      'صوت يملأ الغرفة من صندوق بحجم رغيف.',
    ),
    { brand: 'tonika', choices: [colours('black', 'white')] },
  ),
  sound(
    'kitchen-radio',
    8900,
    '📻 ☕',
    t('Kitchen Radio DAB+', 'Radio de cocina DAB+', 'راديو مطبخ رقمي DAB+'),
    t('Digital radio with a real dial.', 'Radio digital con dial de verdad.', 'راديو رقمي بقرص حقيقي.'),
    { brand: 'lumo', choices: [colours('grey', 'red')] },
  ),
  sound(
    'podcast-mic',
    10900,
    '🎙️ 🎧',
    t('Podcast Microphone', 'Micrófono para pódcast', 'ميكروفون بودكاست'),
    t(
      'USB condenser with a shock mount.',
      'Condensador USB con soporte antivibración.',
      'ميكروفون مكثّف USB مع حامل مانع للاهتزاز.',
    ),
    { brand: 'tonika' },
  ),
  sound(
    'karaoke-mic',
    3900,
    '🎤 🎶',
    t('Karaoke Microphone', 'Micrófono de karaoke', 'ميكروفون كاريوكي'),
    t(
      'Speaker built in; neighbours not included.',
      'Con altavoz integrado; vecinos no incluidos.',
      'بسماعة مدمجة، والجيران غير مشمولين.',
    ),
    { brand: 'lumo', choices: [colours('gold', 'pink')] },
  ),
  sound(
    'home-mixer',
    17900,
    '🎛️ 🎤',
    t('Four-channel Mixer', 'Mezclador de cuatro canales', 'جهاز مزج صوت بأربع قنوات'),
    t(
      'For home studios and small parties.',
      'Para estudios caseros y fiestas pequeñas.',
      'للاستوديو المنزلي والحفلات الصغيرة.',
    ),
    { brand: 'tonika' },
  ),
];

export const computers = [
  computer(
    'fjord-14',
    109900,
    '💻 🖱️',
    t('Fjord 14 Laptop', 'Portátil Fjord 14', 'حاسوب فيورد 14 المحمول'),
    t(
      'Aluminium, 1.2 kg and eighteen hours away from the wall.',
      'Aluminio, 1,2 kg y dieciocho horas sin enchufe.',
      'من الألمنيوم، 1.2 كغ، وثماني عشرة ساعة بعيدًا عن المقبس.',
    ),
    {
      brand: 'fjordtek',
      choices: [colours('silver', 'grey'), storage(['512 GB', 0], ['1 TB', 18000])],
      tags: ['popular'],
      maximum_cart_quantity: 2,
    },
  ),
  computer(
    'fjord-16-pro',
    179900,
    '💻 🖥️',
    t('Fjord 16 Pro Laptop', 'Portátil Fjord 16 Pro', 'حاسوب فيورد 16 برو المحمول'),
    t(
      'A dedicated graphics card for film and 3D.',
      'Tarjeta gráfica dedicada para vídeo y 3D.',
      'بطاقة رسومات مستقلة للأفلام والتصميم ثلاثي الأبعاد.',
    ),
    { brand: 'fjordtek', choices: [storage(['1 TB', 0], ['2 TB', 24000])], maximum_cart_quantity: 2 },
  ),
  computer(
    'studybook',
    39900,
    '💻 📚',
    t('StudyBook 13', 'StudyBook 13', 'حاسوب ستدي بوك 13'),
    t(
      'A tough little laptop for school bags.',
      'Un portátil resistente para la mochila.',
      'حاسوب صغير متين لحقائب المدرسة.',
    ),
    { brand: 'fjordtek', tags: ['value'] },
  ),
  computer(
    'desktop-tower',
    94900,
    '🖥️ ⌨️',
    t('Desk Computer with 27-inch Screen', 'Ordenador de mesa con pantalla de 27"', 'حاسوب مكتبي مع شاشة 27 بوصة'),
    t(
      'Quiet tower, sharp screen, keyboard and mouse in one box.',
      'Torre silenciosa, pantalla nítida, teclado y ratón en una caja.',
      'جهاز هادئ وشاشة حادة ولوحة مفاتيح وفأرة في صندوق واحد.',
    ),
    { brand: 'fjordtek' },
  ),
  computer(
    'screen-27',
    27900,
    '🖥️ 🎨',
    t('27-inch 4K Screen', 'Pantalla 4K de 27"', 'شاشة 27 بوصة بدقة 4K'),
    t(
      'Colour-true panel with one USB-C cable.',
      'Panel de color fiel con un solo cable USB-C.',
      'ألوان دقيقة وكابل USB-C واحد.',
    ),
    { brand: 'fjordtek', choices: [dimensions(['27"', 0], ['32"', 12000])] },
  ),
  computer(
    'quiet-keyboard',
    7900,
    '⌨️ ☕',
    t('Quiet Keyboard', 'Teclado silencioso', 'لوحة مفاتيح هادئة'),
    t(
      'Low keys that colleagues will not hear.',
      'Teclas bajas que no oirán tus compañeros.',
      'أزرار منخفضة لا يسمعها الزملاء.',
    ),
    { brand: 'kvist', choices: [colours('white', 'black')] },
  ),
  computer(
    'wireless-mouse',
    3900,
    '🖱️ 🔋',
    t('Wireless Mouse', 'Ratón inalámbrico', 'فأرة لاسلكية'),
    t(
      'Shaped for either hand; two years on one cell.',
      'Para ambas manos; dos años con una pila.',
      'مصممة لليدين، وتعمل سنتين ببطارية واحدة.',
    ),
    { brand: 'kvist', choices: [colours('white', 'grey', 'pink')] },
  ),
  computer(
    'trackball',
    5900,
    '🖲️ ⌨️',
    t('Thumb Trackball', 'Ratón de bola', 'كرة تتبّع بالإبهام'),
    t('Rest for a tired wrist.', 'Descanso para una muñeca cansada.', 'راحة للمعصم المتعب.'),
    { brand: 'kvist' },
  ),
  computer(
    'laser-printer',
    14900,
    '🖨️ 📄',
    t('Wireless Laser Printer', 'Impresora láser inalámbrica', 'طابعة ليزر لاسلكية'),
    t(
      'Thirty pages a minute, double-sided.',
      'Treinta páginas por minuto, a doble cara.',
      'ثلاثون صفحة في الدقيقة، على الوجهين.',
    ),
    { brand: 'fjordtek' },
  ),
  computer(
    'mesh-wifi',
    16900,
    '🛜 🏠',
    t('Mesh WiFi, 3 Units', 'WiFi en malla, 3 unidades', 'شبكة واي فاي موزعة، 3 وحدات'),
    t('Coverage for a house of 300 m².', 'Cobertura para una casa de 300 m².', 'تغطية لمنزل مساحته 300 م².'),
    { brand: 'nordvolt', unit: 'set' },
  ),
  computer(
    'external-drive',
    8900,
    '💽 🔌',
    t('External Drive', 'Disco externo', 'قرص تخزين خارجي'),
    t(
      'Shock-proof storage for a lifetime of photos.',
      'Almacenamiento resistente para una vida de fotos.',
      'تخزين مقاوم للصدمات لصور العمر كله.',
    ),
    { brand: 'nordvolt', choices: [storage(['1 TB', 0], ['2 TB', 4000], ['4 TB', 9000])] },
  ),
];

export const cameras = [
  camera(
    'mirrorless-m2',
    89900,
    '📷 🏔️',
    t('Optika M2 Mirrorless Camera', 'Cámara sin espejo Optika M2', 'كاميرا أوبتيكا M2 من دون مرآة'),
    t(
      '26 megapixels, stabilised, with a 16–50 mm lens.',
      '26 megapíxeles, estabilizada, con objetivo 16–50 mm.',
      '26 ميغابكسل مع مثبّت وعدسة 16–50 ملم.',
    ),
    { brand: 'optika', choices: [colours('black', 'silver')], tags: ['popular'] },
  ),
  camera(
    'instant-camera',
    9900,
    '📸 🎉',
    t('Instant Camera', 'Cámara instantánea', 'كاميرا فورية'),
    t(
      'Prints a small memory in ninety seconds.',
      'Imprime un pequeño recuerdo en noventa segundos.',
      'تطبع ذكرى صغيرة في تسعين ثانية.',
    ),
    { brand: 'optika', choices: [colours('white', 'pink', 'blue')], tags: ['gift'] },
  ),
  camera(
    'camcorder',
    34900,
    '📹 🎬',
    t('4K Camcorder', 'Videocámara 4K', 'كاميرا فيديو 4K'),
    t(
      'Twenty times optical zoom for school plays.',
      'Zoom óptico de veinte aumentos para las funciones del cole.',
      'تقريب بصري عشرين ضعفًا لمسرحيات المدرسة.',
    ),
    { brand: 'optika' },
  ),
  camera(
    'tv-55',
    64900,
    '📺 🍿',
    t('55-inch Television', 'Televisor de 55"', 'تلفاز 55 بوصة'),
    t(
      'Deep black, low glare, quiet remote.',
      'Negro profundo, pocos reflejos y mando sencillo.',
      'سواد عميق وانعكاس قليل وجهاز تحكم هادئ.',
    ),
    { brand: 'lumo', choices: [dimensions(['55"', 0], ['65"', 22000])], maximum_cart_quantity: 2 },
  ),
  camera(
    'projector',
    44900,
    '📽️ 🍿',
    t('Home Cinema Projector', 'Proyector de cine en casa', 'جهاز عرض للسينما المنزلية'),
    t(
      'A three-metre picture from two metres away.',
      'Imagen de tres metros desde dos metros.',
      'صورة بعرض ثلاثة أمتار من مسافة مترين.',
    ),
    { brand: 'lumo' },
  ),
  camera(
    'telescope',
    21900,
    '🔭 🪐',
    t('Beginner’s Telescope', 'Telescopio para principiantes', 'تلسكوب للمبتدئين'),
    t('See Saturn’s rings from the balcony.', 'Los anillos de Saturno desde el balcón.', 'شاهد حلقات زحل من الشرفة.'),
    { brand: 'optika', tags: ['gift'] },
  ),
];

export const gaming = [
  game(
    'gamepad',
    5900,
    '🎮 🔋',
    t('Wireless Gamepad', 'Mando inalámbrico', 'يد تحكم لاسلكية'),
    t(
      'Fits most consoles and computers.',
      'Compatible con la mayoría de consolas y ordenadores.',
      'تناسب معظم أجهزة الألعاب والحواسيب.',
    ),
    { brand: 'arkadia', choices: [colours('black', 'white', 'red')], tags: ['popular'] },
  ),
  game(
    'console',
    49900,
    '🎮×2 📺',
    t('Arkadia Home Console with 2 Pads', 'Consola Arkadia con 2 mandos', 'جهاز أركاديا المنزلي مع يدَي تحكم'),
    t(
      'Four hundred classics and room for the new.',
      'Cuatrocientos clásicos y sitio para los nuevos.',
      'أربعمئة لعبة كلاسيكية ومكان للجديد.',
    ),
    { brand: 'arkadia', choices: [storage(['512 GB', 0], ['1 TB', 7000])], maximum_cart_quantity: 1 },
  ),
  game(
    'arcade-stick',
    9900,
    '🕹️ 👾',
    t('Arcade Stick', 'Joystick arcade', 'عصا ألعاب الأركيد'),
    t('Eight buttons and a proper click.', 'Ocho botones y un clic de verdad.', 'ثمانية أزرار ونقرة كما يجب.'),
    { brand: 'arkadia' },
  ),
  game(
    'gaming-headset',
    8900,
    '🎧 🎮',
    t('Gaming Headset', 'Auriculares para jugar', 'سماعة رأس للألعاب'),
    t('Hear footsteps before they hear you.', 'Oye los pasos antes que ellos a ti.', 'اسمع خطواتهم قبل أن يسمعوك.'),
    { brand: 'arkadia', choices: [colours('black', 'purple')] },
  ),
  game(
    'gaming-mouse',
    6900,
    '🖱️ 🎮',
    t('Gaming Mouse', 'Ratón para jugar', 'فأرة للألعاب'),
    t('58 grams with a steady sensor.', '58 gramos y un sensor estable.', '58 غرامًا مع مستشعر ثابت.'),
    { brand: 'arkadia' },
  ),
  game(
    'retro-handheld',
    7900,
    '👾 🕹️',
    t('Retro Handheld', 'Consola portátil retro', 'جهاز ألعاب محمول بطراز قديم'),
    t(
      'A pocketful of pixels for train rides.',
      'Un bolsillo de píxeles para el tren.',
      'جيب مليء بالبكسلات لرحلات القطار.',
    ),
    { brand: 'arkadia', choices: [colours('grey', 'purple', 'yellow')] },
  ),
];
