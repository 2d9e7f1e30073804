import { category, picture, t } from '../writing.ts';

export const ecommerceCategories = {
  electronics: category(
    'electronics',
    t('Electronics', 'Electrónica', 'إلكترونيات'),
    picture('🖥️ 🎧 💻', 'lilac', 'podium'),
    {
      featured: true,
    },
  ),
  phones: category(
    'phones',
    t('Phones and watches', 'Móviles y relojes', 'هواتف وساعات'),
    picture('📱 ⌚ 🔋', 'lilac', 'podium'),
    {
      parent: 'electronics',
      featured: true,
    },
  ),
  audio: category('audio', t('Audio', 'Audio', 'صوتيات'), picture('🎧 🎵 🔊', 'lilac', 'podium'), {
    parent: 'electronics',
    featured: true,
  }),
  computers: category('computers', t('Computers', 'Informática', 'حواسيب'), picture('💻 🖱️ ⌨️', 'lilac', 'podium'), {
    parent: 'electronics',
    featured: true,
  }),
  cameras: category(
    'cameras',
    t('Photo and TV', 'Foto y televisión', 'تصوير وتلفاز'),
    picture('📷 📺 🎥', 'lilac', 'podium'),
    {
      parent: 'electronics',
    },
  ),
  gaming: category('gaming', t('Gaming', 'Videojuegos', 'ألعاب فيديو'), picture('🎮 🕹️ 🎧', 'lilac', 'podium'), {
    featured: true,
  }),
  fashion: category('fashion', t('Fashion', 'Moda', 'أزياء'), picture('🛍️ 👕 👟', 'rose', 'none'), { featured: true }),
  women: category('women', t('Women', 'Mujer', 'نساء'), picture('👗 👜 👒', 'rose', 'none'), {
    parent: 'fashion',
    featured: true,
  }),
  men: category('men', t('Men', 'Hombre', 'رجال'), picture('👔 👖 🧥', 'sky', 'none'), {
    parent: 'fashion',
    featured: true,
  }),
  shoes: category('shoes', t('Shoes', 'Zapatos', 'أحذية'), picture('👟 👞 👠', 'sand', 'podium'), {
    parent: 'fashion',
    featured: true,
  }),
  accessories: category(
    'accessories',
    t('Bags and accessories', 'Bolsos y accesorios', 'حقائب وإكسسوارات'),
    picture('👜 🕶️ 🧣', 'rose', 'podium'),
    { parent: 'fashion' },
  ),
  jewellery: category(
    'jewellery',
    t('Watches and jewellery', 'Relojes y joyas', 'ساعات ومجوهرات'),
    picture('💍 💎 ⌚', 'lilac', 'podium'),
  ),
  home: category('home', t('Home', 'Hogar', 'المنزل'), picture('🛋️ 🪴 🖼️', 'sand', 'none'), { featured: true }),
  furniture: category(
    'furniture',
    t('Furniture and light', 'Muebles e iluminación', 'أثاث وإضاءة'),
    picture('🪑 🛋️ 💡', 'sand', 'none'),
    { parent: 'home' },
  ),
  kitchen: category('kitchen', t('Kitchen', 'Cocina', 'مطبخ'), picture('🍳 🔪 🫖', 'sand', 'podium'), {
    parent: 'home',
  }),
  decor: category(
    'decor',
    t('Decoration and plants', 'Decoración y plantas', 'ديكور ونباتات'),
    picture('🪴 🕯️ 🖼️', 'sage', 'none'),
    {
      parent: 'home',
    },
  ),
  beauty: category('beauty', t('Beauty', 'Belleza', 'جمال'), picture('💄 🌸 🪞', 'rose', 'podium'), { featured: true }),
  sports: category('sports', t('Sports', 'Deporte', 'رياضة'), picture('⚽ 🏀 🎾', 'mint', 'none'), { featured: true }),
  training: category(
    'training',
    t('Training and ball games', 'Entrenamiento y balones', 'تدريب وألعاب كرة'),
    picture('🏀 🎾 🥊', 'mint', 'none'),
    { parent: 'sports' },
  ),
  outdoor: category(
    'outdoor',
    t('Outdoor and cycling', 'Aire libre y ciclismo', 'هواء طلق ودراجات'),
    picture('⛺ 🚲 🎒', 'sage', 'none'),
    {
      parent: 'sports',
    },
  ),
  winter: category('winter', t('Winter and water', 'Invierno y agua', 'شتاء وماء'), picture('🎿 ⛸️ ❄️', 'sky', 'none'), {
    parent: 'sports',
  }),
  toys: category('toys', t('Toys and games', 'Juguetes y juegos', 'ألعاب'), picture('🧸 🧩 🚂', 'butter', 'none'), {
    featured: true,
  }),
  books: category('books', t('Books', 'Libros', 'كتب'), picture('📚 👓 ☕', 'peach', 'none'), { featured: true }),
  music: category(
    'music',
    t('Musical instruments', 'Instrumentos musicales', 'آلات موسيقية'),
    picture('🎸 🎹 🎵', 'peach', 'none'),
  ),
  office: category('office', t('Office and art', 'Oficina y arte', 'مكتب وفنون'), picture('🎨 ✏️ 📓', 'butter', 'none')),
  tools: category(
    'tools',
    t('Tools and DIY', 'Herramientas y bricolaje', 'عِدد وأدوات'),
    picture('🧰 🔨 🔩', 'sand', 'none'),
  ),
  travel: category('travel', t('Travel', 'Viaje', 'سفر'), picture('🧳 🗺️ 🧭', 'sky', 'none')),
} as const;
