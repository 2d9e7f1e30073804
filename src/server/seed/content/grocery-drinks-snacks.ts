import { groceryCategories } from './grocery-categories.ts';
import { packs, weights } from './grocery-packs.ts';
import { shelf, t } from './writing.ts';

const cold = shelf(groceryCategories.coldDrinks, { unit: 'bottle', brand: 'fizzly', veg: true });
const hot = shelf(groceryCategories.hotDrinks, { unit: 'pack', brand: 'bergrost', veg: true });
const savoury = shelf(groceryCategories.savoury, { unit: 'pack', brand: 'knaperi', veg: true });
const sweet = shelf(groceryCategories.sweets, { unit: 'pack', brand: 'kakaohuset', allergies: ['Milk', 'Soy'], veg: true });
const frozen = shelf(groceryCategories.frozen, { unit: 'pack', brand: 'isvik', veg: true });

export const coldDrinks = [
  cold('spring-water', 119, '💧 🧊', t('Still Spring Water, 1.5 l', 'Agua mineral, 1,5 l'), t('Bottled at the spring in Småland.', 'Embotellada en el manantial, en Småland.'), { choices: packs(['1 bottle', '1 botella', 0], ['6 bottles', '6 botellas', 490]) }),
  cold('sparkling-water-lemon', 139, '🥤 🍋', t('Sparkling Water, Lemon', 'Agua con gas, limón'), t('Bubbles and a hint of lemon, no sugar.', 'Burbujas y un toque de limón, sin azúcar.'), { choices: packs(['1 bottle', '1 botella', 0], ['6 bottles', '6 botellas', 590]), nutritions: ['Low sugar'] }),
  cold('cola', 199, '🥤 🧊', t('Cola, 1.5 l', 'Cola, 1,5 l'), t('Classic cola with real kola nut.', 'Cola clásica con auténtica nuez de cola.'), { tags: ['popular'] }),
  cold('cola-zero', 199, '🥤×2 🧊', t('Cola without Sugar, 1.5 l', 'Cola sin azúcar, 1,5 l'), t('The same taste without the sugar.', 'El mismo sabor sin azúcar.'), { nutritions: ['Low sugar'] }),
  cold('orange-juice-carton', 329, '🧃 🍊', t('Orange Juice with Pulp, 1 l', 'Zumo de naranja con pulpa, 1 l'), t('Squeezed, never from concentrate.', 'Exprimido, nunca de concentrado.'), { unit: 'l', brand: 'solgard', nutritions: ['Vitamin C'] }),
  cold('apple-juice', 289, '🧃 🍎', t('Cloudy Apple Juice, 1 l', 'Zumo de manzana turbio, 1 l'), t('Pressed from Swedish apples.', 'Prensado de manzanas suecas.'), { unit: 'l', brand: 'solgard', tags: ['local'], nutritions: ['Vitamin C'] }),
  cold('elderflower-cordial', 399, '🥂 🌼', t('Elderflower Cordial, 5 dl', 'Sirope de flor de saúco, 500 ml'), t('Mix one part with six of water.', 'Mezcla una parte con seis de agua.'), { brand: 'solgard', organic: true }),
  cold('ginger-beer', 229, '🍺 🫚', t('Alcohol-free Ginger Beer', 'Cerveza de jengibre sin alcohol'), t('Cloudy and hot with ginger.', 'Turbia y con mucho jengibre.')),
  cold('kombucha', 349, '🍹 🍓', t('Raspberry Kombucha, 4 dl', 'Kombucha de frambuesa, 400 ml'), t('Fermented tea, tart and lively.', 'Té fermentado, ácido y vivo.'), { nutritions: ['Probiotics'] }),
  cold('energy-drink', 189, '🥤 ⚡', t('Energy Drink, 330 ml', 'Bebida energética, 330 ml'), t('Caffeine and B vitamins; not for children.', 'Cafeína y vitaminas B; no apta para niños.'), { maximum_cart_quantity: 6 }),
];

export const hotDrinks = [
  hot('ground-coffee', 649, '☕ 🌰', t('Medium Roast Ground Coffee, 450 g', 'Café molido de tueste medio, 450 g'), t('Round and chocolaty, ground for filter.', 'Redondo y achocolatado, molido para filtro.'), { tags: ['popular'] }),
  hot('coffee-beans', 899, '☕×2 🫘', t('Dark Roast Beans', 'Café en grano de tueste oscuro'), t('For espresso; roasted on the quay.', 'Para espresso; tostado en el muelle.'), { choices: weights(['500 g', 0], ['1 kg', 790]), organic: true }),
  hot('instant-coffee', 549, '☕ 🏕️', t('Instant Coffee, 100 g', 'Café soluble, 100 g'), t('Freeze-dried, for the office and the tent.', 'Liofilizado, para la oficina y la tienda de campaña.')),
  hot('earl-grey-bags', 329, '🍵 🍋', t('Earl Grey, 50 bags', 'Earl Grey, 50 bolsitas'), t('Black tea with natural bergamot.', 'Té negro con bergamota natural.')),
  hot('rooibos', 349, '🫖 🌿', t('Vanilla Rooibos, 40 bags', 'Rooibos de vainilla, 40 bolsitas'), t('Red bush tea without caffeine.', 'Rooibos sin cafeína.'), { organic: true }),
  hot('cocoa-powder', 299, '☕ 🍫', t('Cocoa Powder, 250 g', 'Cacao en polvo, 250 g'), t('Unsweetened cocoa for drinks and cakes.', 'Cacao sin azúcar para beber y hornear.'), { brand: 'kakaohuset' }),
];

