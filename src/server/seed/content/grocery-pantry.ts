import { groceryCategories } from './grocery-categories.ts';
import { packs, weights } from './grocery-packs.ts';
import { shelf, t } from './writing.ts';

const grain = shelf(groceryCategories.grains, { unit: 'pack', brand: 'kornbla', nutritions: ['Slow carbohydrates'], allergies: ['Gluten'], veg: true });
const tin = shelf(groceryCategories.tins, { unit: 'piece', brand: 'casa-romero', veg: true });
const season = shelf(groceryCategories.seasoning, { unit: 'piece', brand: 'casa-romero', veg: true });

export const grains = [
  grain('spaghetti', 189, '🍝 🍅', t('Spaghetti', 'Espaguetis'), t('Bronze-drawn durum wheat; nine minutes.', 'Trigo duro trefilado en bronce; nueve minutos.'), { brand: 'tuscanello', choices: weights(['500 g', 0], ['1 kg', 150]), tags: ['popular'] }),
  grain('penne', 189, '🍝 🧀', t('Penne Rigate, 500 g', 'Macarrones, 500 g'), t('Ridged so that the sauce stays on.', 'Estriados para que la salsa se agarre.'), { brand: 'tuscanello' }),
  grain('wholegrain-fusilli', 219, '🍝 🌾', t('Wholegrain Fusilli, 500 g', 'Espirales integrales, 500 g'), t('Twists with bran left in.', 'Espirales con su salvado.'), { brand: 'tuscanello', nutritions: ['Fibre', 'Slow carbohydrates'] }),
  grain('basmati-rice', 349, '🍚 🌿', t('Basmati Rice', 'Arroz basmati'), t('Long, aged grains that stay apart.', 'Grano largo y añejo que queda suelto.'), { allergies: [], choices: weights(['1 kg', 0], ['5 kg', 990]) }),
  grain('risotto-rice', 329, '🍚 🍄', t('Risotto Rice, 500 g', 'Arroz para risotto, 500 g'), t('Round grains that give off their starch slowly.', 'Grano redondo que suelta el almidón poco a poco.'), { allergies: [], brand: 'tuscanello' }),
  grain('rolled-oats', 219, '🥣 🌾', t('Rolled Oats', 'Copos de avena'), t('Swedish oats for porridge and baking.', 'Avena sueca para gachas y repostería.'), { choices: weights(['750 g', 0], ['1.5 kg', 170]), nutritions: ['Fibre', 'Slow carbohydrates'], tags: ['popular'] }),
  grain('berry-muesli', 449, '🥣 🍇', t('Berry Muesli, 600 g', 'Muesli de frutos rojos, 600 g'), t('Toasted oats, raisins and dried berries, no added sugar.', 'Avena tostada, pasas y frutos secos, sin azúcar añadido.'), { allergies: ['Gluten', 'Nuts'], nutritions: ['Fibre', 'Low sugar'] }),
  grain('corn-flakes', 329, '🥣 🌽', t('Corn Flakes, 500 g', 'Copos de maíz, 500 g'), t('Crisp until the bowl is empty.', 'Crujientes hasta el final del tazón.'), { nutritions: ['Iron'] }),
  grain('wheat-flour', 199, '🌾×2 🍞', t('Plain Wheat Flour, 2 kg', 'Harina de trigo, 2 kg'), t('All-purpose flour from a mill on the plain.', 'Harina común de un molino de la llanura.')),
  grain('quinoa', 399, '🌾 🥗', t('White Quinoa, 400 g', 'Quinoa blanca, 400 g'), t('Rinsed and ready; fifteen minutes.', 'Lavada y lista; quince minutos.'), { allergies: [], organic: true, nutritions: ['Protein', 'Iron'] }),
  grain('red-lentils', 279, '🫘 🍲', t('Red Lentils, 500 g', 'Lentejas rojas, 500 g'), t('Soft in fifteen minutes, for soup and dal.', 'Tiernas en quince minutos, para sopas y dal.'), { allergies: [], nutritions: ['Protein', 'Fibre'] }),
];

