import { category, picture, t } from '../writing.ts';

export const groceryCategories = {
  produce: category(
    'produce',
    t('Fruit and vegetables', 'Frutas y verduras', 'فواكه وخضار'),
    picture('🥕 🍎 🥬', 'sage', 'none'),
    {
      featured: true,
    },
  ),
  fruit: category('fruit', t('Fruit', 'Fruta', 'فواكه'), picture('🍓 🍋 🫐', 'rose', 'none'), {
    parent: 'produce',
    featured: true,
  }),
  vegetables: category('vegetables', t('Vegetables', 'Verduras', 'خضار'), picture('🥦 🥕 🍅', 'sage', 'none'), {
    parent: 'produce',
    featured: true,
  }),
  herbs: category(
    'herbs',
    t('Herbs and aromatics', 'Hierbas y aromáticos', 'أعشاب ومنكّهات'),
    picture('🌿 🧄 🫚', 'sage', 'none'),
    {
      parent: 'produce',
    },
  ),
  dairy: category('dairy', t('Dairy and eggs', 'Lácteos y huevos', 'ألبان وبيض'), picture('🥛 🧀 🥚', 'mint', 'none'), {
    featured: true,
  }),
  milk: category(
    'milk',
    t('Milk and yoghurt', 'Leche y yogur', 'حليب وزبادي'),
    picture('gable-sky-milk 🥣 🫐', 'mint', 'none'),
    {
      parent: 'dairy',
    },
  ),
  cheese: category('cheese', t('Cheese', 'Quesos', 'أجبان'), picture('🧀 🍇 🌰', 'mint', 'board'), { parent: 'dairy' }),
  eggs: category(
    'eggs',
    t('Eggs and butter', 'Huevos y mantequilla', 'بيض وزبدة'),
    picture('🥚×3 🧈', 'mint', 'none'),
    {
      parent: 'dairy',
    },
  ),
  bakery: category('bakery', t('Bakery', 'Panadería', 'مخبوزات'), picture('🥐 🍞 🥖', 'butter', 'board'), {
    featured: true,
  }),
  bread: category('bread', t('Bread', 'Pan', 'خبز'), picture('🍞 🌾 🧈', 'butter', 'board'), { parent: 'bakery' }),
  buns: category(
    'buns',
    t('Buns and cakes', 'Bollos y tartas', 'كعك ومعجنات'),
    picture('🥯 🧁 🍩', 'butter', 'board'),
    {
      parent: 'bakery',
    },
  ),
  meatAndFish: category(
    'meat-fish',
    t('Meat and fish', 'Carne y pescado', 'لحوم وأسماك'),
    picture('🥩 🐟 🌿', 'rose', 'board'),
    {
      featured: true,
    },
  ),
  meat: category('meat', t('Meat and poultry', 'Carne y aves', 'لحوم ودواجن'), picture('🍖 🌿 🧄', 'rose', 'board'), {
    parent: 'meat-fish',
  }),
  fish: category(
    'fish',
    t('Fish and shellfish', 'Pescado y marisco', 'أسماك ومأكولات بحرية'),
    picture('🐟 🍋 🦐', 'sky', 'plate'),
    {
      parent: 'meat-fish',
    },
  ),
  pantry: category('pantry', t('Pantry', 'Despensa', 'مؤونة'), picture('🥫 🍝 🫒', 'sand', 'none'), { featured: true }),
  grains: category(
    'grains',
    t('Pasta, rice and grains', 'Pasta, arroz y cereales', 'معكرونة وأرز وحبوب'),
    picture('🍝 🌾 🍚', 'sand', 'none'),
    { parent: 'pantry' },
  ),
  tins: category('tins', t('Tins and jars', 'Conservas', 'معلبات'), picture('can-coral-salad 🍅 🫘', 'sand', 'none'), {
    parent: 'pantry',
  }),
  seasoning: category(
    'seasoning',
    t('Oils, spices and baking', 'Aceites, especias y repostería', 'زيوت وبهارات ولوازم الخَبز'),
    picture('🫒 🧂 🌶️', 'sand', 'none'),
    { parent: 'pantry' },
  ),
  drinks: category('drinks', t('Drinks', 'Bebidas', 'مشروبات'), picture('🧃 🍊 🧊', 'sky', 'none'), { featured: true }),
  coldDrinks: category(
    'cold-drinks',
    t('Water, juice and soda', 'Agua, zumos y refrescos', 'مياه وعصائر وغازيات'),
    picture('can-cherry-glass-water 🍎 💧', 'sky', 'none'),
    { parent: 'drinks' },
  ),
  hotDrinks: category(
    'hot-drinks',
    t('Coffee and tea', 'Café y té', 'قهوة وشاي'),
    picture('☕ 🍵 🍪', 'sand', 'none'),
    {
      parent: 'drinks',
    },
  ),
  snacks: category(
    'snacks',
    t('Snacks and sweets', 'Aperitivos y dulces', 'تسالٍ وحلويات'),
    picture('🍪 🍫 🍿', 'peach', 'none'),
    {
      featured: true,
    },
  ),
  savoury: category(
    'savoury',
    t('Crisps and nuts', 'Patatas y frutos secos', 'رقائق ومكسرات'),
    picture('🥨 🥜 🍿', 'peach', 'none'),
    {
      parent: 'snacks',
    },
  ),
  sweets: category(
    'sweets',
    t('Chocolate and candy', 'Chocolate y caramelos', 'شوكولاتة وحلوى'),
    picture('🍫 🍬 🍭', 'peach', 'none'),
    {
      parent: 'snacks',
    },
  ),
  frozen: category('frozen', t('Frozen', 'Congelados', 'مجمدات'), picture('🍨 🧊 🫛', 'sky', 'none'), {
    featured: true,
  }),
  ready: category('ready', t('Ready to eat', 'Platos preparados', 'جاهز للأكل'), picture('🥗 🥪 🍱', 'peach', 'none')),
  household: category('household', t('Household', 'Hogar', 'مستلزمات المنزل'), picture('🧻 🧽 🫧', 'lilac', 'none'), {
    featured: true,
  }),
  care: category(
    'personal-care',
    t('Personal care', 'Cuidado personal', 'عناية شخصية'),
    picture('🧴 🧼 🪥', 'lilac', 'none'),
  ),
  baby: category('baby', t('Baby', 'Bebé', 'مستلزمات الأطفال'), picture('🍼 🧸 🧷', 'butter', 'none')),
  pets: category('pets', t('Pets', 'Mascotas', 'حيوانات أليفة'), picture('🦴 🐕 🐾', 'sand', 'none')),
  flowers: category(
    'flowers',
    t('Flowers and plants', 'Flores y plantas', 'زهور ونباتات'),
    picture('💐 🌷 🪴', 'mint', 'none'),
  ),
} as const;
