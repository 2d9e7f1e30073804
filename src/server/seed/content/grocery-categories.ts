import { category, picture, t } from './writing.ts';

export const groceryCategories = {
  produce: category('produce', t('Fruit and vegetables', 'Frutas y verduras'), picture('🥕 🍎 🥬', 'sage', 'none'), {
    featured: true,
  }),
  fruit: category('fruit', t('Fruit', 'Fruta'), picture('🍓 🍋 🫐', 'rose', 'none'), {
    parent: 'produce',
    featured: true,
  }),
  vegetables: category('vegetables', t('Vegetables', 'Verduras'), picture('🥦 🥕 🍅', 'sage', 'none'), {
    parent: 'produce',
    featured: true,
  }),
  herbs: category('herbs', t('Herbs and aromatics', 'Hierbas y aromáticos'), picture('🌿 🧄 🫚', 'sage', 'none'), {
    parent: 'produce',
  }),
  dairy: category('dairy', t('Dairy and eggs', 'Lácteos y huevos'), picture('🥛 🧀 🥚', 'mint', 'none'), {
    featured: true,
  }),
  milk: category('milk', t('Milk and yoghurt', 'Leche y yogur'), picture('🥛 🥣 🫐', 'mint', 'none'), {
    parent: 'dairy',
  }),
  cheese: category('cheese', t('Cheese', 'Quesos'), picture('🧀 🍇 🌰', 'mint', 'board'), { parent: 'dairy' }),
  eggs: category('eggs', t('Eggs and butter', 'Huevos y mantequilla'), picture('🥚×3 🧈', 'mint', 'none'), {
    parent: 'dairy',
  }),
  bakery: category('bakery', t('Bakery', 'Panadería'), picture('🥐 🍞 🥖', 'butter', 'board'), { featured: true }),
  bread: category('bread', t('Bread', 'Pan'), picture('🍞 🌾 🧈', 'butter', 'board'), { parent: 'bakery' }),
  buns: category('buns', t('Buns and cakes', 'Bollos y tartas'), picture('🥐 🧁 🍩', 'butter', 'board'), {
    parent: 'bakery',
  }),
  meatAndFish: category('meat-fish', t('Meat and fish', 'Carne y pescado'), picture('🥩 🐟 🌿', 'rose', 'board'), {
    featured: true,
  }),
  meat: category('meat', t('Meat and poultry', 'Carne y aves'), picture('🥩 🌿 🧄', 'rose', 'board'), {
    parent: 'meat-fish',
  }),
  fish: category('fish', t('Fish and shellfish', 'Pescado y marisco'), picture('🐟 🍋 🦐', 'sky', 'plate'), {
    parent: 'meat-fish',
  }),
  pantry: category('pantry', t('Pantry', 'Despensa'), picture('🥫 🍝 🫒', 'sand', 'none'), { featured: true }),
  grains: category(
    'grains',
    t('Pasta, rice and grains', 'Pasta, arroz y cereales'),
    picture('🍝 🌾 🍚', 'sand', 'none'),
    { parent: 'pantry' },
  ),
  tins: category('tins', t('Tins and jars', 'Conservas'), picture('🥫 🍅 🫘', 'sand', 'none'), { parent: 'pantry' }),
  seasoning: category(
    'seasoning',
    t('Oils, spices and baking', 'Aceites, especias y repostería'),
    picture('🫒 🧂 🌶️', 'sand', 'none'),
    { parent: 'pantry' },
  ),
  drinks: category('drinks', t('Drinks', 'Bebidas'), picture('🧃 🍊 🧊', 'sky', 'none'), { featured: true }),
  coldDrinks: category(
    'cold-drinks',
    t('Water, juice and soda', 'Agua, zumos y refrescos'),
    picture('🧃 🍎 💧', 'sky', 'none'),
    { parent: 'drinks' },
  ),
  hotDrinks: category('hot-drinks', t('Coffee and tea', 'Café y té'), picture('☕ 🍵 🍪', 'sand', 'none'), {
    parent: 'drinks',
  }),
  snacks: category('snacks', t('Snacks and sweets', 'Aperitivos y dulces'), picture('🍪 🍫 🍿', 'peach', 'none'), {
    featured: true,
  }),
  savoury: category('savoury', t('Crisps and nuts', 'Patatas y frutos secos'), picture('🥨 🥜 🍿', 'peach', 'none'), {
    parent: 'snacks',
  }),
  sweets: category('sweets', t('Chocolate and candy', 'Chocolate y caramelos'), picture('🍫 🍬 🍭', 'peach', 'none'), {
    parent: 'snacks',
  }),
  frozen: category('frozen', t('Frozen', 'Congelados'), picture('🍨 🧊 🫛', 'sky', 'none'), { featured: true }),
  ready: category('ready', t('Ready to eat', 'Platos preparados'), picture('🥗 🥪 🍱', 'peach', 'none')),
  household: category('household', t('Household', 'Hogar'), picture('🧻 🧽 🫧', 'lilac', 'none'), { featured: true }),
  care: category('personal-care', t('Personal care', 'Cuidado personal'), picture('🧴 🧼 🪥', 'lilac', 'none')),
  baby: category('baby', t('Baby', 'Bebé'), picture('🍼 🧸 🧷', 'butter', 'none')),
  pets: category('pets', t('Pets', 'Mascotas'), picture('🦴 🐕 🐾', 'sand', 'none')),
  flowers: category('flowers', t('Flowers and plants', 'Flores y plantas'), picture('💐 🌷 🪴', 'mint', 'none')),
} as const;
