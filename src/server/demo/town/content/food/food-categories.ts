import { category, picture, t } from '../writing.ts';

/** One ground and one base per category, so that a list of a kind looks like one table. */
export const foodCategories = {
  burgers: category('burgers', t('Burgers', 'Hamburguesas', 'برغر'), picture('🍔 🍅 🥬', 'peach', 'plate'), {
    featured: true,
  }),
  beefBurgers: category(
    'beef-burgers',
    t('Beef burgers', 'De ternera', 'برغر لحم'),
    picture('🥩 🧀 🍅', 'peach', 'plate'),
    {
      parent: 'burgers',
    },
  ),
  chickenBurgers: category(
    'chicken-burgers',
    t('Chicken burgers', 'De pollo', 'برغر دجاج'),
    picture('🐔 🍗 🥬', 'peach', 'plate'),
    {
      parent: 'burgers',
    },
  ),
  plantBurgers: category(
    'plant-burgers',
    t('Plant burgers', 'Vegetales', 'برغر نباتي'),
    picture('🌱 🥑 🥬', 'peach', 'plate'),
    {
      parent: 'burgers',
    },
  ),
  hotDogs: category('hot-dogs', t('Hot dogs', 'Perritos calientes', 'هوت دوغ'), picture('🌭 🧅 🥒', 'peach', 'plate'), {
    parent: 'burgers',
  }),
  pizza: category('pizza', t('Pizza', 'Pizza', 'بيتزا'), picture('🍕 🍅 🌿', 'butter', 'board'), { featured: true }),
  redPizza: category(
    'red-pizza',
    t('With tomato', 'Con tomate', 'بصلصة الطماطم'),
    picture('🍅 🧀', 'butter', 'board'),
    {
      parent: 'pizza',
    },
  ),
  whitePizza: category(
    'white-pizza',
    t('White pizza', 'Pizza blanca', 'بيتزا بيضاء'),
    picture('🧀 🌿', 'butter', 'board'),
    {
      parent: 'pizza',
    },
  ),
  pasta: category('pasta', t('Pasta', 'Pasta', 'معكرونة'), picture('🍝 🍅 🌿', 'butter', 'plate')),
  sushi: category('sushi', t('Sushi', 'Sushi', 'سوشي'), picture('🍣 🍱 🍵', 'sage', 'board'), { featured: true }),
  rolls: category(
    'rolls',
    t('Nigiri and rolls', 'Nigiri y rollos', 'نيغيري ولفائف'),
    picture('🍙 🥑 🫚', 'sage', 'board'),
    {
      parent: 'sushi',
    },
  ),
  bento: category(
    'bento',
    t('Bento and small plates', 'Bento y platillos', 'بينتو وأطباق صغيرة'),
    picture('🍱 🍙 🍵', 'sage', 'board'),
    {
      parent: 'sushi',
    },
  ),
  salads: category('salads', t('Salads', 'Ensaladas', 'سلطات'), picture('🥗 🥑 🍋', 'mint', 'plate'), {
    featured: true,
  }),
  noodles: category('noodles', t('Noodles', 'Fideos', 'نودلز'), picture('🍜 🥚 🌶️', 'rose', 'plate'), {
    featured: true,
  }),
  ramen: category('ramen', t('Ramen', 'Ramen', 'رامن'), picture('🍥 🥚', 'rose', 'plate'), { parent: 'noodles' }),
  wok: category('wok', t('From the wok', 'Del wok', 'من الووك'), picture('🥡 🥦 🌶️', 'rose', 'plate'), {
    parent: 'noodles',
  }),
  dumplings: category(
    'dumplings',
    t('Dumplings', 'Empanadillas asiáticas', 'دمبلنغ'),
    picture('🥟×2 🫚 🌶️', 'rose', 'plate'),
    {
      parent: 'noodles',
    },
  ),
  tacos: category('tacos', t('Tacos', 'Tacos', 'تاكو'), picture('🌮 🥑 🌶️', 'butter', 'board'), { featured: true }),
  curry: category('curry', t('Curry', 'Curri', 'كاري'), picture('🍛 🌶️ 🍚', 'peach', 'plate'), { featured: true }),
  breakfast: category('breakfast', t('Breakfast', 'Desayunos', 'فطور'), picture('🥞 🫐 🍯', 'sand', 'plate'), {
    featured: true,
  }),
  desserts: category('desserts', t('Desserts', 'Postres', 'حلويات'), picture('🍰 🍓 🍫', 'rose', 'plate'), {
    featured: true,
  }),
  cakes: category('cakes', t('Cakes and pies', 'Tartas', 'كعك وفطائر'), picture('🎂 🍓 🫐', 'rose', 'plate'), {
    parent: 'desserts',
  }),
  iceCream: category('ice-cream', t('Ice cream', 'Helados', 'مثلجات'), picture('🍨 🍒 🍫', 'rose', 'plate'), {
    parent: 'desserts',
  }),
  pastries: category(
    'pastries',
    t('Buns and pastries', 'Bollería', 'معجنات حلوة'),
    picture('🥐 🧈 🍯', 'rose', 'plate'),
    {
      parent: 'desserts',
    },
  ),
  coffee: category('coffee', t('Coffee and tea', 'Café y té', 'قهوة وشاي'), picture('☕ 🥐 🍪', 'sand', 'none'), {
    featured: true,
  }),
  chicken: category('chicken', t('Chicken', 'Pollo', 'دجاج'), picture('🍗×2 🌶️ 🍋', 'peach', 'plate'), {
    featured: true,
  }),
  seafood: category(
    'seafood',
    t('Seafood', 'Pescado y marisco', 'مأكولات بحرية'),
    picture('🦐 🍋 🌿', 'sky', 'plate'),
    {
      featured: true,
    },
  ),
  wraps: category('wraps', t('Wraps and kebab', 'Wraps y kebab', 'لفائف وكباب'), picture('🥙 🍅 🧅', 'sage', 'board'), {
    featured: true,
  }),
  sides: category('sides', t('Sides', 'Acompañamientos', 'أطباق جانبية'), picture('🍟 🧂 🍅', 'butter', 'plate')),
  drinks: category('drinks', t('Drinks', 'Bebidas', 'مشروبات'), picture('🥤 🧊 🍋', 'rose', 'none')),
} as const;