export const savouries = [
  savoury('salted-crisps', 279, '🥔 🧂', t('Sea Salt Crisps', 'Patatas fritas con sal marina'), t('Thick-cut potatoes fried in small batches.', 'Patatas de corte grueso fritas en tandas pequeñas.'), { choices: weights(['150 g', 0], ['275 g', 170]), tags: ['popular'] }),
  savoury('dill-crisps', 289, '🥔×2 🌿', t('Dill and Chive Crisps, 175 g', 'Patatas fritas con eneldo y cebollino, 175 g'), t('The taste of a summer table.', 'El sabor de una mesa de verano.'), { allergies: ['Milk'], tags: ['local'] }),
  savoury('tortilla-chips', 259, '🌽 🌶️', t('Tortilla Chips, 200 g', 'Totopos, 200 g'), t('Stone-ground corn, lightly salted.', 'Maíz molido a piedra, con poca sal.'), { brand: 'casa-romero' }),
  savoury('tomato-salsa', 249, '🥫 🌽', t('Medium Tomato Salsa, 300 g', 'Salsa de tomate media, 300 g'), t('Chunky tomato, onion and jalapeño.', 'Tomate en trozos, cebolla y jalapeño.'), { brand: 'casa-romero', unit: 'piece' }),
  savoury('butter-popcorn', 199, '🍿 🧈', t('Butter Popcorn, 100 g', 'Palomitas con mantequilla, 100 g'), t('Popped and ready for the film.', 'Hechas y listas para la película.'), { allergies: ['Milk'] }),
  savoury('salted-pretzels', 229, '🥨×2 🧂', t('Salted Pretzels, 250 g', 'Pretzels salados, 250 g'), t('Small, hard and impossible to stop.', 'Pequeños, crujientes e imposibles de dejar.'), { allergies: ['Gluten'] }),
  savoury('roasted-peanuts', 249, '🥜×2 🧂', t('Roasted Peanuts, 300 g', 'Cacahuetes tostados, 300 g'), t('Roasted in their skins, with salt.', 'Tostados con piel y sal.'), { allergies: ['Peanuts'], nutritions: ['Protein'] }),
  savoury('mixed-nuts', 549, '🌰×3 🥜', t('Natural Nut Mix, 250 g', 'Mezcla de frutos secos, 250 g'), t('Almonds, hazelnuts, walnuts and cashews, unsalted.', 'Almendras, avellanas, nueces y anacardos, sin sal.'), { allergies: ['Nuts'], nutritions: ['Healthy fats', 'Magnesium'] }),
  savoury('rice-cakes', 179, '🍘 🌾', t('Wholegrain Rice Cakes, 125 g', 'Tortitas de arroz integral, 125 g'), t('Light, crisp and gluten-free.', 'Ligeras, crujientes y sin gluten.'), { brand: 'kornbla', tags: ['gluten-free'] }),
];

