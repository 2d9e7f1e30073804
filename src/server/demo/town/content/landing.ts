import { banner, cover, group, logo, said, tile, townMap } from './landing-parts.ts';
import { questions, testimonials } from './landing-voices.ts';

/** In the order of the page. Keys are those of /react-landing-page, without the `_full_url` of pictures. */
export const landing: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hero_section: {
    header_title: said('Everything your street has to offer', 'Todo lo que ofrece tu calle', 'كل ما يقدّمه شارعك'),
    header_sub_title: said(
      'Dinner, groceries, medicine, parcels, even a car for the weekend. One address, and it is at your door in minutes.',
      'La cena, la compra, medicinas, paquetes y hasta un coche para el fin de semana. Una dirección, y en minutos está en tu puerta.',
      'العشاء والبقالة والدواء والطرود وحتى سيارة لعطلة نهاية الأسبوع. عنوان واحد، ويصلك كل شيء خلال دقائق.',
    ),
    header_tag_line: said('All over Gothenburg', 'Por toda Gotemburgo', 'في جميع أنحاء غوتنبرغ'),
    pick_location_title: said('Where should we bring it?', '¿Adónde lo llevamos?', 'إلى أين نوصله؟'),
    header_image: {
      picture: {
        kind: 'group',
        object: '1f6f5',
        objects: ['1f4e6', '1f6cd-fe0f', '1f354', '1f48a', '1f951'],
        ground: 'peach',
        base: 'plate',
        props: ['1f966', '1f33f'],
      },
    },
  },
  trust_section: {
    trust_section_status: 1,
    cards: [
      {
        status: 1,
        title: said('30 minutes', '30 minutos', '30 دقيقة'),
        sub_title: said(
          'A usual dinner from kitchen to door',
          'Una cena normal, de la cocina a la puerta',
          'عشاء معتاد من المطبخ إلى الباب',
        ),
        image: tile('23f1-fe0f', 'peach'),
      },
      {
        status: 1,
        title: said('80+ places', 'Más de 80 lugares', 'أكثر من 80 متجرًا'),
        sub_title: said(
          'Kitchens, shops and pharmacies in town',
          'Cocinas, tiendas y farmacias en la ciudad',
          'مطابخ ومتاجر وصيدليات في المدينة',
        ),
        image: tile('1f3ea', 'sage'),
      },
      {
        status: 1,
        title: said('Clear prices', 'Precios claros', 'أسعار واضحة'),
        sub_title: said(
          'Delivery and fees shown before you pay',
          'Envío y tasas a la vista antes de pagar',
          'التوصيل والرسوم تظهر قبل الدفع',
        ),
        image: tile('1f4b3', 'mint'),
      },
      {
        status: 1,
        title: said('People who answer', 'Personas que responden', 'أناس يجيبونك'),
        sub_title: said(
          'Seven days a week, in your language',
          'Siete días a la semana, en tu idioma',
          'سبعة أيام في الأسبوع، وبلغتك',
        ),
        image: tile('1f4ac', 'sky'),
      },
    ],
  },
  available_zone_section: {
    available_zone_status: 1,
    available_zone_title: said('Where we ride', 'Por dónde vamos', 'أين نصل'),
    available_zone_short_description: said(
      'From the city centre to both river banks, and parcels and cars all around Gothenburg.',
      'Del centro a las dos orillas del río; paquetes y coches en toda Gotemburgo.',
      'من وسط المدينة إلى ضفتي النهر، والطرود والسيارات في غوتنبرغ وما حولها.',
    ),
    available_zone_image: townMap(),
  },
  promotional_banner_section: {
    promotion_banner_section_status: 0,
    promotion_banners_image: [
      cover('1f354', ['1f35f', '1f964'], 'peach'),
      cover('1f96c', ['1f34e', '1f955'], 'sage'),
      cover('1f697', ['1f332', '1f9f3'], 'sky'),
    ],
  },
  user_app_download_section: {
    download_user_app_section_status: 1,
    download_user_app_title: said('Errand in your pocket', 'Errand en tu bolsillo', 'Errand في جيبك'),
    download_user_app_sub_title: said(
      'Follow the courier, pay with a tap, order again in two.',
      'Sigue al mensajero, paga con un toque, repite en dos.',
      'تابع المندوب، وادفع بلمسة، وأعد الطلب بلمستين.',
    ),
    download_user_app_button_title: said('Download the app', 'Descarga la aplicación', 'حمّل التطبيق'),
    download_user_app_button_sub_title: said('For phone and tablet', 'Para móvil y tableta', 'للهاتف والجهاز اللوحي'),
    download_user_app_image: cover('1f4f1', ['1f6f5', '1f4e6'], 'lilac'),
    download_user_app_links: {
      playstore_url: 'https://play.google.com/store',
      playstore_url_status: 1,
      apple_store_url: 'https://www.apple.com/app-store/',
      apple_store_url_status: 1,
    },
    download_business_app_links: {
      seller_playstore_url: 'https://play.google.com/store',
      seller_playstore_url_status: 1,
      seller_appstore_url: 'https://www.apple.com/app-store/',
      seller_appstore_url_status: 1,
      dm_playstore_url: 'https://play.google.com/store',
      dm_playstore_url_status: 1,
      dm_appstore_url: 'https://www.apple.com/app-store/',
      dm_appstore_url_status: 1,
    },
  },
  popular_client_section: {
    popular_client_section_status: 0,
    popular_client_title: said('They deliver with us', 'Reparten con nosotros', 'يوصّلون معنا'),
    popular_client_sub_title: said(
      'Names you know from your own street',
      'Nombres que conoces de tu calle',
      'أسماء تعرفها من شارعك',
    ),
    cards: [
      { name: 'Smash & Co.', image: logo('flame', '#a3210f') },
      { name: 'Forno Bello', image: logo('pizza', '#1b6b45') },
      { name: 'Sora Sushi Bar', image: logo('fish', '#1d3557') },
      { name: 'Kafé Kanel', image: logo('croissant', '#8b5a13') },
      { name: 'Fresh Lane Market', image: logo('carrot', '#15803d') },
      { name: 'Lejonet Apotek', image: logo('cross', '#0f766e') },
    ],
  },
  seller_app_download_section: {
    seller_app_section_status: 1,
    seller_app_title: said('Sell with us', 'Vende con nosotros', 'بِع معنا'),
    seller_app_sub_title: said(
      'Open your store to thousands of neighbours. You pay when you sell.',
      'Abre tu tienda a miles de vecinos. Pagas cuando vendes.',
      'افتح متجرك لآلاف الجيران. تدفع عندما تبيع فقط.',
    ),
    seller_app_button_title: said('Become a seller', 'Hazte vendedor', 'كن بائعًا'),
    seller_app_image: {
      picture: {
        kind: 'scene',
        object: '1f469-1f3fe-200d-1f373',
        ground: 'butter',
        base: 'board',
        props: ['1f956'],
      },
    },
  },
  deliveryman_app_download_section: {
    deliveryman_app_section_status: 1,
    deliveryman_app_title: said('Deliver with us', 'Reparte con nosotros', 'وصّل معنا'),
    deliveryman_app_sub_title: said(
      'Choose your hours, get paid every week. Bicycle, scooter or car.',
      'Elige tus horas y cobra cada semana. Bicicleta, escúter o coche.',
      'اختر ساعاتك وتقاضَ أجرك كل أسبوع. درّاجة أو سكوتر أو سيارة.',
    ),
    deliveryman_app_button_title: said('Become a courier', 'Hazte mensajero', 'كن مندوب توصيل'),
    deliveryman_app_image: cover('1f6f5', [], 'sky'),
  },
  banner_section: { banner_section_status: 0, banner_image: cover('1f3e1', ['1f333', '1f6b2'], 'sage') },
  testimonial_section: {
    testimonial_section_status: 1,
    testimonial_title: said('What neighbours say', 'Lo que dicen los vecinos', 'ماذا يقول الجيران'),
    testimonial_sub_title: said(
      'Told to our couriers at the door',
      'Contado a nuestros mensajeros en la puerta',
      'ما قالوه لمندوبينا عند الباب',
    ),
    testimonial_button_title: said('Start your first order', 'Haz tu primer pedido', 'ابدأ طلبك الأول'),
    testimonial_list: testimonials,
  },
  gallery_section: {
    gallery_section_status: 0,
    gallery_content_title: said('A day in town', 'Un día en la ciudad', 'يوم في المدينة'),
    gallery_content_sub_title: said(
      'Breakfast, errands, dinner, home',
      'Desayuno, recados, cena, casa',
      'فطور ومشاوير وعشاء ثم البيت',
    ),
    cards: [
      { status: 0, image: group('1f950', ['2615', '1f353'], 'butter') },
      { status: 0, image: group('1f96c', ['1f345', '1f955'], 'sage') },
      { status: 0, image: group('1f35c', ['1f962', '1f95f'], 'peach') },
      { status: 0, image: group('1f697', ['1f332', '1f9f3'], 'sky') },
    ],
  },
  highlight_section: {
    highlight_section_status: 0,
    highlight_title: said('One account for the whole day', 'Una cuenta para todo el día', 'حساب واحد لليوم كله'),
    highlight_sub_title: said(
      'Six kinds of errand, one address, every receipt in one place.',
      'Seis tipos de recado, una dirección y todos los recibos en un solo lugar.',
      'ستة أنواع من المشاوير، وعنوان واحد، وكل الفواتير في مكان واحد.',
    ),
    highlight_image: cover('1f6d2', ['1f354', '1f4e6'], 'rose'),
  },
  faq_section: {
    faq_section_status: 1,
    faq_title: said('Good questions', 'Buenas preguntas', 'أسئلة جيدة'),
    faq_list: questions,
  },
  footer_section: {
    fixed_newsletter_title: said(
      'News from around the corner',
      'Noticias de la vuelta de la esquina',
      'أخبار من قرب بيتك',
    ),
    fixed_newsletter_sub_title: said(
      'New kitchens, good offers. One letter a month.',
      'Nuevas cocinas y buenas ofertas. Una carta al mes.',
      'مطابخ جديدة وعروض جيدة. رسالة واحدة في الشهر.',
    ),
    fixed_footer_description: said(
      'Errand brings the town to your door: food, groceries, medicine, shopping, parcels and rental cars.',
      'Errand lleva la ciudad a tu puerta: comida, compra, medicinas, tiendas, paquetes y coches de alquiler.',
      'يجلب Errand المدينة إلى بابك: الطعام والبقالة والدواء والتسوّق والطرود وسيارات الإيجار.',
    ),
    fixed_promotional_banner_image: banner(['1f6cd-fe0f', '1f354'], 'peach'),
  },
  company_intro_section: {
    company_title: said('Made in Gothenburg', 'Hecho en Gotemburgo', 'صُنع في غوتنبرغ'),
    company_sub_title: said('For towns like ours', 'Para ciudades como la nuestra', 'لمدن مثل مدينتنا'),
    company_description: said(
      'We are a small company at Lilla Bommen that likes corner shops, bicycles and clear receipts.',
      'Somos una empresa pequeña en Lilla Bommen a la que le gustan las tiendas de barrio, las bicis y los recibos claros.',
      'نحن شركة صغيرة في ليلا بومن تحب متاجر الحي والدرّاجات والفواتير الواضحة.',
    ),
    company_button_name: said('About us', 'Quiénes somos', 'من نحن'),
    company_button_url: '/about-us',
  },
  module_section: {
    module_home_page_data_title: said('What do you need today?', '¿Qué necesitas hoy?', 'ماذا تحتاج اليوم؟'),
    module_home_page_data_sub_title: said(
      'Pick a module, change it whenever you like.',
      'Elige un módulo y cámbialo cuando quieras.',
      'اختر قسمًا وغيّره متى شئت.',
    ),
    module_home_page_data_image: group('1f6cd-fe0f', ['1f354', '1f4e6'], 'peach'),
    module_vendor_registration_data_title: said('Sell on Errand', 'Vende en Errand', 'بِع على Errand'),
    module_vendor_registration_data_sub_title: said(
      'Your shop, our couriers',
      'Tu tienda, nuestros repartidores',
      'متجرك، ومندوبونا',
    ),
    module_vendor_registration_data_button_title: said('Register your store', 'Registra tu tienda', 'سجّل متجرك'),
    module_vendor_registration_data_image: group('1f3ea', ['1f6b2'], 'sage'),
    meta_title: said('Errand: the town, delivered', 'Errand: la ciudad a tu puerta', 'Errand: المدينة عند بابك'),
    meta_description: said(
      'Food, groceries, medicine, shopping, parcels and rental cars from places near you in Gothenburg.',
      'Comida, compra, medicamentos, tiendas, paquetes y coches de alquiler cerca de ti en Gotemburgo.',
      'طعام وبقالة ودواء وتسوّق وطرود وسيارات إيجار من أماكن قريبة منك في غوتنبرغ.',
    ),
    meta_image: banner(['1f354', '1f96c', '1f4e6'], 'peach'),
  },
};
