import type { Text } from '#domain/text.ts';
import type { AddOnContent, FoodVariationContent } from '../content.ts';
import { t } from '../writing.ts';

/** What a kitchen asks back. One group is written once and shared by every dish it fits. */
type Value = readonly [label: Text, optionPrice?: number];

const valuesOf = (values: readonly Value[]) => values.map(([label, optionPrice = 0]) => ({ label, optionPrice }));

const pickOne = (name: Text, ...values: Value[]): FoodVariationContent => ({
  name,
  type: 'single',
  min: 1,
  max: 1,
  required: 'on',
  values: valuesOf(values),
});

const pickUpTo = (max: number, name: Text, ...values: Value[]): FoodVariationContent => ({
  name,
  type: 'multi',
  min: 0,
  max,
  required: 'off',
  values: valuesOf(values),
});

const pickBetween = (min: number, max: number, name: Text, ...values: Value[]): FoodVariationContent => ({
  name,
  type: 'multi',
  min,
  max,
  required: 'on',
  values: valuesOf(values),
});

const extra = (name: Text, price: number): AddOnContent => ({ name, price });

export const portion = pickOne(
  t('Size', 'Tamaño', 'الحجم'),
  [t('Regular', 'Normal', 'عادي')],
  [t('Large', 'Grande', 'كبير'), 250],
);
export const cupSize = pickOne(
  t('Size', 'Tamaño', 'الحجم'),
  [t('Small', 'Pequeño', 'صغير')],
  [t('Medium', 'Mediano', 'وسط'), 60],
  [t('Large', 'Grande', 'كبير'), 110],
);
export const sushiPieces = pickOne(
  t('Pieces', 'Piezas', 'القطع'),
  [t('8 pieces', '8 piezas', '8 قطع')],
  [t('12 pieces', '12 piezas', '12 قطعة'), 450],
);
export const wingPieces = pickOne(
  t('Pieces', 'Piezas', 'القطع'),
  [t('6 pieces', '6 piezas', '6 قطع')],
  [t('12 pieces', '12 piezas', '12 قطعة'), 550],
  [t('18 pieces', '18 piezas', '18 قطعة'), 990],
);
export const pizzaSize = pickOne(
  t('Size', 'Tamaño', 'الحجم'),
  [t('26 cm', '26 cm', '26 سم')],
  [t('33 cm', '33 cm', '33 سم'), 300],
  [t('40 cm, to share', '40 cm, para compartir', '40 سم، للمشاركة'), 650],
);
export const crust = pickOne(
  t('Crust', 'Masa', 'العجينة'),
  [t('Classic', 'Clásica', 'كلاسيكية')],
  [t('Thin', 'Fina', 'رقيقة')],
  [t('Filled with cheese', 'Rellena de queso', 'محشوة بالجبن'), 200],
  [t('Gluten-free', 'Sin gluten', 'خالية من الغلوتين'), 180],
);
export const patty = pickOne(
  t('Patty', 'Carne', 'قرص البرغر'),
  [t('Single', 'Sencilla', 'واحد')],
  [t('Double', 'Doble', 'مزدوج'), 320],
  [t('Plant-based', 'Vegetal', 'نباتي'), 100],
);
export const spice = pickOne(
  t('Spice level', 'Nivel de picante', 'درجة الحرارة'),
  [t('Mild', 'Suave', 'خفيف')],
  [t('Medium', 'Medio', 'وسط')],
  [t('Hot', 'Picante', 'حار')],
  [t('Very hot', 'Muy picante', 'حار جدًا')],
);
export const wokProtein = pickOne(
  t('Protein', 'Proteína', 'البروتين'),
  [t('Tofu', 'Tofu', 'توفو')],
  [t('Chicken', 'Pollo', 'دجاج'), 150],
  [t('Beef', 'Ternera', 'لحم بقري'), 220],
  [t('Prawns', 'Gambas', 'روبيان'), 300],
);
export const bowlProtein = pickOne(
  t('Protein', 'Proteína', 'البروتين'),
  [t('Marinated tofu', 'Tofu marinado', 'توفو متبّل')],
  [t('Grilled chicken', 'Pollo a la plancha', 'دجاج مشوي'), 200],
  [t('Cold-smoked salmon', 'Salmón ahumado', 'سلمون مدخّن على البارد'), 320],
);
export const noodles = pickOne(
  t('Noodles', 'Fideos', 'النودلز'),
  [t('Egg noodles', 'Fideos de huevo', 'نودلز البيض')],
  [t('Rice noodles', 'Fideos de arroz', 'نودلز الأرز')],
  [t('Udon', 'Udon', 'أودون'), 80],
);
export const tortilla = pickOne(
  t('Tortilla', 'Tortilla', 'التورتيا'),
  [t('Corn', 'Maíz', 'ذرة')],
  [t('Wheat', 'Trigo', 'قمح')],
);
export const dressing = pickOne(
  t('Dressing', 'Aliño', 'الصلصة'),
  [t('Lemon and olive oil', 'Limón y aceite de oliva', 'ليمون وزيت زيتون')],
  [t('Honey mustard', 'Miel y mostaza', 'خردل بالعسل')],
  [t('Yoghurt and herbs', 'Yogur y hierbas', 'لبن وأعشاب')],
  [t('No dressing', 'Sin aliño', 'من دون صلصة')],
);
export const riceOrBread = pickOne(
  t('Served with', 'Acompañamiento', 'يُقدَّم مع'),
  [t('Basmati rice', 'Arroz basmati', 'أرز بسمتي')],
  [t('Brown rice', 'Arroz integral', 'أرز بني')],
  [t('Plain naan', 'Naan', 'نان سادة'), 90],
);
export const eggs = pickOne(
  t('Eggs', 'Huevos', 'البيض'),
  [t('Fried', 'Fritos', 'مقلي')],
  [t('Scrambled', 'Revueltos', 'مخفوق')],
  [t('Poached', 'Escalfados', 'مسلوق بلا قشر')],
);
export const milk = pickOne(
  t('Milk', 'Leche', 'الحليب'),
  [t('Whole milk', 'Leche entera', 'حليب كامل')],
  [t('Lactose-free', 'Sin lactosa', 'خالٍ من اللاكتوز')],
  [t('Oat', 'Avena', 'شوفان'), 60],
  [t('Almond', 'Almendra', 'لوز'), 70],
);
export const sweetness = pickOne(
  t('Sweetness', 'Dulzor', 'الحلاوة'),
  [t('No sugar', 'Sin azúcar', 'من دون سكر')],
  [t('Half', 'La mitad', 'نصف الكمية')],
  [t('Full', 'Normal', 'عادية')],
);
export const scoops = pickBetween(
  2,
  3,
  t('Flavours', 'Sabores', 'النكهات'),
  [t('Vanilla', 'Vainilla', 'فانيلا')],
  [t('Dark chocolate', 'Chocolate negro', 'شوكولاتة داكنة')],
  [t('Pistachio', 'Pistacho', 'فستق'), 60],
  [t('Strawberry', 'Fresa', 'فراولة')],
  [t('Salted caramel', 'Caramelo salado', 'كراميل مملّح')],
  [t('Lemon', 'Limón', 'ليمون')],
);
export const poolOfDips = pickBetween(
  1,
  2,
  t('Dips', 'Salsas', 'الصلصات'),
  [t('Garlic mayonnaise', 'Alioli', 'مايونيز الثوم')],
  [t('Smoky barbecue', 'Barbacoa ahumada', 'باربكيو مدخّن')],
  [t('Hot honey', 'Miel picante', 'عسل حار')],
  [t('Blue cheese', 'Queso azul', 'جبن أزرق'), 50],
);

