import { packs } from '../packs.ts';
import { shelf, t } from '../writing.ts';
import { pharmacyCategories } from './pharmacy-categories.ts';

const aid = shelf(pharmacyCategories.firstAid, { unit: 'pack', brand: 'safegarden', common_condition: 'first-aid' });
const sugar = shelf(pharmacyCategories.diabetes, { unit: 'box', brand: 'glukara', common_condition: 'diabetes' });
const family = shelf(pharmacyCategories.family, { unit: 'pack', brand: 'lillan' });
const device = shelf(pharmacyCategories.devices, { unit: 'piece', brand: 'mativo' });

export const firstAid = [
  aid(
    'plasters-mixed',
    349,
    '🩹×2 🧸',
    t('Mixed Plasters, 40 pieces', 'Tiritas surtidas, 40 unidades', 'لصقات جروح مشكّلة، 40 قطعة'),
    t('Four sizes that stay on in water.', 'Cuatro tamaños que aguantan en el agua.', 'أربعة مقاسات تثبت في الماء.'),
    { basic: true, tags: ['popular'] },
  ),
  aid(
    'blister-plasters',
    599,
    '🩹 👟',
    t('Blister Plasters, 5 pieces', 'Apósitos para ampollas, 5 unidades', 'لصقات البثور، 5 قطع'),
    t('A second skin for new shoes.', 'Una segunda piel para zapatos nuevos.', 'جلد ثانٍ للأحذية الجديدة.'),
  ),
  aid(
    'elastic-bandage',
    429,
    '🩹×3 🦴',
    t('Elastic Bandage, 8 cm × 5 m', 'Venda elástica, 8 cm × 5 m', 'ضماد مرن، 8 سم × 5 م'),
    t('For sprains; washable.', 'Para esguinces; lavable.', 'للالتواءات، قابل للغسل.'),
    { unit: 'piece' },
  ),
  aid(
    'wound-wash',
    549,
    '🧴 🩹',
    t('Wound Cleansing Spray, 100 ml', 'Spray limpiador de heridas, 100 ml', 'بخاخ تنظيف الجروح، 100 مل'),
    t('Cleans grazes without stinging.', 'Limpia rasguños sin escocer.', 'ينظّف الخدوش من دون لسع.'),
    { unit: 'bottle', generic_name: ['Chlorhexidine'], basic: true },
  ),
  aid(
    'gauze-pads',
    299,
    '🩹 ✂️',
    t('Sterile Gauze Pads, 10 pieces', 'Gasas estériles, 10 unidades', 'شاش معقّم، 10 قطع'),
    t(
      'Ten by ten centimetres, singly wrapped.',
      'Diez por diez centímetros, envasadas una a una.',
      'عشرة في عشرة سنتيمترات، مغلّفة فرديًا.',
    ),
  ),
  aid(
    'first-aid-kit',
    2490,
    '🧰 🩹',
    t('First Aid Kit for Home and Car', 'Botiquín para casa y coche', 'حقيبة إسعافات للمنزل والسيارة'),
    t(
      'Forty parts in a soft case with a guide.',
      'Cuarenta piezas en un estuche con guía.',
      'أربعون قطعة في حقيبة لينة مع دليل.',
    ),
    { unit: 'set', basic: true },
  ),
  aid(
    'burn-gel',
    699,
    '🧴 🔥',
    t('Burn Gel, 50 g', 'Gel para quemaduras, 50 g', 'جل الحروق، 50 غ'),
    t(
      'Cools small burns after rinsing in water.',
      'Enfría pequeñas quemaduras tras el agua.',
      'يبرّد الحروق الصغيرة بعد غسلها بالماء.',
    ),
    { unit: 'tube' },
  ),
  aid(
    'cold-pack',
    399,
    '🧊 🩹',
    t('Instant Cold Pack, 2 pieces', 'Bolsas de frío instantáneo, 2 unidades', 'كمّادة باردة فورية، قطعتان'),
    t('Squeeze once; no freezer needed.', 'Aprieta una vez; sin congelador.', 'اضغط مرة واحدة، ولا حاجة إلى مجمّد.'),
  ),
  aid(
    'tick-remover',
    449,
    '🪝 🌿',
    t('Tick Remover, 2 sizes', 'Extractor de garrapatas, 2 tamaños', 'أداة نزع القراد، مقاسان'),
    t(
      'Slide, twist, done; for people and dogs.',
      'Deslizar, girar y listo; para personas y perros.',
      'أدخلها ولفّها وانتهى الأمر، للناس والكلاب.',
    ),
    { unit: 'set' },
  ),
  aid(
    'hand-sanitiser',
    399,
    '🧴 🫧',
    t('Hand Sanitiser 85 %, 250 ml', 'Gel hidroalcohólico 85 %, 250 ml', 'معقّم يدين 85٪، 250 مل'),
    t('Dries quickly, with glycerine.', 'Seca rápido, con glicerina.', 'يجف سريعًا مع الغليسرين.'),
    { unit: 'bottle', generic_name: ['Ethanol'] },
  ),
  aid(
    'crutches',
    3490,
    '🩼 🩹',
    t('Adjustable Crutches, 1 pair', 'Muletas regulables, 1 par', 'عكازان قابلان للتعديل'),
    t('Aluminium, 130 kg, with soft grips.', 'Aluminio, 130 kg, con agarre blando.', 'ألمنيوم حتى 130 كغ بمقابض لينة.'),
    { unit: 'pair' },
  ),
];

