import type { AddOnContent, FoodVariationContent } from '../content.ts';
import { t } from '../writing.ts';

/** What a kitchen asks back. One group is written once and shared by every dish it fits. */
type Value = readonly [en: string, es: string, optionPrice?: number];

const valuesOf = (values: readonly Value[]) =>
  values.map(([en, es, optionPrice = 0]) => ({ label: t(en, es), optionPrice }));

const pickOne = (en: string, es: string, ...values: Value[]): FoodVariationContent => ({
  name: t(en, es),
  type: 'single',
  min: 1,
  max: 1,
  required: 'on',
  values: valuesOf(values),
});

const pickUpTo = (max: number, en: string, es: string, ...values: Value[]): FoodVariationContent => ({
  name: t(en, es),
  type: 'multi',
  min: 0,
  max,
  required: 'off',
  values: valuesOf(values),
});

const pickBetween = (min: number, max: number, en: string, es: string, ...values: Value[]): FoodVariationContent => ({
  name: t(en, es),
  type: 'multi',
  min,
  max,
  required: 'on',
  values: valuesOf(values),
});

const extra = (en: string, es: string, price: number): AddOnContent => ({ name: t(en, es), price });

export const portion = pickOne('Size', 'Tamaño', ['Regular', 'Normal'], ['Large', 'Grande', 250]);
export const cupSize = pickOne(
  'Size',
  'Tamaño',
  ['Small', 'Pequeño'],
  ['Medium', 'Mediano', 60],
  ['Large', 'Grande', 110],
);
export const sushiPieces = pickOne('Pieces', 'Piezas', ['8 pieces', '8 piezas'], ['12 pieces', '12 piezas', 450]);
export const wingPieces = pickOne(
  'Pieces',
  'Piezas',
  ['6 pieces', '6 piezas'],
  ['12 pieces', '12 piezas', 550],
  ['18 pieces', '18 piezas', 990],
);
export const pizzaSize = pickOne(
  'Size',
  'Tamaño',
  ['26 cm', '26 cm'],
  ['33 cm', '33 cm', 300],
  ['40 cm, to share', '40 cm, para compartir', 650],
);
export const crust = pickOne(
  'Crust',
  'Masa',
  ['Classic', 'Clásica'],
  ['Thin', 'Fina'],
  ['Filled with cheese', 'Rellena de queso', 200],
  ['Gluten-free', 'Sin gluten', 180],
);
export const patty = pickOne(
  'Patty',
  'Carne',
  ['Single', 'Sencilla'],
  ['Double', 'Doble', 320],
  ['Plant-based', 'Vegetal', 100],
);
export const spice = pickOne(
  'Spice level',
  'Nivel de picante',
  ['Mild', 'Suave'],
  ['Medium', 'Medio'],
  ['Hot', 'Picante'],
  ['Very hot', 'Muy picante'],
);
export const wokProtein = pickOne(
  'Protein',
  'Proteína',
  ['Tofu', 'Tofu'],
  ['Chicken', 'Pollo', 150],
  ['Beef', 'Ternera', 220],
  ['Prawns', 'Gambas', 300],
);
export const bowlProtein = pickOne(
  'Protein',
  'Proteína',
  ['Marinated tofu', 'Tofu marinado'],
  ['Grilled chicken', 'Pollo a la plancha', 200],
  ['Cold-smoked salmon', 'Salmón ahumado', 320],
);
export const noodles = pickOne(
  'Noodles',
  'Fideos',
  ['Egg noodles', 'Fideos de huevo'],
  ['Rice noodles', 'Fideos de arroz'],
  ['Udon', 'Udon', 80],
);
export const tortilla = pickOne('Tortilla', 'Tortilla', ['Corn', 'Maíz'], ['Wheat', 'Trigo']);
export const dressing = pickOne(
  'Dressing',
  'Aliño',
  ['Lemon and olive oil', 'Limón y aceite de oliva'],
  ['Honey mustard', 'Miel y mostaza'],
  ['Yoghurt and herbs', 'Yogur y hierbas'],
  ['No dressing', 'Sin aliño'],
);
export const riceOrBread = pickOne(
  'Served with',
  'Acompañamiento',
  ['Basmati rice', 'Arroz basmati'],
  ['Brown rice', 'Arroz integral'],
  ['Plain naan', 'Naan', 90],
);
export const eggs = pickOne(
  'Eggs',
  'Huevos',
  ['Fried', 'Fritos'],
  ['Scrambled', 'Revueltos'],
  ['Poached', 'Escalfados'],
);
export const milk = pickOne(
  'Milk',
  'Leche',
  ['Whole milk', 'Leche entera'],
  ['Lactose-free', 'Sin lactosa'],
  ['Oat', 'Avena', 60],
  ['Almond', 'Almendra', 70],
);
export const sweetness = pickOne(
  'Sweetness',
  'Dulzor',
  ['No sugar', 'Sin azúcar'],
  ['Half', 'La mitad'],
  ['Full', 'Normal'],
);
export const scoops = pickBetween(
  2,
  3,
  'Flavours',
  'Sabores',
  ['Vanilla', 'Vainilla'],
  ['Dark chocolate', 'Chocolate negro'],
  ['Pistachio', 'Pistacho', 60],
  ['Strawberry', 'Fresa'],
  ['Salted caramel', 'Caramelo salado'],
  ['Lemon', 'Limón'],
);
export const poolOfDips = pickBetween(
  1,
  2,
  'Dips',
  'Salsas',
  ['Garlic mayonnaise', 'Alioli'],
  ['Smoky barbecue', 'Barbacoa ahumada'],
  ['Hot honey', 'Miel picante'],
  ['Blue cheese', 'Queso azul', 50],
);

