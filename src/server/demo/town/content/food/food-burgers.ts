import { shelf, t } from '../writing.ts';
import { foodCategories } from './food-categories.ts';
import {
  burgerExtras,
  burgerSauces,
  chickenExtras,
  patty,
  plantExtras,
  portion,
  withoutOnBurger,
} from './food-options.ts';

const beef = shelf(foodCategories.beefBurgers, {
  veg: false,
  food_variations: [patty, burgerSauces, withoutOnBurger],
  add_ons: burgerExtras,
  nutritions: ['Protein', 'Iron'],
  allergies: ['Gluten', 'Milk', 'Egg', 'Mustard'],
});
const chicken = shelf(foodCategories.chickenBurgers, {
  veg: false,
  halal: true,
  food_variations: [portion, burgerSauces, withoutOnBurger],
  add_ons: chickenExtras,
  nutritions: ['Protein', 'Vitamin B12'],
  allergies: ['Gluten', 'Milk', 'Egg'],
});
const plant = shelf(foodCategories.plantBurgers, {
  veg: true,
  food_variations: [portion, burgerSauces, withoutOnBurger],
  add_ons: plantExtras,
  nutritions: ['Fibre', 'Protein'],
  allergies: ['Gluten', 'Soy', 'Mustard'],
});
const hotDog = shelf(foodCategories.hotDogs, {
  veg: false,
  food_variations: [portion],
  nutritions: ['Protein'],
  allergies: ['Gluten', 'Mustard'],
});

export const beefBurgers = [
  beef(
    'double-smash-cheeseburger',
    1200,
    '🍔 🍅 🥬',
    t('Double Smash Cheeseburger', 'Doble smash con queso', 'تشيز برغر سماش مزدوج'),
    t(
      'Two thin patties seared hard on the iron, aged cheddar, pickles and house sauce in a potato bun.',
      'Dos carnes finas bien selladas a la plancha, cheddar curado, pepinillos y salsa de la casa en pan de patata.',
      'قطعتان رقيقتان محمّرتان على الحديد مع شيدر معتّق ومخلل وصلصة البيت في خبز البطاطس.',
    ),
    { tags: ['popular', 'cheese'] },
  ),
  beef(
    'classic-cheeseburger',
    990,
    '🍔 🧀 🍅',
    t('Classic Cheeseburger', 'Hamburguesa clásica con queso', 'تشيز برغر كلاسيكي'),
    t(
      'A 150 g chuck patty with melted cheddar, tomato, lettuce and a spoon of mustard.',
      'Carne de 150 g con cheddar fundido, tomate, lechuga y una cucharada de mostaza.',
      'قطعة لحم 150 غ مع شيدر ذائب وطماطم وخس وملعقة خردل.',
    ),
    { tags: ['popular'] },
  ),
  beef(
    'bacon-bbq-burger',
    1290,
    '🍔 🥓 🧅',
    t('Smoked Bacon BBQ Burger', 'Hamburguesa BBQ con beicon ahumado', 'برغر باربكيو باللحم المقدد المدخّن'),
    t(
      'Beechwood-smoked bacon, barbecue glaze and crispy onion over a thick beef patty.',
      'Beicon ahumado con haya, glaseado barbacoa y cebolla crujiente sobre una carne gruesa.',
      'لحم مقدد مدخّن على خشب الزان وصلصة باربكيو وبصل مقرمش فوق قطعة لحم سميكة.',
    ),
    { tags: ['smoky'], allergies: ['Gluten', 'Milk', 'Mustard'] },
  ),
  beef(
    'mushroom-swiss-burger',
    1240,
    '🍔 🌰 🧀',
    t('Mushroom and Swiss Burger', 'Hamburguesa con setas y queso suizo', 'برغر بالفطر والجبن السويسري'),
    t(
      'Butter-fried mushrooms, nutty Swiss cheese and thyme mayonnaise.',
      'Setas salteadas en mantequilla, queso suizo y mayonesa de tomillo.',
      'فطر مقلي بالزبدة وجبن سويسري ومايونيز الزعتر.',
    ),
  ),
  beef(
    'jalapeno-fire-burger',
    1260,
    '🍔 🌶️ 🧀',
    t('Jalapeño Fire Burger', 'Hamburguesa picante de jalapeños', 'برغر الهالبينو الناري'),
    t(
      'Pickled jalapeños, pepper jack and a chipotle mayonnaise that takes its time.',
      'Jalapeños encurtidos, queso con pimienta y una mayonesa de chipotle que llega poco a poco.',
      'هالبينو مخلل وجبن بالفلفل ومايونيز تشيبوتلي تظهر حرارته على مهل.',
    ),
    { tags: ['spicy'] },
  ),
  beef(
    'truffle-burger',
    1490,
    '🍔 🌰 🌿',
    t('Truffle and Brie Burger', 'Hamburguesa de trufa y brie', 'برغر بالكمأة والبري'),
    t(
      'Dry-aged beef, melting brie, rocket and truffle mayonnaise in a brioche bun.',
      'Ternera madurada, brie fundido, rúcula y mayonesa de trufa en pan brioche.',
      'لحم معتّق وجبن بري ذائب وجرجير ومايونيز الكمأة في خبز بريوش.',
    ),
    { tags: ['premium'] },
  ),
  beef(
    'breakfast-burger',
    1190,
    '🍔 🥚 🥓',
    t('Sunrise Burger', 'Hamburguesa amanecer', 'برغر الشروق'),
    t(
      'Beef patty, a fried egg with a soft yolk, bacon and tomato relish.',
      'Carne de ternera, huevo frito de yema blanda, beicon y confitura de tomate.',
      'قطعة لحم وبيضة مقلية بصفار طري ولحم مقدد وصلصة طماطم.',
    ),
  ),
  beef(
    'mini-sliders',
    1090,
    '🍔×3 🥒 🍅',
    t('Three Mini Sliders', 'Tres minihamburguesas', 'ثلاث قطع برغر صغيرة'),
    t(
      'Three small cheeseburgers on soft rolls, good for sharing or for indecision.',
      'Tres pequeñas hamburguesas con queso en pan tierno, para compartir o para no elegir.',
      'ثلاث قطع تشيز برغر صغيرة في خبز طري، للمشاركة أو للتردد.',
    ),
    { tags: ['sharing', 'kids'] },
  ),
];

