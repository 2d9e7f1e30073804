import { groceryCategories } from './grocery-categories.ts';
import { packs, weights } from './grocery-packs.ts';
import { shelf, t } from './writing.ts';

const bread = shelf(groceryCategories.bread, { unit: 'piece', brand: 'brodfar', nutritions: ['Fibre'], allergies: ['Gluten'], veg: true });
const bun = shelf(groceryCategories.buns, { unit: 'piece', brand: 'brodfar', allergies: ['Gluten', 'Milk', 'Egg'], veg: true });
const meat = shelf(groceryCategories.meat, { unit: 'kg', brand: 'lindgarden', nutritions: ['Protein', 'Iron'], veg: false });
const fish = shelf(groceryCategories.fish, { unit: 'g', brand: 'havsro', nutritions: ['Protein', 'Omega-3'], allergies: ['Fish'], veg: false });
const ready = shelf(groceryCategories.ready, { unit: 'box', veg: false });

export const bakery = [
  bread('sourdough-loaf', 489, '🍞 🌾', t('Sourdough Loaf', 'Hogaza de masa madre'), t('Baked at four in the morning with a thick crust.', 'Horneada a las cuatro de la mañana, de corteza gruesa.'), { tags: ['popular'] }),
  bread('rye-bread', 429, '🍞 🌰', t('Dark Rye Bread', 'Pan de centeno oscuro'), t('Dense and slightly sweet, with whole kernels.', 'Denso y algo dulce, con grano entero.'), { nutritions: ['Fibre', 'Iron'] }),
  bread('toast-bread', 269, '🍞 🧈', t('Toast Bread', 'Pan de molde'), t('Soft slices that toast evenly.', 'Rebanadas tiernas que se tuestan por igual.')),
  bread('baguette', 229, '🥖 🧀', t('Baguette', 'Baguette'), t('Crisp for a day, perfect for an hour.', 'Crujiente un día, perfecta una hora.')),
  bread('garlic-baguette', 299, '🥖 🧄', t('Garlic Baguette', 'Baguette de ajo'), t('Filled with herb butter; ten minutes in the oven.', 'Rellena de mantequilla de hierbas; diez minutos de horno.'), { allergies: ['Gluten', 'Milk'] }),
  bread('flatbread', 319, '🫓×2 🌾', t('Soft Flatbread, 8 pieces', 'Pan plano tierno, 8 unidades'), t('Thin northern flatbread for rolling.', 'Pan plano fino del norte, para enrollar.'), { unit: 'pack' }),
  bread('sesame-bagels', 329, '🥯×2 🌾', t('Sesame Bagels, 4 pieces', 'Bagels de sésamo, 4 unidades'), t('Boiled before baking, as they should be.', 'Cocidos antes de hornear, como debe ser.'), { unit: 'pack', allergies: ['Gluten', 'Sesame'] }),
  bread('burger-buns', 299, '🍞×2 🍔', t('Brioche Burger Buns, 4 pieces', 'Panecillos brioche, 4 unidades'), t('Soft buns that hold until the last bite.', 'Panes tiernos que aguantan hasta el final.'), { unit: 'pack', allergies: ['Gluten', 'Milk', 'Egg'] }),
  bread('crispbread', 289, '🍘×2 🌾', t('Wholegrain Crispbread, 500 g', 'Pan crujiente integral, 500 g'), t('Crunchy rye rounds that keep for months.', 'Discos crujientes de centeno que duran meses.'), { unit: 'pack', brand: 'kornbla' }),
  bun('bake-off-croissants', 349, '🥐×2 🧈', t('Butter Croissants, 2 pieces', 'Cruasanes de mantequilla, 2 unidades'), t('Baked in the shop during the morning.', 'Horneados en la tienda durante la mañana.'), { unit: 'pack', tags: ['popular'] }),
  bun('cinnamon-buns-pack', 399, '🥮×3 🌰', t('Cinnamon Buns, 4 pieces', 'Rollos de canela, 4 unidades'), t('Cardamom dough with plenty of filling.', 'Masa de cardamomo con mucho relleno.'), { unit: 'pack', tags: ['local'] }),
  bun('cocoa-muffins', 329, '🧁×2 🍫', t('Chocolate Muffins, 4 pieces', 'Magdalenas de chocolate, 4 unidades'), t('Moist, with pieces of dark chocolate.', 'Jugosas, con trozos de chocolate negro.'), { unit: 'pack' }),
  bun('sugar-donuts', 289, '🍩×2 🍬', t('Sugared Doughnuts, 3 pieces', 'Rosquillas azucaradas, 3 unidades'), t('Fresh, light and gone before you are home.', 'Frescas, ligeras y acabadas antes de llegar a casa.'), { unit: 'pack' }),
  bun('princess-cake', 1890, '🎂 🌸', t('Cream Cake with Marzipan', 'Tarta de nata con mazapán'), t('Sponge, custard, cream and a green marzipan lid; serves eight.', 'Bizcocho, crema, nata y cubierta verde de mazapán; ocho porciones.'), { allergies: ['Gluten', 'Milk', 'Egg', 'Nuts'] }),
  bun('apple-crumble-pie', 649, '🥧 🍎', t('Apple Crumble Pie', 'Tarta crujiente de manzana'), t('Oat crumble over tart apples; warm it before serving.', 'Crujiente de avena sobre manzana ácida; caliéntala antes.')),
];

