import type { StoreContent } from '../content.ts';
import { keysOf, picture, store, t, without } from '../writing.ts';
import { bakery, fishes, meats, readyMeals } from './grocery-counter.ts';
import { dairy } from './grocery-dairy.ts';
import { coldDrinks, frozenFoods, hotDrinks, savouries, sweets } from './grocery-drinks-snacks.ts';
import { fruits, herbs, vegetables } from './grocery-fresh.ts';
import { babyGoods, flowers, household, personalCare, petGoods } from './grocery-home.ts';
import { grains, seasonings, tins } from './grocery-pantry.ts';

const everything = keysOf(
  fruits,
  vegetables,
  herbs,
  dairy,
  bakery,
  meats,
  fishes,
  readyMeals,
  grains,
  tins,
  seasonings,
  coldDrinks,
  hotDrinks,
  savouries,
  sweets,
  frozenFoods,
  household,
  personalCare,
  babyGoods,
  petGoods,
  flowers,
);
const fresh = keysOf(fruits, vegetables, herbs);
const cupboard = keysOf(grains, tins, seasonings);
const quickStop = keysOf(coldDrinks, hotDrinks, savouries, sweets, readyMeals);

const supermarkets = [
  store(
    'fresh-lane',
    'Fresh Lane Market',
    t('Supermarket · Organic', 'Supermercado · Ecológico', 'سوبرماركت · عضوي'),
    ['carrot', '#15803d'],
    picture('🍅 🥬 🍊', 'mint', 'none'),
    everything,
  ),
  store(
    'torget-mat',
    'Torget Mat',
    t('Supermarket · Open late', 'Supermercado · Abierto hasta tarde', 'سوبرماركت · مفتوح حتى وقت متأخر'),
    ['shopping-basket', '#b91c1c'],
    picture('🧺 🍞 🥛', 'butter', 'none'),
    without(everything, 'crab-claws', 'princess-cake', 'organic-broccoli', 'quinoa', 'kombucha'),
  ),
  store(
    'kungsportens-livs',
    'Kungsportens Livs',
    t('Food hall · Counter service', 'Alimentación · Mostrador', 'قاعة طعام · خدمة على المنضدة'),
    ['store', '#1e40af'],
    picture('🧀 🍇 🥖', 'sand', 'board'),
    [...fresh, ...keysOf(dairy, bakery, meats, fishes), ...cupboard, ...quickStop],
  ),
  store(
    'hisingen-stormarknad',
    'Hisingen Stormarknad',
    t('Hypermarket · Big packs', 'Hipermercado · Envases grandes', 'هايبرماركت · عبوات كبيرة'),
    ['shopping-cart', '#c2410c'],
    picture('🛒 🧻 🥫', 'peach', 'none'),
    without(everything, 'fresh-dill', 'mint-pot', 'egg-sandwich', 'sunflowers'),
  ),
  store(
    'linne-livs',
    'Linné Livs',
    t('Neighbourhood grocer', 'Tienda de barrio', 'بقالة الحي'),
    ['apple', '#166534'],
    picture('🍎 🥖 🧀', 'sage', 'none'),
    [...fresh, ...keysOf(dairy, bakery), ...cupboard, ...keysOf(coldDrinks, sweets, household)],
  ),
  store(
    'majorna-matbutik',
    'Majorna Matbutik',
    t('Organic · Local farms', 'Ecológico · Granjas locales', 'عضوي · مزارع محلية'),
    ['sprout', '#3f6212'],
    picture('🥕 🥚 🌾', 'sage', 'none'),
    [...fresh, ...keysOf(dairy, bakery, meats, flowers), ...cupboard, ...keysOf(hotDrinks)],
  ),
];

const freshShops = [
  store(
    'gron-vag',
    'Grön Väg',
    t('Fruit and vegetables', 'Frutas y verduras', 'فواكه وخضار'),
    ['citrus', '#4d7c0f'],
    picture('🥦 🥕 🌽', 'sage', 'none'),
    [...fresh, ...keysOf(flowers)],
  ),
  store(
    'frukthuset',
    'Frukthuset',
    t('Fruit · Juice · Nuts', 'Fruta · Zumos · Frutos secos', 'فواكه · عصائر · مكسرات'),
    ['cherry', '#be123c'],
    picture('🍓 🍍 🍊', 'rose', 'none'),
    keysOf(fruits, herbs, coldDrinks, savouries),
  ),
  store(
    'saluhall-chark',
    'Saluhall Chark',
    t('Butcher · Cheese counter', 'Carnicería · Quesería', 'جزارة · أجبان'),
    ['ham', '#7f1d1d'],
    picture('🥩 🌿 🧀', 'rose', 'board'),
    keysOf(meats, dairy, seasonings, readyMeals),
  ),
  store(
    'fiskboden',
    'Fiskboden',
    t('Fresh fish · Shellfish', 'Pescado fresco · Marisco', 'سمك طازج · محار'),
    ['fish', '#075985'],
    picture('🐟 🦐 🍋', 'sky', 'plate'),
    [...keysOf(fishes, herbs, seasonings), 'new-potatoes', 'unwaxed-lemons', 'rye-bread', 'crispbread'],
  ),
  store(
    'ostboden',
    'Ostboden',
    t('Cheese · Butter · Jam', 'Queso · Mantequilla · Mermelada', 'جبن · زبدة · مربى'),
    ['milk', '#92400e'],
    picture('🧀 🍇 🍞', 'mint', 'board'),
    [...keysOf(dairy, bakery, tins), 'red-grapes', 'conference-pears'],
  ),
];