export const tins = [
  tin('chopped-tomatoes', 119, '🥫 🍅', t('Chopped Tomatoes, 400 g', 'Tomate troceado, 400 g'), t('Plum tomatoes in their own juice.', 'Tomate pera en su jugo.'), { brand: 'tuscanello', choices: packs(['1 tin', '1 lata', 0], ['4 tins', '4 latas', 290]), tags: ['popular'] }),
  tin('chickpeas', 99, '🥫 🫘', t('Chickpeas, 400 g', 'Garbanzos, 400 g'), t('Tender chickpeas in lightly salted water.', 'Garbanzos tiernos en agua con poca sal.'), { nutritions: ['Fibre', 'Protein'] }),
  tin('kidney-beans', 99, '🥫 🌶️', t('Kidney Beans, 400 g', 'Alubias rojas, 400 g'), t('For chilli, salads and burritos.', 'Para chili, ensaladas y burritos.'), { nutritions: ['Fibre', 'Iron'] }),
  tin('tinned-tuna', 219, '🥫 🐟', t('Tuna in Olive Oil, 160 g', 'Atún en aceite de oliva, 160 g'), t('Pole-caught skipjack in large pieces.', 'Listado de caña en trozos grandes.'), { brand: 'havsro', veg: false, allergies: ['Fish'], nutritions: ['Protein', 'Omega-3'] }),
  tin('sweetcorn-tin', 129, '🥫 🌽', t('Sweetcorn, 340 g', 'Maíz dulce, 340 g'), t('Crunchy kernels without added sugar.', 'Granos crujientes sin azúcar añadido.')),
  tin('coconut-milk', 199, '🥫 🥥', t('Coconut Milk, 400 ml', 'Leche de coco, 400 ml'), t('Creamy, with nothing to thicken it.', 'Cremosa, sin espesantes.'), { tags: ['vegan'] }),
  tin('strawberry-jam', 349, '🫙 🍓', t('Strawberry Jam, 400 g', 'Mermelada de fresa, 400 g'), t('More berries than sugar.', 'Más fresas que azúcar.'), { brand: 'solgard' }),
  tin('lingonberry-jam', 329, '🫙 🍒', t('Stirred Lingonberries, 400 g', 'Arándano rojo batido, 400 g'), t('Raw berries stirred with sugar, for meatballs and pancakes.', 'Bayas crudas batidas con azúcar, para albóndigas y tortitas.'), { brand: 'solgard', tags: ['local'] }),
  tin('forest-honey', 549, '🍯 🌼', t('Forest Honey, 500 g', 'Miel de bosque, 500 g'), t('Dark honey from hives in Västergötland.', 'Miel oscura de colmenas de Västergötland.'), { brand: 'solgard', organic: true }),
  tin('peanut-butter', 429, '🫙 🥜', t('Crunchy Peanut Butter, 350 g', 'Crema de cacahuete crujiente, 350 g'), t('Roasted peanuts and a little salt.', 'Cacahuetes tostados y un poco de sal.'), { brand: 'knaperi', allergies: ['Peanuts'], nutritions: ['Protein', 'Healthy fats'] }),
  tin('pickled-gherkins', 279, '🫙 🥒', t('Pickled Gherkins, 370 g', 'Pepinillos, 370 g'), t('Crisp, with dill and mustard seed.', 'Crujientes, con eneldo y semillas de mostaza.'), { allergies: ['Mustard'] }),
  tin('green-olives', 289, '🫙 🫒', t('Green Olives with Garlic, 300 g', 'Aceitunas verdes con ajo, 300 g'), t('Large olives, hand-filled with garlic.', 'Aceitunas grandes, rellenas de ajo a mano.')),
  tin('basil-pesto', 329, '🫙 🌿', t('Basil Pesto, 190 g', 'Pesto de albahaca, 190 g'), t('Basil, hard cheese and cashews in olive oil.', 'Albahaca, queso curado y anacardos en aceite de oliva.'), { brand: 'tuscanello', allergies: ['Milk', 'Nuts'] }),
  tin('tomato-ketchup', 289, '🥫×2 🍟', t('Tomato Ketchup, 500 g', 'Kétchup, 500 g'), t('Thick, less sweet and made with ripe tomatoes.', 'Espeso, menos dulce y con tomate maduro.')),
];

export const seasonings = [
  season('olive-oil', 899, '🫒 🌿', t('Extra Virgin Olive Oil', 'Aceite de oliva virgen extra'), t('Cold-pressed Picual olives, peppery at the end.', 'Aceituna picual prensada en frío, con final picante.'), { unit: 'bottle', choices: packs(['500 ml', '500 ml', 0], ['1 l', '1 l', 690]), nutritions: ['Healthy fats'], tags: ['popular'] }),
  season('rapeseed-oil', 349, '🌻 🧈', t('Rapeseed Oil, 1 l', 'Aceite de colza, 1 l'), t('Neutral oil for frying and baking.', 'Aceite neutro para freír y hornear.'), { unit: 'bottle', brand: 'solgard', nutritions: ['Omega-3'] }),
  season('sea-salt', 229, '🧂 🌊', t('Sea Salt Flakes, 250 g', 'Sal marina en escamas, 250 g'), t('Large flakes to crush between fingers.', 'Escamas grandes para desmigar con los dedos.')),
  season('black-pepper', 289, '🧂 🌶️', t('Black Pepper Grinder', 'Molinillo de pimienta negra'), t('Whole Tellicherry corns in a refillable mill.', 'Granos enteros de Tellicherry en molinillo recargable.')),
  season('smoked-paprika', 249, '🌶️ 🧂', t('Smoked Paprika, 75 g', 'Pimentón ahumado, 75 g'), t('Sweet peppers dried over oak smoke.', 'Pimiento dulce secado con humo de roble.')),
  season('curry-powder', 239, '🍛 🧂', t('Mild Curry Powder, 60 g', 'Curri suave en polvo, 60 g'), t('Turmeric, coriander and fenugreek, freshly ground.', 'Cúrcuma, cilantro y fenogreco recién molidos.'), { allergies: ['Mustard'] }),
  season('caster-sugar', 189, '🍬 🧁', t('Caster Sugar, 1 kg', 'Azúcar fino, 1 kg'), t('Fine sugar from Scanian beets.', 'Azúcar fino de remolacha de Escania.'), { unit: 'pack', brand: 'kornbla' }),
  season('baking-chocolate', 349, '🍫 🎂', t('Baking Chocolate 55 %, 200 g', 'Chocolate para postres 55 %, 200 g'), t('Melts evenly and sets with a shine.', 'Se funde por igual y queda brillante.'), { unit: 'pack', brand: 'kakaohuset', allergies: ['Milk', 'Soy'] }),
  season('vanilla-sugar', 199, '🧁 🌼', t('Vanilla Sugar, 170 g', 'Azúcar de vainilla, 170 g'), t('With real vanilla, seeds and all.', 'Con vainilla de verdad, semillas incluidas.'), { brand: 'kornbla' }),
  season('soy-sauce', 299, '🍶 🍣', t('Brewed Soy Sauce, 250 ml', 'Salsa de soja fermentada, 250 ml'), t('Fermented for six months.', 'Fermentada durante seis meses.'), { unit: 'bottle', allergies: ['Soy', 'Gluten'] }),
];