export const meats = [
  meat('beef-mince', 899, '🥩 🧅', t('Beef Mince, 12 %', 'Carne picada de ternera, 12 %'), t('Coarsely ground from Swedish cattle.', 'Picado grueso de ternera sueca.'), { choices: weights(['500 g', 0], ['800 g', 450], ['1.2 kg', 990]), tags: ['popular'], unit: 'pack' }),
  meat('ribeye', 2490, '🥩×2 🧈', t('Ribeye Steaks, 2 × 250 g', 'Entrecot, 2 × 250 g'), t('Aged four weeks, well marbled.', 'Madurado cuatro semanas, bien veteado.'), { unit: 'pack' }),
  meat('pork-chops', 949, '🥩 🍎', t('Pork Chops, 4 pieces', 'Chuletas de cerdo, 4 unidades'), t('Bone-in chops from pigs on straw.', 'Chuletas con hueso de cerdos criados en paja.'), { unit: 'pack' }),
  meat('lamb-leg', 2190, '🍖 🌿', t('Lamb Leg, Bone-in', 'Pierna de cordero con hueso'), t('For the oven, with rosemary and patience.', 'Para el horno, con romero y paciencia.'), { halal: true }),
  meat('chicken-breast', 1090, '🍗 🍋', t('Chicken Breast Fillets', 'Pechugas de pollo'), t('Skinless fillets from barns with daylight.', 'Filetes sin piel de granjas con luz natural.'), { choices: weights(['500 g', 0], ['900 g', 750]), halal: true, unit: 'pack', nutritions: ['Protein', 'Low fat'], tags: ['popular'] }),
  meat('chicken-thighs', 849, '🍗×2 🌿', t('Chicken Thighs, 900 g', 'Contramuslos de pollo, 900 g'), t('Bone-in and skin-on for the best flavour.', 'Con hueso y piel para más sabor.'), { halal: true, unit: 'pack' }),
  meat('whole-chicken', 1190, '🍗×3 🧄', t('Whole Chicken, 1.4 kg', 'Pollo entero, 1,4 kg'), t('Slow-grown bird for a Sunday roast.', 'Ave de crecimiento lento para el asado del domingo.'), { halal: true, unit: 'piece' }),
  meat('smoked-bacon', 399, '🥓 🥚', t('Smoked Bacon, 140 g', 'Beicon ahumado, 140 g'), t('Dry-cured and smoked over beech.', 'Curado en seco y ahumado con haya.'), { unit: 'pack' }),
  meat('beechwood-sausages', 499, '🌭×2 🔥', t('Beechwood Sausages, 400 g', 'Salchichas ahumadas, 400 g'), t('High meat content and a proper snap.', 'Mucha carne y un buen chasquido.'), { unit: 'pack' }),
  meat('meatballs', 599, '🧆×3 🥔', t('Butcher’s Meatballs, 500 g', 'Albóndigas del carnicero, 500 g'), t('Beef, pork, onion and allspice, already fried.', 'Ternera, cerdo, cebolla y pimienta de Jamaica, ya fritas.'), { unit: 'pack', allergies: ['Milk', 'Egg', 'Gluten'], tags: ['local', 'popular'] }),
];

