import { groceryCategories } from './grocery-categories.ts';
import { packs, weights } from './grocery-packs.ts';
import { shelf, t } from './writing.ts';

const fruit = shelf(groceryCategories.fruit, { unit: 'kg', nutritions: ['Vitamin C', 'Fibre'], veg: true });
const veg = shelf(groceryCategories.vegetables, { unit: 'kg', nutritions: ['Fibre', 'Potassium'], veg: true });
const herb = shelf(groceryCategories.herbs, { unit: 'piece', veg: true });

export const fruits = [
  fruit('royal-gala-apples', 329, '🍎×3 🍃', t('Royal Gala Apples', 'Manzanas Royal Gala'), t('Crisp and sweet, picked in Kivik this autumn.', 'Crujientes y dulces, recogidas este otoño en Kivik.'), { tags: ['local'] }),
  fruit('granny-smith-apples', 349, '🍏×3 🍋', t('Granny Smith Apples', 'Manzanas Granny Smith'), t('Sharp green apples that keep their shape in a pie.', 'Manzanas verdes y ácidas que no se deshacen en una tarta.')),
  fruit('conference-pears', 379, '🍐×2 🧀', t('Conference Pears', 'Peras Conferencia'), t('Juicy and slightly firm, good with cheese.', 'Jugosas y algo firmes, buenas con queso.')),
  fruit('bananas', 229, '🍌×2 🥣', t('Bananas', 'Plátanos'), t('Yellow bananas, ready in a day or two.', 'Plátanos amarillos, en su punto en uno o dos días.'), { nutritions: ['Potassium', 'Fibre'], tags: ['popular'] }),
  fruit('organic-bananas', 279, '🍌×3 🍃', t('Organic Bananas', 'Plátanos ecológicos'), t('Fair trade bananas grown without sprays.', 'Plátanos de comercio justo cultivados sin tratamientos.'), { organic: true, brand: 'solgard', nutritions: ['Potassium', 'Fibre'] }),
  fruit('navel-oranges', 299, '🍊×3 🍃', t('Navel Oranges', 'Naranjas Navel'), t('Seedless oranges from Valencia, easy to peel.', 'Naranjas sin pepitas de Valencia, fáciles de pelar.')),
  fruit('clementines', 349, '🍊×2 🌰', t('Clementines', 'Clementinas'), t('Small, sweet and made for lunch boxes.', 'Pequeñas, dulces y perfectas para la mochila.')),
  fruit('unwaxed-lemons', 89, '🍋×2 🌿', t('Unwaxed Lemons', 'Limones sin encerar'), t('Thin-skinned lemons whose zest you can use.', 'Limones de piel fina cuya ralladura se puede usar.'), { unit: 'piece', organic: true }),
  fruit('strawberries', 449, '🍓×3 🍃', t('Strawberries, 400 g', 'Fresas, 400 g'), t('Ripe strawberries picked the day before.', 'Fresas maduras recogidas el día anterior.'), { unit: 'box', tags: ['popular', 'local'] }),
  fruit('blueberries', 399, '🫐×2 🥣', t('Blueberries, 250 g', 'Arándanos, 250 g'), t('Firm berries for porridge, baking or the hand.', 'Arándanos firmes para gachas, repostería o para picar.'), { unit: 'box', nutritions: ['Antioxidants', 'Fibre'] }),
  fruit('red-grapes', 429, '🍇×2 🧀', t('Seedless Red Grapes, 500 g', 'Uvas rojas sin pepitas, 500 g'), t('Crunchy grapes with thin skins.', 'Uvas crujientes de piel fina.'), { unit: 'box' }),
  fruit('hass-avocados', 300, '🥑×2 🍋', t('Hass Avocados, Ripe and Ready', 'Aguacates Hass listos para comer'), t('Two avocados, soft enough for tonight.', 'Dos aguacates en su punto para esta noche.'), { unit: 'pack', nutritions: ['Healthy fats', 'Potassium'], tags: ['popular'] }),
  fruit('mango', 219, '🥭 🍋', t('Mango', 'Mango'), t('A fragrant mango without threads.', 'Mango aromático y sin hebras.'), { unit: 'piece' }),
  fruit('pineapple', 349, '🍍 🥥', t('Golden Pineapple', 'Piña dorada'), t('Sweet pineapple, ripened on the plant.', 'Piña dulce madurada en la planta.'), { unit: 'piece' }),
  fruit('watermelon', 599, '🍉×2 🧊', t('Watermelon Half', 'Media sandía'), t('Half a seedless melon, wrapped and cold.', 'Media sandía sin pepitas, envuelta y fría.'), { unit: 'piece' }),
  fruit('galia-melon', 329, '🍈 🌿', t('Galia Melon', 'Melón Galia'), t('Green flesh, honey scent.', 'Pulpa verde y aroma a miel.'), { unit: 'piece' }),
  fruit('peaches', 389, '🍑×3 🍃', t('Yellow Peaches', 'Melocotones amarillos'), t('Let them stand a day and eat them over the sink.', 'Déjalos un día y cómelos sobre el fregadero.')),
  fruit('cherries', 549, '🍒×2 🍃', t('Dark Cherries, 300 g', 'Cerezas oscuras, 300 g'), t('Large cherries with tight stems.', 'Cerezas grandes de rabito firme.'), { unit: 'box' }),
  fruit('kiwis', 299, '🥝×3 🍃', t('Green Kiwis, 6 pieces', 'Kiwis verdes, 6 unidades'), t('Six kiwis that give to a gentle press.', 'Seis kiwis que ceden al presionar suavemente.'), { unit: 'pack' }),
  fruit('coconut', 259, '🥥 🍃', t('Whole Coconut', 'Coco entero'), t('Full of water; listen when you shake it.', 'Lleno de agua; escucha al agitarlo.'), { unit: 'piece', nutritions: ['Healthy fats'] }),
];