export const chickenBurgers = [
  chicken(
    'buttermilk-chicken-burger',
    1090,
    '🍔 🍗 🥒',
    t('Buttermilk Chicken Burger', 'Hamburguesa de pollo al suero', 'برغر دجاج باللبن الرائب'),
    t(
      'Thigh fillet marinated overnight in buttermilk, fried crisp, with pickles and slaw.',
      'Contramuslo marinado una noche en suero de leche, frito y crujiente, con pepinillos y ensalada de col.',
      'فخذ دجاج متبّل ليلة كاملة باللبن الرائب ومقلي حتى القرمشة مع مخلل وسلطة ملفوف.',
    ),
    { tags: ['popular', 'crispy'] },
  ),
  chicken(
    'nashville-hot-burger',
    1150,
    '🍔 🌶️ 🍗',
    t('Nashville Hot Chicken Burger', 'Hamburguesa de pollo picante Nashville', 'برغر دجاج ناشفيل الحار'),
    t(
      'Fried chicken brushed with cayenne oil, cooled down by ranch and lettuce.',
      'Pollo frito pincelado con aceite de cayena, refrescado con salsa ranch y lechuga.',
      'دجاج مقلي مدهون بزيت الفلفل الحار، تخفف حدّته صلصة الرانش والخس.',
    ),
    { tags: ['spicy'] },
  ),
  chicken(
    'grilled-chicken-avocado',
    1120,
    '🍔 🥑 🍋',
    t(
      'Grilled Chicken and Avocado Burger',
      'Hamburguesa de pollo a la plancha y aguacate',
      'برغر دجاج مشوي بالأفوكادو',
    ),
    t(
      'Lemon-marinated breast from the grill, sliced avocado, tomato and herb yoghurt.',
      'Pechuga marinada en limón a la plancha, aguacate, tomate y yogur de hierbas.',
      'صدر دجاج متبّل بالليمون من الشواية مع أفوكادو وطماطم ولبن بالأعشاب.',
    ),
    { tags: ['lighter'] },
  ),
  chicken(
    'teriyaki-chicken-burger',
    1140,
    '🍔 🍍 🧅',
    t('Teriyaki Pineapple Chicken Burger', 'Hamburguesa de pollo teriyaki y piña', 'برغر دجاج ترياكي بالأناناس'),
    t(
      'Glazed chicken, grilled pineapple and sesame slaw.',
      'Pollo glaseado, piña a la parrilla y ensalada de col con sésamo.',
      'دجاج بصلصة الترياكي وأناناس مشوي وسلطة ملفوف بالسمسم.',
    ),
    { allergies: ['Gluten', 'Soy', 'Sesame', 'Egg'] },
  ),
];