export const sweets = [
  sweet('milk-chocolate', 249, '🍫 🥛', t('Milk Chocolate Bar, 200 g', 'Tableta de chocolate con leche, 200 g'), t('Creamy chocolate in thick squares.', 'Chocolate cremoso en porciones gruesas.'), { tags: ['popular'] }),
  sweet('dark-chocolate', 329, '🍫×2 🌰', t('Dark Chocolate 70 %, 100 g', 'Chocolate negro 70 %, 100 g'), t('Single-origin cocoa with notes of cherry.', 'Cacao de origen único con notas de cereza.'), { organic: true, allergies: ['Soy'], nutritions: ['Magnesium', 'Antioxidants'] }),
  sweet('hazelnut-chocolate', 289, '🍫 🌰', t('Whole Hazelnut Chocolate, 180 g', 'Chocolate con avellanas enteras, 180 g'), t('Roasted nuts in milk chocolate.', 'Avellanas tostadas en chocolate con leche.'), { allergies: ['Milk', 'Nuts', 'Soy'] }),
  sweet('pick-and-mix', 399, '🍬×3 🍭', t('Saturday Candy Mix, 500 g', 'Surtido de caramelos, 500 g'), t('Sours, foams, liquorice and fruit in one bag.', 'Ácidos, nubes, regaliz y fruta en una bolsa.'), { allergies: [], veg: false, tags: ['kids', 'popular'] }),
  sweet('fruit-lollipops', 229, '🍭×2 🍓', t('Fruit Lollipops, 10 pieces', 'Piruletas de fruta, 10 unidades'), t('Coloured with fruit juice.', 'Coloreadas con zumo de fruta.'), { allergies: [], tags: ['kids'] }),
  sweet('oat-cookies', 279, '🍪×2 🌾', t('Oat and Chocolate Cookies, 225 g', 'Galletas de avena y chocolate, 225 g'), t('Crisp biscuits with a chocolate back.', 'Galletas crujientes con base de chocolate.'), { allergies: ['Gluten', 'Milk'] }),
  sweet('ginger-snaps', 249, '🍪×3 🫚', t('Ginger Snaps, 300 g', 'Galletas de jengibre, 300 g'), t('Thin and spicy, not only for December.', 'Finas y especiadas, no solo para diciembre.'), { brand: 'brodfar', allergies: ['Gluten'] }),
  sweet('liquorice', 199, '🍬 🧂', t('Salty Liquorice, 150 g', 'Regaliz salado, 150 g'), t('An acquired taste, acquired early here.', 'Un gusto que aquí se adquiere pronto.'), { allergies: ['Gluten'], tags: ['local'] }),
];

export const frozenFoods = [
  frozen('frozen-peas', 219, '🫛×3 🧊', t('Garden Peas, 750 g', 'Guisantes, 750 g'), t('Frozen within hours of picking.', 'Congelados a las pocas horas de la cosecha.'), { nutritions: ['Fibre', 'Protein'] }),
  frozen('wok-vegetables', 279, '🥦 🧊', t('Wok Vegetables, 600 g', 'Verduras para wok, 600 g'), t('Cut and ready for a hot pan.', 'Cortadas y listas para la sartén.')),
  frozen('frozen-berries', 399, '🫐×3 🧊', t('Mixed Berries, 500 g', 'Frutos rojos, 500 g'), t('Blueberries, raspberries and currants.', 'Arándanos, frambuesas y grosellas.'), { nutritions: ['Vitamin C', 'Antioxidants'] }),
  frozen('oven-fries', 289, '🍟 🧊', t('Oven Fries, 1 kg', 'Patatas para horno, 1 kg'), t('Crisp in twenty minutes without a fryer.', 'Crujientes en veinte minutos sin freidora.')),
  frozen('frozen-margherita', 349, '🍕 🧊', t('Stone-baked Margherita', 'Pizza margarita al horno de piedra'), t('For evenings that ran late.', 'Para noches que se alargaron.'), { unit: 'piece', brand: 'tuscanello', allergies: ['Gluten', 'Milk'], tags: ['popular'] }),
  frozen('fish-fingers', 399, '🍤×3 🧊', t('Cod Fish Fingers, 15 pieces', 'Varitas de bacalao, 15 unidades'), t('Whole fillet in crisp crumbs.', 'Filete entero con rebozado crujiente.'), { brand: 'havsro', veg: false, allergies: ['Fish', 'Gluten'], tags: ['kids'] }),
  frozen('frozen-gyoza', 449, '🥟×3 🧊', t('Vegetable Dumplings, 20 pieces', 'Empanadillas de verduras, 20 unidades'), t('Fry and steam in one pan.', 'Se fríen y cuecen en una sola sartén.'), { allergies: ['Gluten', 'Soy', 'Sesame'] }),
  frozen('vanilla-ice-cream', 429, '🍨 🌼', t('Vanilla Ice Cream, 1 l', 'Helado de vainilla, 1 l'), t('Cream, egg yolk and Madagascar vanilla.', 'Nata, yema y vainilla de Madagascar.'), { allergies: ['Milk', 'Egg'], unit: 'box' }),
  frozen('chocolate-cones', 459, '🍦 🍫', t('Chocolate Cones, 6 pieces', 'Cucuruchos de chocolate, 6 unidades'), t('Crisp to the tip, where the chocolate is.', 'Crujientes hasta la punta, donde está el chocolate.'), { allergies: ['Milk', 'Gluten', 'Soy'], unit: 'box', tags: ['kids'] }),
  frozen('fruit-ice-lollies', 349, '🍧 🍓', t('Fruit Ices, 8 pieces', 'Polos de fruta, 8 unidades'), t('Strawberry and pear, made with juice.', 'Fresa y pera, hechos con zumo.'), { unit: 'box', tags: ['kids', 'vegan'] }),
  frozen('ice-cubes', 199, '🧊×3 🍹', t('Ice Cubes, 2 kg', 'Cubitos de hielo, 2 kg'), t('Clear cubes for a party.', 'Cubitos transparentes para una fiesta.')),
];
