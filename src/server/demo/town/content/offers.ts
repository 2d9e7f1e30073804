import type { Text } from '#domain/text.ts';
import type { BannerScene } from '../town-pictures.ts';
import type { ZoneKey } from './addresses.ts';
import type { ModuleType } from './modules.ts';

/** Where a banner leads, by key: what its picture and its words promise must be there. */
export type BannerTarget = { store: string } | { item: string } | { category: string } | { link: string };

export type BannerContent = {
  title: Text;
  module: ModuleType;
  scene: BannerScene;
  to: BannerTarget;
  featured?: boolean;
};

export const banners: readonly BannerContent[] = [
  {
    module: 'food',
    title: {
      en: 'Burger night, every night',
      es: 'Noche de hamburguesas, todas las noches',
      ar: 'ليلة البرغر، كل ليلة',
    },
    scene: { objects: ['1f354', '1f35f'], ground: 'peach', base: 'plate' },
    to: { store: 'smash-and-co' },
    featured: true,
  },
  {
    module: 'food',
    title: { en: 'Lunch for under $12', es: 'Comida por menos de 12 $', ar: 'غداء بأقل من 12$' },
    scene: { objects: ['1f957', '1f35c'], ground: 'sage', base: 'board' },
    to: { link: '/home?search=popular&data_type=popular&max_price=12' },
  },
  {
    module: 'food',
    title: { en: 'Something sweet to end on', es: 'Algo dulce para acabar', ar: 'ختامها حلوى' },
    scene: { objects: ['1f370', '1f369'], ground: 'rose', base: 'plate' },
    to: { item: 'strawberry-cream-cake' },
  },
  {
    module: 'grocery',
    title: { en: 'Fruit that came in this morning', es: 'Fruta llegada esta mañana', ar: 'فاكهة وصلت هذا الصباح' },
    scene: { objects: ['1f34e', '1f34a', '1f347'], ground: 'sage', base: 'board' },
    to: { store: 'frukthuset' },
    featured: true,
  },
  {
    module: 'grocery',
    title: { en: 'Breakfast is in the basket', es: 'El desayuno está en la cesta', ar: 'الفطور في السلة' },
    scene: { objects: ['1f950', '1f95b'], ground: 'butter', base: 'board' },
    to: { category: 'bakery' },
  },
  {
    module: 'grocery',
    title: { en: 'Weekend barbecue', es: 'Barbacoa de fin de semana', ar: 'شواء نهاية الأسبوع' },
    scene: { objects: ['1f969', '1f33d'], ground: 'rose', base: 'board' },
    to: { item: 'ribeye' },
  },
  {
    module: 'pharmacy',
    title: { en: 'Ready for the cold season', es: 'Listos para la temporada de resfriados', ar: 'مستعدون لموسم البرد' },
    scene: { objects: ['1f48a', '1f321-fe0f'], ground: 'mint' },
    to: { category: 'cold-flu' },
    featured: true,
  },
  {
    module: 'pharmacy',
    title: { en: 'Send your prescription as a photo', es: 'Envía tu receta con una foto', ar: 'أرسل وصفتك كصورة' },
    scene: { objects: ['1f9fe', '1f4f1'], ground: 'mint' },
    to: { category: 'prescription' },
  },
  {
    module: 'ecommerce',
    title: { en: 'New sound for less', es: 'Sonido nuevo por menos', ar: 'صوت جديد بسعر أقل' },
    scene: { objects: ['1f3a7', '1f4f1'], ground: 'lilac', base: 'podium' },
    to: { store: 'klangbutiken' },
    featured: true,
  },
  {
    module: 'ecommerce',
    title: { en: 'Dressed for autumn', es: 'Vestidos para el otoño', ar: 'أناقة الخريف' },
    scene: { objects: ['1f9e5', '1f462'], ground: 'sand', base: 'podium' },
    to: { category: 'fashion' },
  },
  {
    module: 'ecommerce',
    title: { en: 'A corner to read in', es: 'Un rincón para leer', ar: 'ركن للقراءة' },
    scene: { objects: ['1f6cb-fe0f', '1f4da'], ground: 'butter' },
    to: { item: 'three-seat-sofa' },
  },
  {
    module: 'rental',
    title: { en: 'A weekend at the coast', es: 'Un fin de semana en la costa', ar: 'نهاية أسبوع على الساحل' },
    scene: { objects: ['1f699', '1f3d6-fe0f'], ground: 'sky' },
    to: { link: '/rental/vehicle-search' },
    featured: true,
  },
  {
    module: 'rental',
    title: { en: 'Moving? Take the big one', es: '¿Te mudas? Llévate el grande', ar: 'تنتقل؟ خذ الكبيرة' },
    scene: { objects: ['1f69a', '1f4e6'], ground: 'sand' },
    to: { store: 'kviberg-last' },
  },
  {
    module: 'parcel',
    title: {
      en: 'Across town within the hour',
      es: 'Al otro lado de la ciudad en una hora',
      ar: 'عبر المدينة خلال ساعة',
    },
    scene: { objects: ['1f4e6', '1f6f5'], ground: 'butter' },
    to: { link: '/parcel-delivery-info' },
    featured: true,
  },
];

