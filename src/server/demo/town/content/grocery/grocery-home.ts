import { packs } from '../packs.ts';
import { shelf, t } from '../writing.ts';
import { groceryCategories } from './grocery-categories.ts';

const house = shelf(groceryCategories.household, { unit: 'pack', brand: 'rentval' });
const care = shelf(groceryCategories.care, { unit: 'piece', brand: 'rentval' });
const baby = shelf(groceryCategories.baby, { unit: 'pack', brand: 'lillkotten' });
const pet = shelf(groceryCategories.pets, { unit: 'pack', brand: 'tassvan' });
const flower = shelf(groceryCategories.flowers, { unit: 'piece' });

export const household = [
  house(
    'toilet-paper',
    549,
    '🧻×3 🍃',
    t('Soft Toilet Paper', 'Papel higiénico suave'),
    t('Three-ply recycled paper on long rolls.', 'Tres capas de papel reciclado en rollos largos.'),
    { choices: packs(['8 rolls', '8 rollos', 0], ['16 rolls', '16 rollos', 470]), tags: ['popular'] },
  ),
  house(
    'kitchen-roll',
    349,
    '🧻×2 💧',
    t('Kitchen Roll, 4 pieces', 'Papel de cocina, 4 rollos'),
    t('Strong when wet.', 'Resistente incluso mojado.'),
  ),
  house(
    'dish-soap',
    249,
    '🧴 🧽',
    t('Washing-up Liquid, 500 ml', 'Lavavajillas, 500 ml'),
    t('Cuts grease and is kind to hands.', 'Corta la grasa y cuida las manos.'),
    { unit: 'bottle' },
  ),
  house(
    'dishwasher-tabs',
    799,
    '🧼 🍽️',
    t('Dishwasher Tablets, 40 pieces', 'Pastillas para lavavajillas, 40 unidades'),
    t('Dissolving film, no single wrapping.', 'Película soluble, sin envoltorio individual.'),
    { unit: 'box' },
  ),
  house(
    'laundry-liquid',
    749,
    '🧴 👕',
    t('Colour Laundry Liquid, 1 l', 'Detergente líquido color, 1 l'),
    t('Washes at twenty degrees; lightly scented.', 'Lava a veinte grados; perfume suave.'),
    { unit: 'bottle', choices: packs(['Lightly scented', 'Perfume suave', 0], ['Unscented', 'Sin perfume', 0]) },
  ),
  house(
    'fabric-softener',
    429,
    '🧴 🌸',
    t('Fabric Softener, 750 ml', 'Suavizante, 750 ml'),
    t('Soft towels and a scent of linen.', 'Toallas suaves y aroma a lino.'),
    { unit: 'bottle' },
  ),
  house(
    'sponges',
    179,
    '🧽×3 🫧',
    t('Scrub Sponges, 6 pieces', 'Esponjas con estropajo, 6 unidades'),
    t('Cellulose on one side, scourer on the other.', 'Celulosa por un lado, estropajo por el otro.'),
  ),
  house(
    'all-purpose-spray',
    329,
    '🧴 🍋',
    t('Lemon All-purpose Spray, 750 ml', 'Multiusos de limón, 750 ml'),
    t('For worktops, tables and fingerprints.', 'Para encimeras, mesas y huellas.'),
    { unit: 'bottle' },
  ),
  house(
    'bin-bags',
    229,
    '🗑️ 🍃',
    t('Bin Bags 30 l, 25 pieces', 'Bolsas de basura 30 l, 25 unidades'),
    t('Recycled plastic with a tie string.', 'Plástico reciclado con cierre.'),
  ),
  house(
    'broom',
    1290,
    '🧹 🪣',
    t('Indoor Broom', 'Escoba de interior'),
    t('Soft bristles on a beech handle.', 'Cerdas suaves y mango de haya.'),
    { unit: 'piece' },
  ),
  house(
    'cleaning-bucket',
    790,
    '🪣 🧽',
    t('Cleaning Bucket, 10 l', 'Cubo de limpieza, 10 l'),
    t('With a spout and a scale inside.', 'Con pico vertedor y escala interior.'),
    { unit: 'piece' },
  ),
  house(
    'aa-batteries',
    599,
    '🔋×3 🔦',
    t('AA Batteries, 8 pieces', 'Pilas AA, 8 unidades'),
    t('Alkaline cells that keep for ten years.', 'Pilas alcalinas que duran diez años guardadas.'),
  ),
  house(
    'led-bulb',
    399,
    '💡 🔌',
    t('LED Bulb E27, 8 W', 'Bombilla LED E27, 8 W'),
    t('Warm white light like an old sixty-watt.', 'Luz cálida como una antigua de sesenta vatios.'),
    { unit: 'piece' },
  ),
  house(
    'tea-lights',
    349,
    '🕯️×3 🔥',
    t('Tea Lights, 50 pieces', 'Velas de té, 50 unidades'),
    t('Six hours each, in recyclable cups.', 'Seis horas cada una, en vasos reciclables.'),
    { tags: ['local'] },
  ),
];