export const diabetesCare = [
  sugar(
    'glucose-meter',
    2990,
    '📟 🩸',
    t('Blood Glucose Meter', 'Medidor de glucosa', 'جهاز قياس سكر الدم'),
    t(
      'Result in five seconds; talks to your phone.',
      'Resultado en cinco segundos; se conecta al móvil.',
      'النتيجة في خمس ثوانٍ، ويتصل بهاتفك.',
    ),
    { unit: 'set' },
  ),
  sugar(
    'test-strips',
    1890,
    '🩸×3 🧪',
    t('Glucose Test Strips, 50 pieces', 'Tiras reactivas de glucosa, 50 unidades', 'شرائط فحص السكر، 50 قطعة'),
    t('For the Glukara meter; no coding.', 'Para el medidor Glukara; sin códigos.', 'لجهاز غلوكارا، بلا ترميز.'),
  ),
  sugar(
    'lancets',
    790,
    '🩸 💉',
    t('Lancets 30G, 100 pieces', 'Lancetas 30G, 100 unidades', 'إبر وخز 30G، 100 قطعة'),
    t('Thin, nearly painless.', 'Finas, casi sin dolor.', 'رفيعة وتكاد تكون بلا ألم.'),
  ),
  sugar(
    'glucose-tablets',
    349,
    '🍬 ⚡',
    t('Glucose Tablets, 3 rolls', 'Comprimidos de glucosa, 3 tubos', 'أقراص غلوكوز، 3 لفائف'),
    t('Fast sugar for a falling level.', 'Azúcar rápido para una bajada.', 'سكر سريع عند هبوط المستوى.'),
    { generic_name: ['Glucose'], unit: 'pack', basic: true },
  ),
  sugar(
    'foot-cream-diabetes',
    990,
    '🧴 🧦',
    t('Foot Cream for Diabetics, 100 ml', 'Crema de pies para diabéticos, 100 ml', 'كريم قدمين لمرضى السكري، 100 مل'),
    t('With 10 % urea against cracked heels.', 'Con urea al 10 % contra las grietas.', 'يوريا 10٪ ضد تشقق الكعبين.'),
    { unit: 'tube', generic_name: ['Urea'] },
  ),
  sugar(
    'insulin-cool-case',
    2290,
    '🧊 💉',
    t('Insulin Cooling Case', 'Estuche frío para insulina', 'حافظة تبريد الأنسولين'),
    t(
      'Keeps pens cool for 45 hours with water alone.',
      'Mantiene frías las plumas 45 horas solo con agua.',
      'تبقي الأقلام باردة 45 ساعة بالماء وحده.',
    ),
    { unit: 'piece' },
  ),
  sugar(
    'pen-needles',
    1290,
    '💉×2 🩸',
    t('Pen Needles 4 mm, 100 pieces', 'Agujas para pluma 4 mm, 100 unidades', 'إبر أقلام 4 ملم، 100 قطعة'),
    t(
      'Short, thin needles for all common pens.',
      'Agujas cortas y finas para plumas comunes.',
      'إبر قصيرة ورفيعة لكل الأقلام الشائعة.',
    ),
  ),
];