export const vegetables = [
  veg('vine-tomatoes', 329, '🍅×3 🌿', t('Vine Tomatoes', 'Tomates en rama'), t('Ripened on the vine and sold with the scent still on.', 'Madurados en la mata y vendidos con su aroma.'), { tags: ['popular'], nutritions: ['Vitamin C', 'Antioxidants'] }),
  veg('cherry-tomatoes', 279, '🍅×2 🥗', t('Cherry Tomatoes, 250 g', 'Tomates cherry, 250 g'), t('Small sweet tomatoes for salads and trays.', 'Tomates pequeños y dulces para ensaladas y horno.'), { unit: 'box' }),
  veg('organic-carrots', 199, '🥕×3 🌱', t('Organic Carrots, 1 kg', 'Zanahorias ecológicas, 1 kg'), t('Washed carrots grown on sandy soil.', 'Zanahorias lavadas, cultivadas en suelo arenoso.'), { unit: 'pack', organic: true, brand: 'solgard', nutritions: ['Vitamin A', 'Fibre'] }),
  veg('new-potatoes', 249, '🥔×3 🌿', t('New Potatoes', 'Patatas nuevas'), t('Thin-skinned and waxy, for dill and butter.', 'De piel fina y carne firme, para eneldo y mantequilla.'), { choices: weights(['1 kg', 0], ['2 kg', 220], ['5 kg', 750]) }),
  veg('baking-potatoes', 219, '🥔×2 🧈', t('Baking Potatoes', 'Patatas para asar'), t('Large floury potatoes that split well.', 'Patatas grandes y harinosas que se abren bien.')),
  veg('sweet-potatoes', 329, '🍠×2 🌿', t('Sweet Potatoes', 'Boniatos'), t('Orange flesh for fries, soup or the oven.', 'Pulpa naranja para freír, sopa u horno.'), { nutritions: ['Vitamin A', 'Fibre'] }),
  veg('yellow-onions', 149, '🧅×3 🧄', t('Yellow Onions, 1 kg', 'Cebollas amarillas, 1 kg'), t('The beginning of most dinners.', 'El principio de casi todas las cenas.'), { unit: 'pack' }),
  veg('broccoli', 199, '🥦 🍋', t('Broccoli', 'Brócoli'), t('Tight green heads, good raw or quickly steamed.', 'Cabezas verdes y compactas, buenas crudas o al vapor.'), { unit: 'piece', nutritions: ['Vitamin C', 'Fibre', 'Iron'] }),
  veg('organic-broccoli', 269, '🥦×2 🌱', t('Organic Broccoli', 'Brócoli ecológico'), t('From a family field outside Halmstad.', 'De un campo familiar cerca de Halmstad.'), { unit: 'piece', organic: true, brand: 'solgard', nutritions: ['Vitamin C', 'Fibre', 'Iron'] }),
  veg('cucumber', 149, '🥒 🧊', t('Cucumber', 'Pepino'), t('Crisp greenhouse cucumber, without plastic.', 'Pepino crujiente de invernadero, sin plástico.'), { unit: 'piece' }),
  veg('green-peppers', 399, '🫑×2 🧅', t('Green Peppers', 'Pimientos verdes'), t('Firm peppers for stuffing or the grill.', 'Pimientos firmes para rellenar o asar.'), { nutritions: ['Vitamin C'] }),
  veg('romaine-lettuce', 219, '🥬 🍅', t('Romaine Lettuce', 'Lechuga romana'), t('Two crunchy hearts for a Caesar.', 'Dos cogollos crujientes para una César.'), { unit: 'pack' }),
  veg('baby-spinach', 249, '🥬×2 🍃', t('Baby Spinach, 200 g', 'Espinacas baby, 200 g'), t('Washed leaves, ready to eat.', 'Hojas lavadas, listas para comer.'), { unit: 'pack', nutritions: ['Iron', 'Vitamin A'] }),
  veg('aubergine', 189, '🍆 🧄', t('Aubergine', 'Berenjena'), t('Glossy and heavy for its size.', 'Brillante y pesada para su tamaño.'), { unit: 'piece' }),
  veg('sweetcorn', 259, '🌽×2 🧈', t('Sweetcorn, 2 cobs', 'Maíz dulce, 2 mazorcas'), t('Peeled cobs for the pan or the grill.', 'Mazorcas peladas para cocer o asar.'), { unit: 'pack' }),
  veg('sugar-snaps', 289, '🫛×2 🥕', t('Sugar Snap Peas, 150 g', 'Tirabeques, 150 g'), t('Sweet pods to eat whole.', 'Vainas dulces que se comen enteras.'), { unit: 'pack', nutritions: ['Vitamin C', 'Protein'] }),
  veg('red-chillies', 129, '🌶️×2 🧄', t('Red Chillies', 'Guindillas rojas'), t('Three medium-hot chillies.', 'Tres guindillas de picor medio.'), { unit: 'pack' }),
  veg('pumpkin', 349, '🎃 🌰', t('Hokkaido Pumpkin', 'Calabaza Hokkaido'), t('Cook it with the skin on; it turns soft.', 'Se cocina con piel; queda tierna.'), { unit: 'piece', nutritions: ['Vitamin A'] }),
];