export const personalCare = [
  care(
    'hand-soap',
    249,
    '🧴 🫧',
    t('Mild Hand Soap, 300 ml', 'Jabón de manos suave, 300 ml'),
    t('Perfume-free soap with a pump.', 'Jabón sin perfume con dosificador.'),
    { unit: 'bottle' },
  ),
  care(
    'bar-soap',
    149,
    '🧼×2 🌿',
    t('Olive Bar Soap, 2 pieces', 'Pastillas de jabón de oliva, 2 unidades'),
    t('Hard bars that last.', 'Pastillas duras que duran.'),
    { unit: 'pack' },
  ),
  care(
    'shampoo',
    449,
    '🧴 🚿',
    t('Everyday Shampoo, 400 ml', 'Champú diario, 400 ml'),
    t('For all hair; birch and aloe.', 'Para todo tipo de cabello; abedul y aloe.'),
    { unit: 'bottle' },
  ),
  care(
    'shower-gel',
    329,
    '🧴 🍊',
    t('Citrus Shower Gel, 300 ml', 'Gel de ducha cítrico, 300 ml'),
    t('Wakes you up before the coffee.', 'Despierta antes que el café.'),
    { unit: 'bottle' },
  ),
  care(
    'toothpaste-family',
    289,
    '🪥 🦷',
    t('Fluoride Toothpaste, 75 ml', 'Pasta de dientes con flúor, 75 ml'),
    t('Mint, not too strong.', 'Menta, no demasiado fuerte.'),
    { unit: 'tube' },
  ),
  care(
    'toothbrushes',
    349,
    '🪥×2 🫧',
    t('Soft Toothbrushes, 2 pieces', 'Cepillos de dientes suaves, 2 unidades'),
    t('Small heads with rounded bristles.', 'Cabezal pequeño y cerdas redondeadas.'),
    { unit: 'pack' },
  ),
  care(
    'razors',
    599,
    '🪒×2 🫧',
    t('Razors, 4 pieces', 'Maquinillas de afeitar, 4 unidades'),
    t('Three blades and a moisturising strip.', 'Tres hojas y banda hidratante.'),
    { unit: 'pack' },
  ),
];

export const babyGoods = [
  baby(
    'nappies',
    1190,
    '🧷 👶',
    t('Nappies', 'Pañales'),
    t('Soft, without perfume, dry for twelve hours.', 'Suaves, sin perfume, secos doce horas.'),
    {
      choices: packs(
        ['Size 3, 52 pieces', 'Talla 3, 52 unidades', 0],
        ['Size 4, 46 pieces', 'Talla 4, 46 unidades', 0],
        ['Size 5, 42 pieces', 'Talla 5, 42 unidades', 0],
      ),
      tags: ['popular'],
    },
  ),
  baby(
    'baby-wipes',
    249,
    '🧻 💧',
    t('Water Wipes, 64 pieces', 'Toallitas de agua, 64 unidades'),
    t('99 % water and a drop of fruit extract.', '99 % agua y una gota de extracto de fruta.'),
  ),
  baby(
    'infant-formula',
    1890,
    '🍼 🥛',
    t('Infant Formula 1, 800 g', 'Leche de inicio 1, 800 g'),
    t(
      'From birth; breast milk is best where possible.',
      'Desde el nacimiento; la leche materna es lo mejor si es posible.',
    ),
    { unit: 'box', allergies: ['Milk', 'Soy'], nutritions: ['Iron', 'Vitamin D'], maximum_cart_quantity: 4 },
  ),
  baby(
    'carrot-puree',
    149,
    '🫙 🥕',
    t('Carrot Purée from 4 months, 125 g', 'Puré de zanahoria desde 4 meses, 125 g'),
    t('Organic carrots and water.', 'Zanahorias ecológicas y agua.'),
    { organic: true, nutritions: ['Vitamin A'], unit: 'piece' },
  ),
  baby(
    'oat-porridge-baby',
    399,
    '🥣 🍼',
    t('Oat Porridge from 6 months, 480 g', 'Papilla de avena desde 6 meses, 480 g'),
    t('Stir with water; iron added.', 'Se mezcla con agua; con hierro añadido.'),
    { allergies: ['Gluten', 'Milk'], nutritions: ['Iron', 'Fibre'], unit: 'box' },
  ),
  baby(
    'baby-shampoo',
    379,
    '🧴 🧸',
    t('Baby Wash and Shampoo, 300 ml', 'Gel y champú para bebé, 300 ml'),
    t('Does not sting in the eyes.', 'No irrita los ojos.'),
    { unit: 'bottle' },
  ),
];

