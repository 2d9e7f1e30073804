import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import { portion, sushiExtras, sushiPieces } from './food-options.ts';

const roll = shelf(foodCategories.rolls, {
  veg: false,
  food_variations: [sushiPieces],
  add_ons: sushiExtras,
  nutritions: ['Omega-3', 'Protein'],
  allergies: ['Fish', 'Soy', 'Sesame'],
});
const bento = shelf(foodCategories.bento, {
  veg: false,
  add_ons: sushiExtras,
  nutritions: ['Protein'],
  allergies: ['Fish', 'Soy', 'Gluten'],
});

export const sushiRolls = [
  roll(
    'salmon-nigiri',
    1190,
    '🍣 🫚 🍋',
    t('Salmon Nigiri', 'Nigiri de salmón', 'نيغيري السلمون'),
    t(
      'Norwegian salmon over warm seasoned rice, a trace of wasabi between them.',
      'Salmón noruego sobre arroz templado y aliñado, con un toque de wasabi entre ambos.',
      'سلمون نرويجي فوق أرز دافئ متبّل وبينهما أثر من الواسابي.',
    ),
    { tags: ['popular'] },
  ),
  roll(
    'mixed-nigiri',
    1390,
    '🍣×2 🫚 🍵',
    t('Mixed Nigiri', 'Nigiri variado', 'نيغيري مشكّل'),
    t(
      'Salmon, tuna, prawn, scallop and omelette, as the chef sets the tray today.',
      'Salmón, atún, gamba, vieira y tortilla, según la bandeja del día.',
      'سلمون وتونة وروبيان وإسكالوب وعجة، كما يرتّبها الشيف اليوم.',
    ),
    { allergies: ['Fish', 'Crustaceans', 'Molluscs', 'Egg', 'Soy'] },
  ),
  roll(
    'tuna-maki',
    990,
    '🍣 🥒 🫚',
    t('Tuna Maki', 'Maki de atún', 'ماكي التونة'),
    t(
      'Lean yellowfin tuna and cucumber in crisp nori.',
      'Atún de aleta amarilla y pepino en nori crujiente.',
      'تونة صفراء الزعنفة وخيار في نوري مقرمش.',
    ),
  ),
  roll(
    'california-roll',
    1050,
    '🍣 🥑 🦀',
    t('California Roll', 'Rollo California', 'كاليفورنيا رول'),
    t(
      'Crab, avocado and cucumber, rolled inside out in toasted sesame.',
      'Cangrejo, aguacate y pepino, con el arroz por fuera y sésamo tostado.',
      'سلطعون وأفوكادو وخيار، ملفوفة بالمقلوب في سمسم محمص.',
    ),
    { allergies: ['Crustaceans', 'Egg', 'Soy', 'Sesame'], tags: ['popular'] },
  ),
  roll(
    'dragon-roll',
    1450,
    '🍣 🥑 🦐',
    t('Dragon Roll', 'Rollo dragón', 'دراغون رول'),
    t(
      'Tempura prawn inside, ripe avocado and sweet soy glaze outside.',
      'Langostino en tempura por dentro, aguacate maduro y salsa de soja dulce por fuera.',
      'روبيان تمبورا في الداخل وأفوكادو ناضج وصويا حلوة في الخارج.',
    ),
    { allergies: ['Crustaceans', 'Gluten', 'Soy', 'Sesame'] },
  ),
  roll(
    'spicy-tuna-roll',
    1190,
    '🍣 🌶️ 🐟',
    t('Spicy Tuna Roll', 'Rollo de atún picante', 'رول التونة الحارة'),
    t(
      'Chopped tuna with chilli mayonnaise, spring onion and crunch.',
      'Atún picado con mayonesa picante, cebolleta y crujiente.',
      'تونة مفرومة بمايونيز الفلفل وبصل أخضر وقرمشة.',
    ),
    { tags: ['spicy'], allergies: ['Fish', 'Egg', 'Soy', 'Sesame'] },
  ),
  roll(
    'avocado-maki',
    790,
    '🍣 🥑 🥒',
    t('Avocado and Cucumber Maki', 'Maki de aguacate y pepino', 'ماكي الأفوكادو والخيار'),
    t(
      'Simple, green and clean; good with extra ginger.',
      'Sencillo, verde y limpio; muy bueno con más jengibre.',
      'بسيط وأخضر ونظيف، يطيب مع زنجبيل إضافي.',
    ),
    { veg: true, tags: ['vegan'], nutritions: ['Healthy fats', 'Fibre'], allergies: ['Soy', 'Sesame'] },
  ),
  roll(
    'rainbow-roll',
    1490,
    '🍣×2 🥑 🐟',
    t('Rainbow Roll', 'Rollo arcoíris', 'رينبو رول'),
    t(
      'A California roll wearing salmon, tuna, white fish and avocado.',
      'Rollo California cubierto de salmón, atún, pescado blanco y aguacate.',
      'كاليفورنيا رول يكسوه السلمون والتونة والسمك الأبيض والأفوكادو.',
    ),
  ),
  roll(
    'salmon-aburi',
    1350,
    '🍣 🔥 🍋',
    t('Flamed Salmon Aburi', 'Aburi de salmón flameado', 'أبوري السلمون باللهب'),
    t(
      'Salmon nigiri kissed by the torch, with yuzu mayonnaise.',
      'Nigiri de salmón pasado por el soplete, con mayonesa de yuzu.',
      'نيغيري سلمون لمسه اللهب مع مايونيز اليوزو.',
    ),
    { allergies: ['Fish', 'Egg', 'Soy'] },
  ),
];