export const herbs = [
  herb('basil-pot', 229, '🌿 🍅', t('Basil in a Pot', 'Albahaca en maceta'), t('Water from below and it lasts for weeks.', 'Riégala por abajo y dura semanas.')),
  herb('fresh-dill', 199, '🌿×2 🍋', t('Fresh Dill', 'Eneldo fresco'), t('A generous bunch for fish and potatoes.', 'Un buen manojo para pescado y patatas.'), { tags: ['local'] }),
  herb('garlic', 119, '🧄×2 🌿', t('Garlic, 3 bulbs', 'Ajos, 3 cabezas'), t('Purple-skinned garlic with large cloves.', 'Ajo de piel morada y dientes grandes.'), { unit: 'pack' }),
  herb('ginger-root', 149, '🫚 🍋', t('Fresh Ginger, 200 g', 'Jengibre fresco, 200 g'), t('Smooth root with plenty of juice.', 'Raíz lisa y con mucho jugo.'), { unit: 'pack' }),
  herb('chestnut-mushrooms', 279, '🍄×2 🧄', t('Chestnut Mushrooms, 250 g', 'Champiñones marrones, 250 g'), t('Nutty mushrooms that brown beautifully.', 'Champiñones con sabor a nuez que se doran muy bien.'), { unit: 'box' }),
  herb('mint-pot', 229, '🌱 🍋', t('Mint in a Pot', 'Menta en maceta'), t('For tea, peas and new potatoes.', 'Para infusiones, guisantes y patatas nuevas.')),
];