export const motherAndBaby = [
  family(
    'pregnancy-test',
    599,
    '🧪 🍼',
    t('Pregnancy Test, 2 pieces', 'Test de embarazo, 2 unidades', 'اختبار حمل، قطعتان'),
    t(
      'Over 99 % certain from the first missed day.',
      'Más del 99 % de certeza desde el primer día de retraso.',
      'دقة تفوق 99٪ من أول يوم تأخر.',
    ),
    { basic: true },
  ),
  family(
    'prenatal-vitamins',
    1390,
    '💊×2 🍼',
    t('Pregnancy Vitamins, 60 tablets', 'Vitaminas para el embarazo, 60 comprimidos', 'فيتامينات الحمل، 60 قرصًا'),
    t('With folic acid, iron and iodine.', 'Con ácido fólico, hierro y yodo.', 'مع حمض الفوليك والحديد واليود.'),
    { generic_name: ['Folic acid', 'Iron', 'Iodine'], common_condition: 'vitamins', unit: 'box' },
  ),
  family(
    'nipple-cream',
    890,
    '🧴 🍼',
    t('Lanolin Nipple Cream, 30 ml', 'Crema de lanolina, 30 ml', 'كريم اللانولين للحلمات، 30 مل'),
    t(
      'Does not need to be washed off before feeding.',
      'No hace falta retirarla antes de dar el pecho.',
      'لا حاجة إلى غسله قبل الرضاعة.',
    ),
    { generic_name: ['Lanolin'], unit: 'tube' },
  ),
  family(
    'anti-colic-bottle',
    1190,
    '🍼×2 🧸',
    t('Anti-colic Bottle, 260 ml', 'Biberón anticólico, 260 ml', 'رضّاعة مضادة للمغص، 260 مل'),
    t('A valve that keeps the air out.', 'Una válvula que evita el aire.', 'صمام يمنع دخول الهواء.'),
    { unit: 'piece' },
  ),
  family(
    'baby-vitamin-d',
    649,
    '💧 🍼',
    t('Vitamin D Drops for Babies, 10 ml', 'Gotas de vitamina D para bebés, 10 ml', 'قطرات فيتامين D للرضّع، 10 مل'),
    t(
      'Five drops a day from the first week.',
      'Cinco gotas al día desde la primera semana.',
      'خمس قطرات يوميًا من الأسبوع الأول.',
    ),
    { generic_name: ['Cholecalciferol'], common_condition: 'vitamins', unit: 'bottle' },
  ),
  family(
    'nappy-cream',
    579,
    '🧴 🧷',
    t('Nappy Rash Cream, 100 g', 'Crema del pañal, 100 g', 'كريم طفح الحفاض، 100 غ'),
    t('Zinc and panthenol, no perfume.', 'Zinc y pantenol, sin perfume.', 'زنك وبانثينول بلا عطر.'),
    { common_condition: 'skin', unit: 'tube' },
  ),
  family(
    'teething-gel',
    690,
    '🧴 🧸',
    t('Teething Gel, 15 ml', 'Gel para la dentición, 15 ml', 'جل التسنين، 15 مل'),
    t(
      'Cooling chamomile for sore gums.',
      'Manzanilla refrescante para encías doloridas.',
      'بابونج مبرّد للثة المتألمة.',
    ),
    { unit: 'tube' },
  ),
];