export const burgerSauces = pickUpTo(
  3,
  t('Sauces', 'Salsas', 'الصلصات'),
  [t('House sauce', 'Salsa de la casa', 'صلصة البيت')],
  [t('Ketchup', 'Kétchup', 'كاتشب')],
  [t('Mustard', 'Mostaza', 'خردل')],
  [t('Chipotle mayonnaise', 'Mayonesa de chipotle', 'مايونيز تشيبوتلي'), 50],
  [t('Truffle mayonnaise', 'Mayonesa de trufa', 'مايونيز الكمأة'), 90],
);
export const withoutOnBurger = pickUpTo(
  4,
  t('Remove', 'Quitar', 'إزالة'),
  [t('No onion', 'Sin cebolla', 'من دون بصل')],
  [t('No pickles', 'Sin pepinillos', 'من دون مخلل')],
  [t('No tomato', 'Sin tomate', 'من دون طماطم')],
  [t('No cheese', 'Sin queso', 'من دون جبن')],
);
export const withoutInWrap = pickUpTo(
  3,
  t('Remove', 'Quitar', 'إزالة'),
  [t('No onion', 'Sin cebolla', 'من دون بصل')],
  [t('No cabbage', 'Sin col', 'من دون ملفوف')],
  [t('No tomato', 'Sin tomate', 'من دون طماطم')],
  [t('No sauce', 'Sin salsa', 'من دون صلصة')],
);
export const withoutOnTaco = pickUpTo(
  3,
  t('Remove', 'Quitar', 'إزالة'),
  [t('No coriander', 'Sin cilantro', 'من دون كزبرة')],
  [t('No onion', 'Sin cebolla', 'من دون بصل')],
  [t('No cheese', 'Sin queso', 'من دون جبن')],
);
export const salsas = pickUpTo(
  2,
  t('Salsas', 'Salsas', 'صلصات السالسا'),
  [t('Salsa verde', 'Salsa verde', 'سالسا خضراء')],
  [t('Pico de gallo', 'Pico de gallo', 'بيكو دي غايو')],
  [t('Roasted habanero', 'Habanero asado', 'هابانيرو مشوي')],
  [t('Lime crema', 'Crema de lima', 'كريمة الليمون'), 40],
);
export const wrapSauces = pickUpTo(
  2,
  t('Sauces', 'Salsas', 'الصلصات'),
  [t('Garlic yoghurt', 'Yogur con ajo', 'لبن بالثوم')],
  [t('Tahini', 'Tahini', 'طحينة')],
  [t('Chilli', 'Picante', 'فلفل حار')],
  [t('Mint', 'Menta', 'نعناع')],
);
export const friesDip = pickUpTo(
  2,
  t('Dips', 'Salsas', 'الصلصات'),
  [t('Ketchup', 'Kétchup', 'كاتشب')],
  [t('Garlic mayonnaise', 'Alioli', 'مايونيز الثوم'), 60],
  [t('Béarnaise', 'Bearnesa', 'بيرنيز'), 80],
  [t('Chilli cheese', 'Queso con chile', 'جبن بالفلفل الحار'), 90],
);
export const iceCreamToppings = pickUpTo(
  3,
  t('Toppings', 'Coberturas', 'الإضافات'),
  [t('Hot fudge', 'Chocolate caliente', 'فدج ساخن'), 80],
  [t('Roasted almonds', 'Almendras tostadas', 'لوز محمص'), 70],
  [t('Fresh berries', 'Frutos rojos', 'توت طازج'), 90],
  [t('Wafer', 'Barquillo', 'بسكويت رقيق'), 40],
);
export const pancakeToppings = pickUpTo(
  3,
  t('Toppings', 'Acompañamientos', 'الإضافات'),
  [t('Maple syrup', 'Sirope de arce', 'شراب القيقب')],
  [t('Blueberries', 'Arándanos', 'توت أزرق'), 90],
  [t('Banana', 'Plátano', 'موز'), 60],
  [t('Whipped cream', 'Nata montada', 'كريمة مخفوقة'), 60],
);
export const iced = pickUpTo(1, t('Ice', 'Hielo', 'الثلج'), [t('Without ice', 'Sin hielo', 'من دون ثلج')]);