export const burgerSauces = pickUpTo(
  3,
  'Sauces',
  'Salsas',
  ['House sauce', 'Salsa de la casa'],
  ['Ketchup', 'Kétchup'],
  ['Mustard', 'Mostaza'],
  ['Chipotle mayonnaise', 'Mayonesa de chipotle', 50],
  ['Truffle mayonnaise', 'Mayonesa de trufa', 90],
);
export const withoutOnBurger = pickUpTo(
  4,
  'Remove',
  'Quitar',
  ['No onion', 'Sin cebolla'],
  ['No pickles', 'Sin pepinillos'],
  ['No tomato', 'Sin tomate'],
  ['No cheese', 'Sin queso'],
);
export const withoutInWrap = pickUpTo(
  3,
  'Remove',
  'Quitar',
  ['No onion', 'Sin cebolla'],
  ['No cabbage', 'Sin col'],
  ['No tomato', 'Sin tomate'],
  ['No sauce', 'Sin salsa'],
);
export const withoutOnTaco = pickUpTo(
  3,
  'Remove',
  'Quitar',
  ['No coriander', 'Sin cilantro'],
  ['No onion', 'Sin cebolla'],
  ['No cheese', 'Sin queso'],
);
export const salsas = pickUpTo(
  2,
  'Salsas',
  'Salsas',
  ['Salsa verde', 'Salsa verde'],
  ['Pico de gallo', 'Pico de gallo'],
  ['Roasted habanero', 'Habanero asado'],
  ['Lime crema', 'Crema de lima', 40],
);
export const wrapSauces = pickUpTo(
  2,
  'Sauces',
  'Salsas',
  ['Garlic yoghurt', 'Yogur con ajo'],
  ['Tahini', 'Tahini'],
  ['Chilli', 'Picante'],
  ['Mint', 'Menta'],
);
export const friesDip = pickUpTo(
  2,
  'Dips',
  'Salsas',
  ['Ketchup', 'Kétchup'],
  ['Garlic mayonnaise', 'Alioli', 60],
  ['Béarnaise', 'Bearnesa', 80],
  ['Chilli cheese', 'Queso con chile', 90],
);
export const iceCreamToppings = pickUpTo(
  3,
  'Toppings',
  'Coberturas',
  ['Hot fudge', 'Chocolate caliente', 80],
  ['Roasted almonds', 'Almendras tostadas', 70],
  ['Fresh berries', 'Frutos rojos', 90],
  ['Wafer', 'Barquillo', 40],
);
export const pancakeToppings = pickUpTo(
  3,
  'Toppings',
  'Acompañamientos',
  ['Maple syrup', 'Sirope de arce'],
  ['Blueberries', 'Arándanos', 90],
  ['Banana', 'Plátano', 60],
  ['Whipped cream', 'Nata montada', 60],
);
export const iced = pickUpTo(1, 'Ice', 'Hielo', ['Without ice', 'Sin hielo']);