export type BasicCampaignContent = { module: ModuleType; title: Text; description: Text; scene: BannerScene };

export const basicCampaigns: readonly BasicCampaignContent[] = [
  {
    module: 'food',
    title: { en: 'Taste of Haga', es: 'Sabor de Haga', ar: 'مذاق هاغا' },
    description: {
      en: 'Kitchens around Haga and Linné cook their best-loved dish at a friendlier price.',
      es: 'Las cocinas de Haga y Linné preparan su plato más querido a un precio más amable.',
      ar: 'مطابخ هاغا ولينيه تقدّم أحب أطباقها بسعر ألطف.',
    },
    scene: { objects: ['1f372', '1f35d'], ground: 'peach', base: 'plate' },
  },
  {
    module: 'food',
    title: { en: 'Green week', es: 'Semana verde', ar: 'الأسبوع الأخضر' },
    description: {
      en: 'Vegetables first: salads, bowls and curries from kitchens that mean it.',
      es: 'Primero las verduras: ensaladas, cuencos y currys de cocinas que se lo toman en serio.',
      ar: 'الخضار أولًا: سلطات وأوعية وكاري من مطابخ تعني ما تقول.',
    },
    scene: { objects: ['1f957', '1f951'], ground: 'sage', base: 'board' },
  },
  {
    module: 'grocery',
    title: { en: 'Harvest days', es: 'Días de cosecha', ar: 'أيام الحصاد' },
    description: {
      en: 'Potatoes, apples and cabbage straight from farms around Kungälv.',
      es: 'Patatas, manzanas y col directas de las granjas de Kungälv.',
      ar: 'بطاطا وتفاح وملفوف من مزارع كونغيلف مباشرة.',
    },
    scene: { objects: ['1f954', '1f34e', '1f96c'], ground: 'sage', base: 'board' },
  },
  {
    module: 'grocery',
    title: { en: 'Fill the freezer', es: 'Llena el congelador', ar: 'املأ المجمّد' },
    description: {
      en: 'Frozen berries, bread and dinners for busy weeks.',
      es: 'Frutos rojos, pan y cenas congeladas para semanas con prisa.',
      ar: 'توت وخبز ووجبات مجمدة لأسابيع مزدحمة.',
    },
    scene: { objects: ['1fad0', '1f9ca'], ground: 'sky' },
  },
  {
    module: 'pharmacy',
    title: { en: 'Winter shelf', es: 'Estante de invierno', ar: 'رف الشتاء' },
    description: {
      en: 'Vitamins, throat lozenges and hand cream, gathered in one place.',
      es: 'Vitaminas, pastillas para la garganta y crema de manos, todo en un sitio.',
      ar: 'فيتامينات وأقراص للحلق وكريم لليدين في مكان واحد.',
    },
    scene: { objects: ['1f48a', '1f9f4'], ground: 'mint' },
  },
  {
    module: 'ecommerce',
    title: { en: 'Back to the desk', es: 'De vuelta al escritorio', ar: 'عودة إلى المكتب' },
    description: {
      en: 'Screens, lamps and notebooks for a room that has become an office.',
      es: 'Pantallas, lámparas y cuadernos para una habitación convertida en oficina.',
      ar: 'شاشات ومصابيح ودفاتر لغرفة صارت مكتبًا.',
    },
    scene: { objects: ['1f4bb', '1f4da'], ground: 'lilac', base: 'podium' },
  },
  {
    module: 'ecommerce',
    title: { en: 'Ready for rain', es: 'Listos para la lluvia', ar: 'مستعدون للمطر' },
    description: {
      en: 'Coats, boots and umbrellas. This is Gothenburg, after all.',
      es: 'Abrigos, botas y paraguas. Al fin y al cabo, esto es Gotemburgo.',
      ar: 'معاطف وأحذية ومظلات. فهذه غوتنبرغ على أي حال.',
    },
    scene: { objects: ['2614', '1f97e'], ground: 'sky', base: 'podium' },
  },
];