export const burgerExtras = [
  extra(t('Extra cheddar', 'Cheddar extra', 'شيدر إضافي'), 120),
  extra(t('Crispy bacon', 'Beicon crujiente', 'لحم مقدد مقرمش'), 180),
  extra(t('Fried egg', 'Huevo frito', 'بيضة مقلية'), 150),
  extra(t('Jalapeños', 'Jalapeños', 'هالبينو'), 90),
];
export const plantExtras = [
  extra(t('Vegan cheese', 'Queso vegano', 'جبن نباتي'), 130),
  extra(t('Avocado', 'Aguacate', 'أفوكادو'), 180),
  extra(t('Pickled red onion', 'Cebolla roja encurtida', 'بصل أحمر مخلل'), 70),
];
export const pizzaExtras = [
  extra(t('Extra mozzarella', 'Mozzarella extra', 'موزاريلا إضافية'), 180),
  extra(t('Rocket', 'Rúcula', 'جرجير'), 100),
  extra(t('Olives', 'Aceitunas', 'زيتون'), 90),
  extra(t('Spicy salami', 'Salami picante', 'سلامي حار'), 220),
];
export const pastaExtras = [
  extra(t('Shaved parmesan', 'Parmesano en lascas', 'رقائق بارميزان'), 120),
  extra(t('Burrata', 'Burrata', 'بوراتا'), 350),
  extra(t('Garlic bread', 'Pan de ajo', 'خبز بالثوم'), 280),
];
export const sushiExtras = [
  extra(t('Extra ginger', 'Jengibre extra', 'زنجبيل إضافي'), 50),
  extra(t('Wasabi', 'Wasabi', 'واسابي'), 50),
  extra(t('Miso soup', 'Sopa de miso', 'حساء الميسو'), 290),
  extra(t('Seaweed salad', 'Ensalada de algas', 'سلطة أعشاب بحرية'), 350),
];
export const saladExtras = [
  extra(t('Avocado half', 'Medio aguacate', 'نصف أفوكادو'), 180),
  extra(t('Feta', 'Feta', 'فيتا'), 150),
  extra(t('Boiled egg', 'Huevo cocido', 'بيضة مسلوقة'), 110),
  extra(t('Toasted seeds', 'Semillas tostadas', 'بذور محمصة'), 90),
];
export const ramenExtras = [
  extra(t('Soft egg', 'Huevo marinado', 'بيضة طرية'), 160),
  extra(t('Extra noodles', 'Fideos extra', 'نودلز إضافية'), 180),
  extra(t('Bamboo shoots', 'Brotes de bambú', 'براعم الخيزران'), 110),
  extra(t('Chilli oil', 'Aceite picante', 'زيت الفلفل الحار'), 60),
];
export const tacoExtras = [
  extra(t('Guacamole', 'Guacamole', 'غواكامولي'), 190),
  extra(t('Extra cheese', 'Queso extra', 'جبن إضافي'), 110),
  extra(t('Refried beans', 'Frijoles refritos', 'فاصولياء مهروسة'), 150),
];
export const curryExtras = [
  extra(t('Garlic naan', 'Naan de ajo', 'نان بالثوم'), 260),
  extra(t('Raita', 'Raita', 'رايتا'), 190),
  extra(t('Mango chutney', 'Chutney de mango', 'صلصة المانجو'), 120),
  extra(t('Poppadoms', 'Poppadoms', 'بابادوم'), 150),
];
export const wrapExtras = [
  extra(t('Halloumi', 'Halloumi', 'حلوم'), 200),
  extra(t('Hummus', 'Hummus', 'حمص'), 150),
  extra(t('Extra meat', 'Carne extra', 'لحم إضافي'), 280),
];
export const breakfastExtras = [
  extra(t('Crispy bacon', 'Beicon crujiente', 'لحم مقدد مقرمش'), 190),
  extra(t('Avocado', 'Aguacate', 'أفوكادو'), 180),
  extra(t('Sourdough toast', 'Tostada de masa madre', 'خبز مخمّر محمص'), 140),
];
export const coffeeExtras = [
  extra(t('Extra shot', 'Carga extra', 'جرعة إضافية'), 80),
  extra(t('Vanilla syrup', 'Sirope de vainilla', 'شراب الفانيلا'), 60),
  extra(t('Whipped cream', 'Nata montada', 'كريمة مخفوقة'), 70),
];
export const seafoodExtras = [
  extra(t('Lemon mayonnaise', 'Mayonesa de limón', 'مايونيز الليمون'), 80),
  extra(t('New potatoes', 'Patatas nuevas', 'بطاطس جديدة'), 250),
  extra(t('Toasted rye', 'Pan de centeno tostado', 'خبز جاودار محمص'), 150),
];

/** Without bacon: these go on halal dishes. */
export const chickenExtras = burgerExtras.filter((addOn) => addOn.name.en !== 'Crispy bacon');