export const burgerExtras = [
  extra('Extra cheddar', 'Cheddar extra', 120),
  extra('Crispy bacon', 'Beicon crujiente', 180),
  extra('Fried egg', 'Huevo frito', 150),
  extra('Jalapeños', 'Jalapeños', 90),
];
export const plantExtras = [
  extra('Vegan cheese', 'Queso vegano', 130),
  extra('Avocado', 'Aguacate', 180),
  extra('Pickled red onion', 'Cebolla roja encurtida', 70),
];
export const pizzaExtras = [
  extra('Extra mozzarella', 'Mozzarella extra', 180),
  extra('Rocket', 'Rúcula', 100),
  extra('Olives', 'Aceitunas', 90),
  extra('Spicy salami', 'Salami picante', 220),
];
export const pastaExtras = [
  extra('Shaved parmesan', 'Parmesano en lascas', 120),
  extra('Burrata', 'Burrata', 350),
  extra('Garlic bread', 'Pan de ajo', 280),
];
export const sushiExtras = [
  extra('Extra ginger', 'Jengibre extra', 50),
  extra('Wasabi', 'Wasabi', 50),
  extra('Miso soup', 'Sopa de miso', 290),
  extra('Seaweed salad', 'Ensalada de algas', 350),
];
export const saladExtras = [
  extra('Avocado half', 'Medio aguacate', 180),
  extra('Feta', 'Feta', 150),
  extra('Boiled egg', 'Huevo cocido', 110),
  extra('Toasted seeds', 'Semillas tostadas', 90),
];
export const ramenExtras = [
  extra('Soft egg', 'Huevo marinado', 160),
  extra('Extra noodles', 'Fideos extra', 180),
  extra('Bamboo shoots', 'Brotes de bambú', 110),
  extra('Chilli oil', 'Aceite picante', 60),
];
export const tacoExtras = [
  extra('Guacamole', 'Guacamole', 190),
  extra('Extra cheese', 'Queso extra', 110),
  extra('Refried beans', 'Frijoles refritos', 150),
];
export const curryExtras = [
  extra('Garlic naan', 'Naan de ajo', 260),
  extra('Raita', 'Raita', 190),
  extra('Mango chutney', 'Chutney de mango', 120),
  extra('Poppadoms', 'Poppadoms', 150),
];
export const wrapExtras = [
  extra('Halloumi', 'Halloumi', 200),
  extra('Hummus', 'Hummus', 150),
  extra('Extra meat', 'Carne extra', 280),
];
export const breakfastExtras = [
  extra('Crispy bacon', 'Beicon crujiente', 190),
  extra('Avocado', 'Aguacate', 180),
  extra('Sourdough toast', 'Tostada de masa madre', 140),
];
export const coffeeExtras = [
  extra('Extra shot', 'Carga extra', 80),
  extra('Vanilla syrup', 'Sirope de vainilla', 60),
  extra('Whipped cream', 'Nata montada', 70),
];
export const seafoodExtras = [
  extra('Lemon mayonnaise', 'Mayonesa de limón', 80),
  extra('New potatoes', 'Patatas nuevas', 250),
  extra('Toasted rye', 'Pan de centeno tostado', 150),
];

/** Without bacon: these go on halal dishes. */
export const chickenExtras = burgerExtras.filter((addOn) => addOn.name.en !== 'Crispy bacon');