export const devices = [
  device(
    'digital-thermometer',
    990,
    '🌡️ 🔋',
    t('Digital Thermometer', 'Termómetro digital', 'ميزان حرارة رقمي'),
    t('Ten seconds, flexible tip.', 'Diez segundos, punta flexible.', 'عشر ثوانٍ ورأس مرن.'),
    { common_condition: 'fever', basic: true, tags: ['popular'] },
  ),
  device(
    'ear-thermometer',
    3490,
    '🌡️ 👂',
    t('Infrared Ear Thermometer', 'Termómetro de oído infrarrojo', 'ميزان حرارة للأذن بالأشعة تحت الحمراء'),
    t('One second, with a night light.', 'Un segundo, con luz nocturna.', 'ثانية واحدة مع ضوء ليلي.'),
    { common_condition: 'fever' },
  ),
  device(
    'blood-pressure-monitor',
    4990,
    '🩺 🔋',
    t('Upper Arm Blood Pressure Monitor', 'Tensiómetro de brazo', 'جهاز ضغط للذراع'),
    t(
      'Clinically validated, two users, large digits.',
      'Validado clínicamente, dos usuarios, dígitos grandes.',
      'معتمد سريريًا، لمستخدمَين، بأرقام كبيرة.',
    ),
    { common_condition: 'blood-pressure' },
  ),
  device(
    'stethoscope',
    3990,
    '🩺 📝',
    t('Classic Stethoscope', 'Fonendoscopio clásico', 'سماعة طبيب كلاسيكية'),
    t(
      'Double-sided head for students and nurses.',
      'Campana doble para estudiantes y enfermería.',
      'رأس بوجهين للطلاب والممرضين.',
    ),
  ),
  device(
    'pulse-oximeter',
    2490,
    '📟 🩸',
    t('Finger Pulse Oximeter', 'Pulsioxímetro de dedo', 'مقياس أكسجين للإصبع'),
    t('Oxygen and pulse in eight seconds.', 'Oxígeno y pulso en ocho segundos.', 'الأكسجين والنبض في ثماني ثوانٍ.'),
  ),
  device(
    'nebuliser',
    5990,
    '📟 💨',
    t('Compressor Nebuliser', 'Nebulizador de compresor', 'جهاز رذاذ بضاغط'),
    t('Fine mist for adults and children.', 'Niebla fina para adultos y niños.', 'رذاذ دقيق للكبار والصغار.'),
    { common_condition: 'cold-flu' },
  ),
  device(
    'covid-test',
    499,
    '🧪 🧻',
    t('Cold and Flu Combi Test', 'Test combinado de gripe y covid', 'اختبار مركّب للزكام والإنفلونزا'),
    t(
      'Tells flu, RSV and covid apart in fifteen minutes.',
      'Distingue gripe, VRS y covid en quince minutos.',
      'يميّز الإنفلونزا وRSV وكوفيد في خمس عشرة دقيقة.',
    ),
    { common_condition: 'cold-flu', basic: true },
  ),
  device(
    'pill-organiser',
    690,
    '💊×2 📅',
    t('Weekly Pill Organiser', 'Pastillero semanal', 'منظّم أدوية أسبوعي'),
    t('Seven days, four times each.', 'Siete días, cuatro tomas cada uno.', 'سبعة أيام، أربع مرات في كل يوم.'),
    { choices: packs([t('One week', 'Una semana', 'أسبوع واحد'), 0], [t('Two weeks', 'Dos semanas', 'أسبوعان'), 400]) },
  ),
];
