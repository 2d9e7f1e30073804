import { category, picture, t } from './writing.ts';

export const ecommerceCategories = {
  electronics: category('electronics', t('Electronics', 'Electrónica'), picture('📱 🎧 💻', 'lilac', 'podium'), {
    featured: true,
  }),
  phones: category('phones', t('Phones and watches', 'Móviles y relojes'), picture('📱 ⌚ 🔋', 'lilac', 'podium'), {
    parent: 'electronics',
    featured: true,
  }),
  audio: category('audio', t('Audio', 'Audio'), picture('🎧 🎵 🔊', 'lilac', 'podium'), {
    parent: 'electronics',
    featured: true,
  }),
  computers: category('computers', t('Computers', 'Informática'), picture('💻 🖱️ ⌨️', 'lilac', 'podium'), {
    parent: 'electronics',
    featured: true,
  }),
  cameras: category('cameras', t('Photo and TV', 'Foto y televisión'), picture('📷 📺 🎥', 'lilac', 'podium'), {
    parent: 'electronics',
  }),
  gaming: category('gaming', t('Gaming', 'Videojuegos'), picture('🎮 🕹️ 🎧', 'lilac', 'podium'), { featured: true }),
  fashion: category('fashion', t('Fashion', 'Moda'), picture('👗 👕 👟', 'rose', 'none'), { featured: true }),
  women: category('women', t('Women', 'Mujer'), picture('👗 👜 👒', 'rose', 'none'), {
    parent: 'fashion',
    featured: true,
  }),
  men: category('men', t('Men', 'Hombre'), picture('👔 👖 🧥', 'sky', 'none'), { parent: 'fashion', featured: true }),
  shoes: category('shoes', t('Shoes', 'Zapatos'), picture('👟 👞 👠', 'sand', 'podium'), {
    parent: 'fashion',
    featured: true,
  }),
  accessories: category(
    'accessories',
    t('Bags and accessories', 'Bolsos y accesorios'),
    picture('👜 🕶️ 🧣', 'rose', 'podium'),
    { parent: 'fashion' },
  ),
  jewellery: category(
    'jewellery',
    t('Watches and jewellery', 'Relojes y joyas'),
    picture('💍 💎 ⌚', 'lilac', 'podium'),
  ),
  home: category('home', t('Home', 'Hogar'), picture('🛋️ 🪴 🖼️', 'sand', 'none'), { featured: true }),
  furniture: category(
    'furniture',
    t('Furniture and light', 'Muebles e iluminación'),
    picture('🪑 🛋️ 💡', 'sand', 'none'),
    { parent: 'home' },
  ),
  kitchen: category('kitchen', t('Kitchen', 'Cocina'), picture('🍳 🔪 🫖', 'sand', 'podium'), { parent: 'home' }),
  decor: category('decor', t('Decoration and plants', 'Decoración y plantas'), picture('🪴 🕯️ 🖼️', 'sage', 'none'), {
    parent: 'home',
  }),
  beauty: category('beauty', t('Beauty', 'Belleza'), picture('💄 🌸 🪞', 'rose', 'podium'), { featured: true }),
  sports: category('sports', t('Sports', 'Deporte'), picture('⚽ 🏀 🎾', 'mint', 'none'), { featured: true }),
  training: category(
    'training',
    t('Training and ball games', 'Entrenamiento y balones'),
    picture('🏀 🎾 🥊', 'mint', 'none'),
    { parent: 'sports' },
  ),
  outdoor: category('outdoor', t('Outdoor and cycling', 'Aire libre y ciclismo'), picture('⛺ 🚲 🎒', 'sage', 'none'), {
    parent: 'sports',
  }),
  winter: category('winter', t('Winter and water', 'Invierno y agua'), picture('🎿 ⛸️ ❄️', 'sky', 'none'), {
    parent: 'sports',
  }),
  toys: category('toys', t('Toys and games', 'Juguetes y juegos'), picture('🧸 🧩 🚂', 'butter', 'none'), {
    featured: true,
  }),
  books: category('books', t('Books', 'Libros'), picture('📚 👓 ☕', 'peach', 'none'), { featured: true }),
  music: category('music', t('Musical instruments', 'Instrumentos musicales'), picture('🎸 🎹 🎵', 'peach', 'none')),
  office: category('office', t('Office and art', 'Oficina y arte'), picture('🎨 ✏️ 📓', 'butter', 'none')),
  tools: category('tools', t('Tools and DIY', 'Herramientas y bricolaje'), picture('🧰 🔨 🔩', 'sand', 'none')),
  travel: category('travel', t('Travel', 'Viaje'), picture('🧳 🗺️ 🧭', 'sky', 'none')),
} as const;