export const plantBurgers = [
  plant(
    'garden-bean-burger',
    1050,
    '🍔 🫘 🥬',
    t('Black Bean Garden Burger', 'Hamburguesa de alubia negra', 'برغر الفاصولياء السوداء'),
    t(
      'A spiced black bean patty with roasted pepper, lettuce and lime mayonnaise.',
      'Hamburguesa especiada de alubia negra con pimiento asado, lechuga y mayonesa de lima.',
      'قرص فاصولياء سوداء متبّل مع فلفل مشوي وخس ومايونيز الليمون.',
    ),
    { tags: ['vegan'] },
  ),
  plant(
    'halloumi-burger',
    1120,
    '🍔 🧀 🌿',
    t('Grilled Halloumi Burger', 'Hamburguesa de halloumi', 'برغر حلوم مشوي'),
    t(
      'Two slices of grilled halloumi, aubergine cream and mint.',
      'Dos lonchas de halloumi a la plancha, crema de berenjena y menta.',
      'شريحتا حلوم مشوي وكريمة باذنجان ونعناع.',
    ),
    { allergies: ['Gluten', 'Milk', 'Sesame'] },
  ),
  plant(
    'smashed-pea-burger',
    1090,
    '🍔 🫛 🥕',
    t('Smashed Pea Protein Burger', 'Hamburguesa smash de guisante', 'برغر سماش ببروتين البازلاء'),
    t(
      'Thin pea-protein patties, melted vegan cheddar, pickles and mustard.',
      'Finas hamburguesas de proteína de guisante, cheddar vegano, pepinillos y mostaza.',
      'أقراص رقيقة من بروتين البازلاء مع شيدر نباتي ذائب ومخلل وخردل.',
    ),
    { tags: ['vegan', 'popular'] },
  ),
  plant(
    'portobello-burger',
    1080,
    '🍔 🧄 🌿',
    t('Portobello and Garlic Burger', 'Hamburguesa de portobello y ajo', 'برغر بورتوبيلو بالثوم'),
    t(
      'A whole roasted portobello with garlic butter, spinach and goat cheese.',
      'Un portobello entero asado con mantequilla de ajo, espinacas y queso de cabra.',
      'حبة بورتوبيلو كاملة مشوية مع زبدة الثوم وسبانخ وجبن ماعز.',
    ),
    { allergies: ['Gluten', 'Milk'] },
  ),
];

export const hotDogs = [
  hotDog(
    'brooklyn-hot-dog',
    650,
    '🌭 🧅 🥒',
    t('Brooklyn Hot Dog', 'Perrito Brooklyn', 'هوت دوغ بروكلين'),
    t(
      'An all-beef frank with mustard, sauerkraut and crispy onion.',
      'Salchicha de ternera con mostaza, chucrut y cebolla crujiente.',
      'نقانق بقري مع خردل وملفوف مخمّر وبصل مقرمش.',
    ),
    { tags: ['popular'] },
  ),
  hotDog(
    'chilli-cheese-dog',
    750,
    '🌭 🌶️ 🧀',
    t('Chilli Cheese Dog', 'Perrito con chili y queso', 'هوت دوغ بالتشيلي والجبن'),
    t(
      'Smoked sausage under slow beef chilli and cheddar.',
      'Salchicha ahumada cubierta de chili de ternera y cheddar.',
      'نقانق مدخّنة تحت تشيلي بقري مطهو ببطء وشيدر.',
    ),
    { allergies: ['Gluten', 'Milk', 'Mustard'] },
  ),
  hotDog(
    'harbour-prawn-dog',
    790,
    '🌭 🦐 🍋',
    t('Harbour Dog with Prawn Salad', 'Perrito del puerto con ensalada de gambas', 'هوت دوغ الميناء بسلطة الروبيان'),
    t(
      'The west coast way: sausage in soft bread with a spoon of dill prawn salad on top.',
      'A la manera de la costa oeste: salchicha en pan tierno con ensalada de gambas al eneldo.',
      'على طريقة الساحل الغربي: نقانق في خبز طري تعلوها سلطة روبيان بالشبت.',
    ),
    { allergies: ['Gluten', 'Crustaceans', 'Egg', 'Milk'] },
  ),
  hotDog(
    'carrot-dog',
    620,
    '🌭 🥕 🥬',
    t('Smoked Carrot Dog', 'Perrito de zanahoria ahumada', 'هوت دوغ بالجزر المدخّن'),
    t(
      'A whole smoked carrot in a toasted bun with relish and herbs.',
      'Una zanahoria entera ahumada en pan tostado con relish y hierbas.',
      'جزرة كاملة مدخّنة في خبز محمص مع مخلل وأعشاب.',
    ),
    { veg: true, tags: ['vegan'], nutritions: ['Vitamin A', 'Fibre'] },
  ),
];