/** What stands in the title of a campaign item in front of the item's own name. */
export const itemCampaignTitles: Partial<Record<ModuleType, Text>> = {
  food: { en: 'Chef’s pick', es: 'Elección del chef', ar: 'اختيار الشيف' },
  grocery: { en: 'Deal of the week', es: 'Oferta de la semana', ar: 'عرض الأسبوع' },
  pharmacy: { en: 'Care deal', es: 'Oferta de cuidado', ar: 'عرض العناية' },
  ecommerce: { en: 'Just for you', es: 'Solo para ti', ar: 'لك وحدك' },
};

export const flashSales: Partial<Record<ModuleType, Text>> = {
  grocery: {
    en: 'Flash sale: this week’s basket',
    es: 'Venta flash: la cesta de la semana',
    ar: 'تخفيضات خاطفة: سلة هذا الأسبوع',
  },
  ecommerce: {
    en: 'Flash sale: gone when it is gone',
    es: 'Venta flash: hasta agotar existencias',
    ar: 'تخفيضات خاطفة: حتى نفاد الكمية',
  },
};

export type CouponContent = {
  code: string;
  module: ModuleType;
  title: Text;
  coupon_type: 'default' | 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order';
  /** per cent, or minor units when `amount` */
  discount: number;
  amount?: boolean;
  min_purchase: number;
  max_discount?: number;
  limit?: number;
  zones?: readonly ZoneKey[];
  /** made by a store of the module for itself */
  by_vendor?: boolean;
};