export const fishes = [
  fish('salmon-fillet', 1290, '🐟 🍋', t('Salmon Fillet, 4 × 125 g', 'Filetes de salmón, 4 × 125 g'), t('Skinless portions, cut this morning.', 'Raciones sin piel, cortadas esta mañana.'), { unit: 'pack', nutritions: ['Omega-3', 'Vitamin D'], tags: ['popular'] }),
  fish('smoked-salmon', 749, '🐟 🥯', t('Cold-smoked Salmon, 150 g', 'Salmón ahumado, 150 g'), t('Thin slices smoked over alder.', 'Lonchas finas ahumadas con aliso.'), { unit: 'pack' }),
  fish('cod-loin', 1490, '🐟×2 🌿', t('Cod Loin, 400 g', 'Lomo de bacalao, 400 g'), t('Thick white loin from line-caught cod.', 'Lomo blanco y grueso de bacalao de anzuelo.'), { unit: 'pack' }),
  fish('peeled-prawns', 899, '🦐×3 🍋', t('Peeled Prawns in Brine, 300 g', 'Gambas peladas en salmuera, 300 g'), t('Small cold-water prawns for sandwiches.', 'Gambas pequeñas de agua fría para bocadillos.'), { unit: 'pack', allergies: ['Crustaceans'], tags: ['local'] }),
  fish('shell-on-prawns', 1190, '🦐 🌿', t('Shell-on Prawns, 1 kg', 'Gambas con cáscara, 1 kg'), t('For Friday evening, newspaper and aioli.', 'Para el viernes por la noche, periódico y alioli.'), { unit: 'kg', allergies: ['Crustaceans'] }),
  fish('blue-mussels', 799, '🦪×3 🧄', t('Blue Mussels, 1 kg', 'Mejillones, 1 kg'), t('Rope-grown in Bohuslän, cleaned and alive.', 'De cuerda en Bohuslän, limpios y vivos.'), { unit: 'pack', allergies: ['Molluscs'], nutritions: ['Protein', 'Iron', 'Zinc'] }),
  fish('pickled-herring', 349, '🫙 🐟', t('Mustard Herring, 240 g', 'Arenque a la mostaza, 240 g'), t('Herring in a sweet mustard and dill sauce.', 'Arenque en salsa dulce de mostaza y eneldo.'), { unit: 'pack', allergies: ['Fish', 'Mustard'] }),
  fish('crab-claws', 1350, '🦀 🍋', t('Cooked Crab Claws, 500 g', 'Pinzas de cangrejo cocidas, 500 g'), t('Sweet meat; borrow a hammer.', 'Carne dulce; pide prestado un martillo.'), { unit: 'pack', allergies: ['Crustaceans'] }),
];

export const readyMeals = [
  ready('caesar-lunch-box', 699, '🥗 🍗', t('Caesar Lunch Box', 'Ensalada César para llevar'), t('Chicken, romaine, croutons and dressing in a side pot.', 'Pollo, romana, picatostes y aliño aparte.'), { allergies: ['Gluten', 'Milk', 'Egg', 'Fish'], nutritions: ['Protein'] }),
  ready('lentil-salad-box', 649, '🥗 🫘', t('Lentil and Feta Salad', 'Ensalada de lentejas y feta'), t('Beluga lentils, roasted beets and feta.', 'Lentejas beluga, remolacha asada y feta.'), { veg: true, allergies: ['Milk'], nutritions: ['Fibre', 'Protein'] }),
  ready('sushi-box', 1090, '🍱 🐟', t('Sushi Box, 10 pieces', 'Caja de sushi, 10 piezas'), t('Made at the counter today; eat it today.', 'Hecha hoy en el mostrador; cómela hoy.'), { allergies: ['Fish', 'Soy', 'Sesame'] }),
  ready('egg-sandwich', 549, '🥪 🥚', t('Egg and Cress Sandwich', 'Sándwich de huevo y berros'), t('Soft bread, chopped egg and cress.', 'Pan tierno, huevo picado y berros.'), { veg: true, allergies: ['Gluten', 'Egg', 'Milk'], unit: 'piece' }),
  ready('falafel-wrap-chilled', 599, '🌯 🧆', t('Falafel Wrap, Chilled', 'Wrap de falafel frío'), t('Falafel, hummus and pickles, ready in hand.', 'Falafel, hummus y encurtidos, listo para comer.'), { veg: true, allergies: ['Gluten', 'Sesame'], unit: 'piece', tags: ['vegan'] }),
  ready('tomato-soup-fresh', 449, '🍲 🍅', t('Fresh Tomato Soup, 6 dl', 'Sopa fresca de tomate, 600 ml'), t('Two portions to warm; no cream.', 'Dos raciones para calentar; sin nata.'), { veg: true, allergies: ['Celery'], tags: ['vegan'] }),
  ready('lasagne-tray', 749, '🥘 🧀', t('Beef Lasagne, 400 g', 'Lasaña de ternera, 400 g'), t('One hungry portion; six minutes in the microwave.', 'Una ración generosa; seis minutos en el microondas.'), { allergies: ['Gluten', 'Milk', 'Egg', 'Celery'] }),
  ready('hummus', 329, '🧆 🫓', t('Classic Hummus, 200 g', 'Hummus clásico, 200 g'), t('Chickpeas, tahini and lemon, blended smooth.', 'Garbanzos, tahini y limón, muy fino.'), { veg: true, allergies: ['Sesame'], brand: 'casa-romero', choices: packs(['200 g', '200 g', 0], ['400 g', '400 g', 240]), tags: ['vegan'] }),
];
