import { category, picture, t } from './writing.ts';

/** One ground and one base per category, so that a list of a kind looks like one table. */
export const foodCategories = {
  burgers: category('burgers', t('Burgers', 'Hamburguesas'), picture('🍔 🍅 🥬', 'peach', 'plate'), { featured: true }),
  beefBurgers: category('beef-burgers', t('Beef burgers', 'De ternera'), picture('🍔 🧀 🍅', 'peach', 'plate'), {
    parent: 'burgers',
  }),
  chickenBurgers: category('chicken-burgers', t('Chicken burgers', 'De pollo'), picture('🍔 🍗 🥬', 'peach', 'plate'), {
    parent: 'burgers',
  }),
  plantBurgers: category('plant-burgers', t('Plant burgers', 'Vegetales'), picture('🍔 🥑 🥬', 'peach', 'plate'), {
    parent: 'burgers',
  }),
  hotDogs: category('hot-dogs', t('Hot dogs', 'Perritos calientes'), picture('🌭 🧅 🥒', 'peach', 'plate'), {
    parent: 'burgers',
  }),
  pizza: category('pizza', t('Pizza', 'Pizza'), picture('🍕 🍅 🌿', 'butter', 'board'), { featured: true }),
  redPizza: category('red-pizza', t('With tomato', 'Con tomate'), picture('🍕 🍅 🧀', 'butter', 'board'), {
    parent: 'pizza',
  }),
  whitePizza: category('white-pizza', t('White pizza', 'Pizza blanca'), picture('🍕 🧀 🌿', 'butter', 'board'), {
    parent: 'pizza',
  }),
  pasta: category('pasta', t('Pasta', 'Pasta'), picture('🍝 🍅 🌿', 'butter', 'plate')),
  sushi: category('sushi', t('Sushi', 'Sushi'), picture('🍣 🍱 🍵', 'sage', 'board'), { featured: true }),
  rolls: category('rolls', t('Nigiri and rolls', 'Nigiri y rollos'), picture('🍣 🥑 🫚', 'sage', 'board'), {
    parent: 'sushi',
  }),
  bento: category('bento', t('Bento and small plates', 'Bento y platillos'), picture('🍱 🍙 🍵', 'sage', 'board'), {
    parent: 'sushi',
  }),
  salads: category('salads', t('Salads', 'Ensaladas'), picture('🥗 🥑 🍋', 'mint', 'plate'), { featured: true }),
  noodles: category('noodles', t('Noodles', 'Fideos'), picture('🍜 🥚 🌶️', 'rose', 'plate'), { featured: true }),
  ramen: category('ramen', t('Ramen', 'Ramen'), picture('🍜 🍥 🥚', 'rose', 'plate'), { parent: 'noodles' }),
  wok: category('wok', t('From the wok', 'Del wok'), picture('🥡 🥦 🌶️', 'rose', 'plate'), { parent: 'noodles' }),
  dumplings: category('dumplings', t('Dumplings', 'Empanadillas asiáticas'), picture('🥟×2 🫚 🌶️', 'rose', 'plate'), {
    parent: 'noodles',
  }),
  tacos: category('tacos', t('Tacos', 'Tacos'), picture('🌮 🥑 🌶️', 'butter', 'board'), { featured: true }),
  curry: category('curry', t('Curry', 'Curri'), picture('🍛 🌶️ 🍚', 'peach', 'plate'), { featured: true }),
  breakfast: category('breakfast', t('Breakfast', 'Desayunos'), picture('🥞 🫐 🍯', 'sand', 'plate'), {
    featured: true,
  }),
  desserts: category('desserts', t('Desserts', 'Postres'), picture('🍰 🍓 🍫', 'rose', 'plate'), { featured: true }),
  cakes: category('cakes', t('Cakes and pies', 'Tartas'), picture('🍰 🍓 🫐', 'rose', 'plate'), { parent: 'desserts' }),
  iceCream: category('ice-cream', t('Ice cream', 'Helados'), picture('🍨 🍒 🍫', 'rose', 'plate'), {
    parent: 'desserts',
  }),
  pastries: category('pastries', t('Buns and pastries', 'Bollería'), picture('🥐 🧈 🍯', 'rose', 'plate'), {
    parent: 'desserts',
  }),
  coffee: category('coffee', t('Coffee and tea', 'Café y té'), picture('☕ 🥐 🍪', 'sand', 'none'), { featured: true }),
  chicken: category('chicken', t('Chicken', 'Pollo'), picture('🍗×2 🌶️ 🍋', 'peach', 'plate'), { featured: true }),
  seafood: category('seafood', t('Seafood', 'Pescado y marisco'), picture('🦐 🍋 🌿', 'sky', 'plate'), {
    featured: true,
  }),
  wraps: category('wraps', t('Wraps and kebab', 'Wraps y kebab'), picture('🥙 🍅 🧅', 'sage', 'board'), {
    featured: true,
  }),
  sides: category('sides', t('Sides', 'Acompañamientos'), picture('🍟 🧂 🍅', 'butter', 'plate')),
  drinks: category('drinks', t('Drinks', 'Bebidas'), picture('🥤 🧊 🍋', 'rose', 'none')),
} as const;