export const coupons: readonly CouponContent[] = [
  {
    code: 'HELLO15',
    module: 'food',
    title: { en: '15% off for a good start', es: '15 % para empezar bien', ar: 'خصم 15٪ لبداية موفقة' },
    coupon_type: 'first_order',
    discount: 15,
    min_purchase: 1000,
    max_discount: 600,
    limit: 1,
  },
  {
    code: 'LUNCH10',
    module: 'food',
    title: { en: '10% off any lunch', es: '10 % en cualquier comida', ar: 'خصم 10٪ على أي غداء' },
    coupon_type: 'default',
    discount: 10,
    min_purchase: 1200,
    max_discount: 400,
  },
  {
    code: 'DELIVERED',
    module: 'food',
    title: { en: 'Free delivery', es: 'Envío gratis', ar: 'توصيل مجاني' },
    coupon_type: 'free_delivery',
    discount: 0,
    min_purchase: 1500,
    limit: 3,
  },
  {
    code: 'KITCHEN20',
    module: 'food',
    title: { en: '20% off at chosen kitchens', es: '20 % en cocinas elegidas', ar: 'خصم 20٪ في مطابخ مختارة' },
    coupon_type: 'store_wise',
    discount: 20,
    min_purchase: 1500,
    max_discount: 800,
    limit: 2,
  },
  {
    code: 'HISINGEN5',
    module: 'food',
    title: { en: '$5 off on the north bank', es: '5 $ menos en la orilla norte', ar: 'خصم 5$ على الضفة الشمالية' },
    coupon_type: 'zone_wise',
    discount: 500,
    amount: true,
    min_purchase: 2000,
    zones: ['hisingen'],
    limit: 2,
  },
  {
    code: 'HOUSE12',
    module: 'food',
    title: { en: 'The house invites: 12% off', es: 'La casa invita: 12 % menos', ar: 'ضيافة البيت: خصم 12٪' },
    coupon_type: 'default',
    discount: 12,
    min_purchase: 1000,
    max_discount: 500,
    by_vendor: true,
    limit: 1,
  },
  {
    code: 'BASKET8',
    module: 'grocery',
    title: { en: '8% off a full basket', es: '8 % en una cesta llena', ar: 'خصم 8٪ على سلة كاملة' },
    coupon_type: 'default',
    discount: 8,
    min_purchase: 3000,
    max_discount: 700,
  },
  {
    code: 'FIRSTBAG',
    module: 'grocery',
    title: { en: '$4 off your first bag', es: '4 $ menos en tu primera bolsa', ar: 'خصم 4$ على حقيبتك الأولى' },
    coupon_type: 'first_order',
    discount: 400,
    amount: true,
    min_purchase: 2000,
    limit: 1,
  },
  {
    code: 'BAGFREE',
    module: 'grocery',
    title: { en: 'Free delivery on groceries', es: 'Envío gratis en supermercado', ar: 'توصيل مجاني للبقالة' },
    coupon_type: 'free_delivery',
    discount: 0,
    min_purchase: 2500,
  },
  {
    code: 'EASTSIDE',
    module: 'grocery',
    title: { en: '10% off in the east', es: '10 % en el este', ar: 'خصم 10٪ في الشرق' },
    coupon_type: 'zone_wise',
    discount: 10,
    min_purchase: 2000,
    max_discount: 500,
    zones: ['oster'],
    limit: 2,
  },
  {
    code: 'CARE10',
    module: 'pharmacy',
    title: { en: '10% off care products', es: '10 % en cuidado personal', ar: 'خصم 10٪ على منتجات العناية' },
    coupon_type: 'default',
    discount: 10,
    min_purchase: 1500,
    max_discount: 500,
  },
  {
    code: 'PHARM5',
    module: 'pharmacy',
    title: { en: '5% off at chosen pharmacies', es: '5 % en farmacias elegidas', ar: 'خصم 5٪ في صيدليات مختارة' },
    coupon_type: 'store_wise',
    discount: 5,
    min_purchase: 1000,
    limit: 3,
  },
  {
    code: 'NEWTECH',
    module: 'ecommerce',
    title: { en: '12% off at chosen shops', es: '12 % en tiendas elegidas', ar: 'خصم 12٪ في متاجر مختارة' },
    coupon_type: 'store_wise',
    discount: 12,
    min_purchase: 5000,
    max_discount: 3000,
    limit: 1,
  },
  {
    code: 'SHOP25',
    module: 'ecommerce',
    title: { en: '$25 off above $200', es: '25 $ menos a partir de 200 $', ar: 'خصم 25$ لما فوق 200$' },
    coupon_type: 'default',
    discount: 2500,
    amount: true,
    min_purchase: 20000,
    limit: 1,
  },
  {
    code: 'SHIPFREE',
    module: 'ecommerce',
    title: { en: 'Free delivery', es: 'Envío gratis', ar: 'توصيل مجاني' },
    coupon_type: 'free_delivery',
    discount: 0,
    min_purchase: 4000,
  },
  {
    code: 'CITYWIDE',
    module: 'ecommerce',
    title: { en: '7% off in the city centre', es: '7 % en el centro', ar: 'خصم 7٪ في وسط المدينة' },
    coupon_type: 'zone_wise',
    discount: 7,
    min_purchase: 3000,
    max_discount: 1500,
    zones: ['centrum', 'greater'],
  },
  {
    code: 'FIRSTSHOP',
    module: 'ecommerce',
    title: { en: '10% off your first order', es: '10 % en tu primer pedido', ar: 'خصم 10٪ على طلبك الأول' },
    coupon_type: 'first_order',
    discount: 10,
    min_purchase: 2000,
    max_discount: 2000,
    limit: 1,
  },
  {
    code: 'ROADTRIP',
    module: 'rental',
    title: { en: '10% off any trip', es: '10 % en cualquier viaje', ar: 'خصم 10٪ على أي رحلة' },
    coupon_type: 'default',
    discount: 10,
    min_purchase: 5000,
    max_discount: 2500,
  },
  {
    code: 'FIRSTRIDE',
    module: 'rental',
    title: { en: '$15 off your first trip', es: '15 $ menos en tu primer viaje', ar: 'خصم 15$ على رحلتك الأولى' },
    coupon_type: 'first_order',
    discount: 1500,
    amount: true,
    min_purchase: 4000,
    limit: 1,
  },
  {
    code: 'HAMNEN15',
    module: 'rental',
    title: { en: '15% off at chosen providers', es: '15 % en proveedores elegidos', ar: 'خصم 15٪ لدى مزوّدين مختارين' },
    coupon_type: 'store_wise',
    discount: 15,
    min_purchase: 3000,
    max_discount: 3000,
    limit: 2,
  },
];