export const petGoods = [
  pet(
    'dog-food-dry',
    1890,
    '🦴 🐕',
    t('Dry Dog Food, Chicken', 'Pienso para perro, pollo'),
    t('Complete food for adult dogs.', 'Alimento completo para perros adultos.'),
    { choices: packs(['3 kg', '3 kg', 0], ['12 kg', '12 kg', 3900]), tags: ['popular'] },
  ),
  pet(
    'dog-treats',
    429,
    '🦴×3 🐾',
    t('Chewing Bones, 10 pieces', 'Huesos para masticar, 10 unidades'),
    t('Rawhide-free, for clean teeth.', 'Sin cuero crudo, para dientes limpios.'),
  ),
  pet(
    'cat-food-wet',
    499,
    '🥫 🐈',
    t('Cat Pouches, Salmon, 12 × 85 g', 'Sobres para gato, salmón, 12 × 85 g'),
    t('Pieces in jelly that are eaten first.', 'Trocitos en gelatina que se comen primero.'),
  ),
  pet(
    'cat-food-dry',
    1290,
    '🐟×2 🐈',
    t('Dry Cat Food, Fish, 2 kg', 'Pienso para gato, pescado, 2 kg'),
    t('For indoor cats, with fibre against hairballs.', 'Para gatos de interior, con fibra contra las bolas de pelo.'),
  ),
  pet(
    'cat-litter',
    749,
    '🪣 🐾',
    t('Clumping Cat Litter, 10 l', 'Arena aglomerante, 10 l'),
    t('Low dust and no scent.', 'Poco polvo y sin olor.'),
  ),
  pet(
    'bird-seed',
    599,
    '🌻 🐦',
    t('Wild Bird Seed, 2 kg', 'Semillas para aves silvestres, 2 kg'),
    t('Sunflower, oats and peanuts for the winter table.', 'Girasol, avena y cacahuete para el comedero de invierno.'),
    { allergies: ['Peanuts'] },
  ),
];

export const flowers = [
  flower(
    'tulips',
    799,
    '🌷×3 🍃',
    t('Ten Tulips', 'Diez tulipanes'),
    t('In the colour of the week, tight in bud.', 'Del color de la semana, aún cerrados.'),
    { tags: ['popular'] },
  ),
  flower(
    'mixed-bouquet',
    1690,
    '💐 🎀',
    t('Mixed Seasonal Bouquet', 'Ramo de temporada'),
    t('Tied by hand in the shop this morning.', 'Atado a mano esta mañana en la tienda.'),
  ),
  flower(
    'roses',
    1290,
    '🌹×3 🎀',
    t('Seven Red Roses', 'Siete rosas rojas'),
    t('Long stems, fair trade.', 'Tallo largo, comercio justo.'),
  ),
  flower(
    'pot-plant',
    990,
    '🪴 💧',
    t('Easy Green Pot Plant', 'Planta verde resistente'),
    t('Forgives weeks without water.', 'Perdona semanas sin riego.'),
  ),
  flower(
    'sunflowers',
    690,
    '🌻×2 🍃',
    t('Three Sunflowers', 'Tres girasoles'),
    t('From a field in Kungälv.', 'De un campo de Kungälv.'),
    { tags: ['local'] },
  ),
];