const milk = shelf(groceryCategories.milk, { unit: 'l', brand: 'angslund', nutritions: ['Calcium', 'Protein'], allergies: ['Milk'], veg: true });
const cheese = shelf(groceryCategories.cheese, { unit: 'pack', brand: 'angslund', nutritions: ['Calcium', 'Protein'], allergies: ['Milk'], veg: true });
const egg = shelf(groceryCategories.eggs, { unit: 'pack', nutritions: ['Protein'], veg: true });

export const dairy = [
  milk('whole-milk', 189, '🥛 🧊', t('Whole Milk, 3 %', 'Leche entera, 3 %'), t('Fresh milk from farms within an hour of the city.', 'Leche fresca de granjas a menos de una hora de la ciudad.'), { choices: packs(['1 l', '1 l', 0], ['1.5 l', '1,5 l', 80]), tags: ['popular', 'local'] }),
  milk('semi-skimmed-milk', 179, '🥛 🌼', t('Semi-skimmed Milk, 1.5 %', 'Leche semidesnatada, 1,5 %'), t('Lighter milk for coffee and cereal.', 'Leche más ligera para el café y los cereales.'), { choices: packs(['1 l', '1 l', 0], ['1.5 l', '1,5 l', 75]), nutritions: ['Calcium', 'Low fat'] }),
  milk('organic-milk', 229, '🥛×2 🌱', t('Organic Whole Milk', 'Leche entera ecológica'), t('From cows that graze outdoors from May to October.', 'De vacas que pastan al aire libre de mayo a octubre.'), { organic: true }),
  milk('lactose-free-milk', 219, '🥛 🍃', t('Lactose-free Milk', 'Leche sin lactosa'), t('The taste of milk, easier on the stomach.', 'El sabor de la leche, más fácil de digerir.')),
  milk('oat-drink', 239, '🥛 🌾', t('Barista Oat Drink', 'Bebida de avena barista'), t('Foams well and does not split in hot coffee.', 'Espuma bien y no se corta en el café caliente.'), { brand: 'kornbla', allergies: ['Gluten'], nutritions: ['Fibre', 'Calcium'], tags: ['vegan', 'popular'] }),
  milk('almond-drink', 259, '🥛 🌰', t('Unsweetened Almond Drink', 'Bebida de almendra sin azúcar'), t('Roasted almonds and water, nothing sweet.', 'Almendras tostadas y agua, sin nada dulce.'), { brand: 'kornbla', allergies: ['Nuts'], nutritions: ['Low sugar'], tags: ['vegan'] }),
  milk('natural-yoghurt', 249, '🥣 🍯', t('Natural Yoghurt, 1 kg', 'Yogur natural, 1 kg'), t('Mild yoghurt with live cultures.', 'Yogur suave con cultivos vivos.'), { unit: 'pack', nutritions: ['Probiotics', 'Calcium'] }),
  milk('greek-yoghurt', 329, '🥣 🫐', t('Greek-style Yoghurt, 10 %', 'Yogur griego, 10 %'), t('Thick enough to hold a spoon upright.', 'Tan espeso que la cuchara se queda de pie.'), { unit: 'pack', nutritions: ['Protein', 'Probiotics'] }),
  milk('strawberry-yoghurt', 289, '🥣 🍓', t('Strawberry Yoghurt, 1 kg', 'Yogur de fresa, 1 kg'), t('Whole berries and less sugar than most.', 'Fresas enteras y menos azúcar que otros.'), { unit: 'pack' }),
  milk('whipping-cream', 219, '🥛 🍰', t('Whipping Cream, 36 %, 5 dl', 'Nata para montar, 36 %, 500 ml'), t('Whips quickly and keeps its shape.', 'Se monta rápido y mantiene la forma.'), { unit: 'pack' }),
  cheese('aged-cheddar', 549, '🧀 🍎', t('Aged Cheddar, 300 g', 'Cheddar curado, 300 g'), t('Fourteen months old, with small salt crystals.', 'Catorce meses, con pequeños cristales de sal.')),
  cheese('herrgard', 649, '🧀 🍞', t('Hard Cheese for Sandwiches, 500 g', 'Queso para bocadillos, 500 g'), t('Mild and supple, for the slicer at breakfast.', 'Suave y flexible, para cortar en el desayuno.'), { tags: ['popular'] }),
  cheese('mozzarella', 229, '🧀 🍅', t('Mozzarella, 125 g', 'Mozzarella, 125 g'), t('A soft ball in brine for pizza and salads.', 'Una bola tierna en salmuera para pizza y ensaladas.'), { brand: 'tuscanello' }),
  cheese('parmesan', 699, '🧀 🍝', t('Grana Wedge, 200 g', 'Cuña de grana, 200 g'), t('Aged sixteen months; grate it at the table.', 'Curado dieciséis meses; rállalo en la mesa.'), { brand: 'tuscanello' }),
  cheese('feta', 349, '🧀 🫒', t('Feta, 200 g', 'Feta, 200 g'), t('Crumbly sheep and goat cheese in brine.', 'Queso de oveja y cabra en salmuera, se desmiga.'), { brand: 'casa-romero' }),
  cheese('halloumi', 399, '🧀 🔥', t('Halloumi, 200 g', 'Halloumi, 200 g'), t('The cheese that squeaks and does not melt.', 'El queso que chirría y no se funde.'), { brand: 'casa-romero' }),
  cheese('brie', 449, '🧀 🍇', t('Creamy Brie, 200 g', 'Brie cremoso, 200 g'), t('Take it out an hour before the guests come.', 'Sácalo una hora antes de que lleguen los invitados.')),
  egg('free-range-eggs', 349, '🥚×3 🌾', t('Free-range Eggs', 'Huevos camperos'), t('Medium eggs from hens that see the sky.', 'Huevos medianos de gallinas que ven el cielo.'), { brand: 'solgard', allergies: ['Egg'], choices: packs(['6 eggs', '6 huevos', 0], ['12 eggs', '12 huevos', 290], ['20 eggs', '20 huevos', 590]), tags: ['popular'] }),
  egg('organic-eggs', 449, '🥚×2 🌱', t('Organic Eggs, 10 pieces', 'Huevos ecológicos, 10 unidades'), t('Large eggs with deep yellow yolks.', 'Huevos grandes de yema muy amarilla.'), { brand: 'solgard', organic: true, allergies: ['Egg'] }),
  egg('salted-butter', 429, '🧈 🧂', t('Salted Butter, 500 g', 'Mantequilla salada, 500 g'), t('Churned from soured cream, with sea salt.', 'Batida con nata ácida y sal marina.'), { brand: 'angslund', allergies: ['Milk'], nutritions: ['Vitamin A'] }),
  egg('spreadable-butter', 379, '🧈 🍞', t('Spreadable Butter, 400 g', 'Mantequilla untable, 400 g'), t('Butter and rapeseed oil, soft from the fridge.', 'Mantequilla y aceite de colza, blanda recién sacada.'), { brand: 'angslund', allergies: ['Milk'] }),
];