export const bentos = [
  bento(
    'salmon-bento',
    1490,
    '🍱 🐟 🍚',
    t('Teriyaki Salmon Bento', 'Bento de salmón teriyaki', 'بنتو سلمون ترياكي'),
    t(
      'Glazed salmon, rice, seaweed salad, omelette and three maki in one box.',
      'Salmón glaseado, arroz, ensalada de algas, tortilla y tres makis en una caja.',
      'سلمون مزجّج وأرز وسلطة أعشاب بحرية وعجة وثلاث قطع ماكي في علبة واحدة.',
    ),
    { tags: ['lunch', 'popular'] },
  ),
  bento(
    'chicken-katsu-bento',
    1390,
    '🍱 🍗 🥬',
    t('Chicken Katsu Bento', 'Bento de pollo katsu', 'بنتو دجاج كاتسو'),
    t(
      'Panko-fried chicken with curry sauce, rice, cabbage and pickles.',
      'Pollo empanado en panko con salsa de curri, arroz, col y encurtidos.',
      'دجاج مقلي بالبانكو مع صلصة الكاري وأرز وملفوف ومخلل.',
    ),
    { allergies: ['Gluten', 'Egg', 'Soy'], tags: ['lunch'] },
  ),
  bento(
    'tofu-bento',
    1250,
    '🍱 🫛 🥕',
    t('Crispy Tofu Bento', 'Bento de tofu crujiente', 'بنتو التوفو المقرمش'),
    t(
      'Fried tofu in ginger soy, edamame, rice and pickled carrot.',
      'Tofu frito con soja y jengibre, edamame, arroz y zanahoria encurtida.',
      'توفو مقلي بصويا الزنجبيل وإدامامي وأرز وجزر مخلل.',
    ),
    { veg: true, tags: ['vegan', 'lunch'], allergies: ['Soy', 'Gluten', 'Sesame'] },
  ),
  bento(
    'onigiri-pair',
    650,
    '🍙×2 🐟',
    t('Onigiri, Salmon and Tuna', 'Onigiri de salmón y atún', 'أونيغيري بالسلمون والتونة'),
    t(
      'Two hand-pressed rice triangles wrapped in nori just before they leave.',
      'Dos triángulos de arroz hechos a mano, envueltos en nori justo antes de salir.',
      'مثلثا أرز مضغوطان يدويًا يُلفّان بالنوري قبل خروجهما مباشرة.',
    ),
    { tags: ['snack'] },
  ),
  bento(
    'ebi-tempura',
    1090,
    '🍤×2 🍋',
    t('Prawn Tempura', 'Tempura de langostinos', 'روبيان تمبورا'),
    t(
      'Five tiger prawns in a batter light enough to see through.',
      'Cinco langostinos tigre en una masa casi transparente.',
      'خمس حبات روبيان كبيرة في عجينة تكاد تكون شفافة.',
    ),
    { allergies: ['Crustaceans', 'Gluten', 'Egg', 'Soy'] },
  ),
  bento(
    'edamame',
    450,
    '🫛×2 🧂',
    t('Edamame with Sea Salt', 'Edamame con sal marina', 'إدامامي بملح البحر'),
    t(
      'Steamed soy beans in the pod, with flaked salt.',
      'Vainas de soja al vapor con sal en escamas.',
      'حبوب صويا في قرونها على البخار مع رقائق الملح.',
    ),
    { veg: true, tags: ['vegan'], allergies: ['Soy'], food_variations: [portion] },
  ),
  bento(
    'yakitori',
    890,
    '🍢×2 🧅 🍋',
    t('Chicken Yakitori Skewers', 'Brochetas yakitori de pollo', 'أسياخ دجاج ياكيتوري'),
    t(
      'Three charcoal skewers of thigh and leek in a sweet soy glaze.',
      'Tres brochetas a la brasa de contramuslo y puerro con glaseado de soja.',
      'ثلاثة أسياخ على الفحم من الفخذ والكراث بصويا حلوة.',
    ),
    { allergies: ['Soy', 'Gluten'] },
  ),
  bento(
    'miso-soup',
    390,
    '🍲 🧅 🥬',
    t('Miso Soup', 'Sopa de miso', 'حساء الميسو'),
    t(
      'Dashi broth with white miso, tofu, wakame and spring onion.',
      'Caldo dashi con miso blanco, tofu, wakame y cebolleta.',
      'مرق داشي مع ميسو أبيض وتوفو وواكامي وبصل أخضر.',
    ),
    { allergies: ['Fish', 'Soy'] },
  ),
];