const bakeries = [
  store(
    'the-daily-loaf',
    'The Daily Loaf',
    t('Bakery · Sourdough', 'Panadería · Masa madre', 'مخبز · عجين مخمّر'),
    ['croissant', '#9a5518'],
    picture('🥐 🍞 🥖', 'butter', 'board'),
    keysOf(bakery, hotDrinks, sweets),
  ),
  store(
    'stenugnen',
    'Stenugnen',
    t('Stone-oven bread · Buns', 'Pan de horno de piedra · Bollos', 'خبز فرن الحجر · لفائف'),
    ['wheat', '#78350f'],
    picture('🍞 🥯 🌾', 'butter', 'board'),
    without(keysOf(bakery, hotDrinks, dairy), 'aged-cheddar', 'halloumi', 'feta'),
  ),
];

const corners = [
  store(
    'dygnet-runt',
    'Dygnet Runt',
    t('Convenience · Day and night', 'Conveniencia · Día y noche', 'متجر صغير · ليلًا ونهارًا'),
    ['moon-star', '#3730a3'],
    picture('🥪 🥤 🍫', 'peach', 'none'),
    [...quickStop, ...keysOf(frozenFoods, household)],
  ),
  store(
    'hornet',
    'Hörnet',
    t('Corner shop · Snacks · Ice cream', 'Ultramarinos · Aperitivos · Helados', 'متجر الزاوية · تسالٍ · آيس كريم'),
    ['popcorn', '#9f1239'],
    picture('🍿 🥤 🍬', 'peach', 'none'),
    [...quickStop, ...keysOf(frozenFoods)],
  ),
  store(
    'jarntorgets-kiosk',
    'Järntorgets Kiosk',
    t('Sweets · Drinks · Flowers', 'Dulces · Bebidas · Flores', 'حلويات · مشروبات · زهور'),
    ['candy', '#86198f'],
    picture('🍭 🥤 🌷', 'lilac', 'none'),
    keysOf(sweets, coldDrinks, savouries, flowers),
  ),
];

const specialists = [
  store(
    'asia-koket',
    'Asia Köket',
    t('Asian pantry · Rice · Spices', 'Despensa asiática · Arroz · Especias', 'بقالة آسيوية · أرز · توابل'),
    ['soup', '#b45309'],
    picture('🍚 🌶️ 🥥', 'sand', 'none'),
    [...cupboard, ...keysOf(frozenFoods, herbs)],
  ),
  store(
    'medina-livs',
    'Medina Livs',
    t('Middle Eastern · Halal meat', 'Oriente Medio · Carne halal', 'شرق أوسطي · لحم حلال'),
    ['amphora', '#713f12'],
    picture('🫒 🫓 🌿', 'sand', 'none'),
    [
      ...cupboard,
      ...fresh,
      'lamb-leg',
      'chicken-breast',
      'chicken-thighs',
      'whole-chicken',
      'halloumi',
      'feta',
      'flatbread',
      'hummus',
    ],
  ),
  store(
    'pasta-e-olio',
    'Pasta e Olio',
    t('Italian delicatessen', 'Delicatessen italiana', 'مأكولات إيطالية'),
    ['utensils', '#14532d'],
    picture('🍝 🍅 🧀', 'sand', 'none'),
    [
      ...cupboard,
      'mozzarella',
      'parmesan',
      'basil-pot',
      'garlic',
      'vine-tomatoes',
      'baguette',
      'ground-coffee',
      'coffee-beans',
    ],
  ),
  store(
    'vardag-hemma',
    'Vardag Hemma',
    t('Household · Care · Batteries', 'Hogar · Cuidado · Pilas', 'منزل · عناية · بطاريات'),
    ['soap-dispenser-droplet', '#5b21b6'],
    picture('🧻 🧴 🧽', 'lilac', 'none'),
    keysOf(household, personalCare, babyGoods),
  ),
  store(
    'nos-och-tass',
    'Nos & Tass',
    t('Pet food · Plants', 'Mascotas · Plantas', 'طعام حيوانات · نباتات'),
    ['paw-print', '#854d0e'],
    picture('🦴 🐕 🐈', 'sand', 'none'),
    keysOf(petGoods, flowers, household),
  ),
  store(
    'lilla-livet',
    'Lilla Livet',
    t('Baby food · Nappies · Care', 'Alimentación infantil · Pañales', 'طعام رضّع · حفاضات · عناية'),
    ['baby', '#a21caf'],
    picture('🍼 🧸 🥣', 'butter', 'none'),
    keysOf(babyGoods, personalCare, household),
  ),
];

export const groceryStores: readonly StoreContent[] = [
  ...supermarkets,
  ...freshShops,
  ...bakeries,
  ...corners,
  ...specialists,
];