export const advertisementTexts: readonly { title: Text; description: Text }[] = [
  {
    title: { en: 'Meet your new regular', es: 'Conoce tu nuevo lugar de siempre', ar: 'تعرّف إلى مكانك المفضل الجديد' },
    description: {
      en: 'Small team, short menu, everything made the same morning.',
      es: 'Equipo pequeño, carta corta y todo hecho esa misma mañana.',
      ar: 'فريق صغير وقائمة قصيرة وكل شيء يُحضَّر في الصباح نفسه.',
    },
  },
  {
    title: { en: 'Loved by the neighbours', es: 'Querido por el barrio', ar: 'محبوب في الحي' },
    description: {
      en: 'One of the best rated in this part of town. See why.',
      es: 'De los mejor valorados de esta zona. Descubre por qué.',
      ar: 'من الأعلى تقييمًا في هذه الناحية من المدينة. اكتشف السبب.',
    },
  },
  {
    title: { en: 'New around the corner', es: 'Nuevo a la vuelta de la esquina', ar: 'جديد عند الزاوية' },
    description: {
      en: 'They opened not long ago and already know half the street by name.',
      es: 'Abrieron hace poco y ya conocen a media calle por su nombre.',
      ar: 'افتتحوا قبل وقت قصير ويعرفون نصف الشارع بأسمائهم.',
    },
  },
];

/** Pictures between the lists of a module's home. */
export const promotionalBanners: readonly { module: ModuleType; key: string; scene: BannerScene }[] = [
  {
    module: 'food',
    key: 'best_reviewed_section_banner',
    scene: { objects: ['1f355', '1f957'], ground: 'butter', base: 'board' },
  },
  {
    module: 'grocery',
    key: 'best_reviewed_section_banner',
    scene: { objects: ['1f951', '1f34b'], ground: 'sage', base: 'board' },
  },
  { module: 'grocery', key: 'bottom_section_banner', scene: { objects: ['1f6d2', '1f96c'], ground: 'mint' } },
  { module: 'pharmacy', key: 'basic_section_nearby', scene: { objects: ['1fa79', '1f48a'], ground: 'mint' } },
  {
    module: 'ecommerce',
    key: 'best_reviewed_section_banner',
    scene: { objects: ['231a', '1f3a7'], ground: 'lilac', base: 'podium' },
  },
  {
    module: 'ecommerce',
    key: 'new_arrival_section_banner',
    scene: { objects: ['1f45f', '1f457'], ground: 'rose', base: 'podium' },
  },
  { module: 'ecommerce', key: 'bottom_section_banner', scene: { objects: ['1f6cd-fe0f', '1f381'], ground: 'lilac' } },
  { module: 'parcel', key: 'promotional_banner_1', scene: { objects: ['1f4e6', '1f6b2'], ground: 'butter' } },
  { module: 'parcel', key: 'promotional_banner_2', scene: { objects: ['1f381', '1f490'], ground: 'rose' } },
];
