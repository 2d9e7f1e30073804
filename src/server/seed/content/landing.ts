import type { RecipeInput } from '#server/media/recipe.ts';

/** A picture in a section: the seed puts the picture's id in its place. */
export type PictureInSection = { picture: RecipeInput };

const tile = (object: string, ground: 'peach' | 'sage' | 'mint' | 'sky' | 'butter' | 'lilac' | 'sand' | 'rose') => ({
  picture: { kind: 'tile', object, ground } as const,
});
const avatar = (object: string) => ({ picture: { kind: 'avatar', object, ground: 'sky' } as const });
const group = (object: string, objects: string[], ground: 'peach' | 'sky' | 'butter' | 'sage') => ({
  picture: { kind: 'group', object, objects, ground, base: 'none' } as const,
});
const banner = (objects: string[], ground: 'peach' | 'sky' | 'butter' | 'sage' | 'lilac') => ({
  picture: { kind: 'banner', objects, ground, base: 'none' } as const,
});
const logo = (glyph: string, colour: string) => ({ picture: { kind: 'logo', glyph, colour } as const });

/** In the order of the page. Keys are those of /react-landing-page, without the `_full_url` of pictures. */
export const landing: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hero_section: {
    header_title: { en: 'The town, at your door', es: 'La ciudad, en tu puerta' },
    header_sub_title: {
      en: 'Dinner, groceries, medicine, a parcel across town or a car for the weekend: one place, places near you.',
      es: 'La cena, la compra, medicinas, un paquete al otro lado de la ciudad o un coche: un solo lugar, cerca de ti.',
    },
    header_tag_line: { en: 'Open right now in Gothenburg', es: 'Abierto ahora mismo en Gotemburgo' },
    pick_location_title: { en: 'Where should we bring it?', es: '¿Adónde lo llevamos?' },
    header_image: group('1f6b5', ['1f354', '1f96c', '1f48a', '1f381'], 'peach'),
  },
  trust_section: {
    trust_section_status: 1,
    cards: [
      {
        status: 1,
        title: { en: '30 minutes', es: '30 minutos' },
        sub_title: { en: 'A usual dinner from kitchen to door', es: 'Una cena normal, de la cocina a la puerta' },
        image: tile('23f1-fe0f', 'peach'),
      },
      {
        status: 1,
        title: { en: '80+ places', es: 'Más de 80 lugares' },
        sub_title: { en: 'Kitchens, shops and pharmacies in town', es: 'Cocinas, tiendas y farmacias en la ciudad' },
        image: tile('1f3ea', 'sage'),
      },
      {
        status: 1,
        title: { en: 'Clear prices', es: 'Precios claros' },
        sub_title: { en: 'Delivery and fees shown before you pay', es: 'Envío y tasas a la vista antes de pagar' },
        image: tile('1f4b3', 'mint'),
      },
      {
        status: 1,
        title: { en: 'People who answer', es: 'Personas que responden' },
        sub_title: { en: 'Seven days a week, in your language', es: 'Siete días a la semana, en tu idioma' },
        image: tile('1f4ac', 'sky'),
      },
    ],
  },
  available_zone_section: {
    available_zone_status: 1,
    available_zone_title: { en: 'Where we ride', es: 'Por dónde vamos' },
    available_zone_short_description: {
      en: 'From the city centre to both river banks, and parcels and cars all around Gothenburg.',
      es: 'Del centro a las dos orillas del río; paquetes y coches en toda Gotemburgo.',
    },
    available_zone_image: group('1f5fa-fe0f', ['1f4cd', '1f6b2'], 'sky'),
  },
  promotional_banner_section: {
    promotion_banner_section_status: 1,
    promotion_banners_image: [
      banner(['1f354', '1f35f'], 'peach'),
      banner(['1f34e', '1f96c'], 'sage'),
      banner(['1f699', '1f332'], 'sky'),
    ],
  },
  user_app_download_section: {
    download_user_app_section_status: 1,
    download_user_app_title: { en: 'Errand in your pocket', es: 'Errand en tu bolsillo' },
    download_user_app_sub_title: {
      en: 'Follow the courier, pay with a tap, order again in two.',
      es: 'Sigue al mensajero, paga con un toque, repite en dos.',
    },
    download_user_app_button_title: { en: 'Download the app', es: 'Descarga la aplicación' },
    download_user_app_button_sub_title: { en: 'For phone and tablet', es: 'Para móvil y tableta' },
    download_user_app_image: group('1f4f1', ['1f6f5', '1f4cd'], 'butter'),
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
    popular_client_section_status: 1,
    popular_client_title: { en: 'They deliver with us', es: 'Reparten con nosotros' },
    popular_client_sub_title: { en: 'Names you know from your own street', es: 'Nombres que conoces de tu calle' },
    cards: [
      { image: logo('flame', '#9c1f12') },
      { image: logo('leaf', '#166534') },
      { image: logo('fish', '#155e75') },
      { image: logo('coffee', '#7c2d12') },
      { image: logo('pizza', '#9f1239') },
      { image: logo('cross', '#065f46') },
    ],
  },
  seller_app_download_section: {
    seller_app_section_status: 1,
    seller_app_title: { en: 'Open your shop to the whole town', es: 'Abre tu tienda a toda la ciudad' },
    seller_app_sub_title: {
      en: 'Register in ten minutes, sell the same week. You pay when you sell.',
      es: 'Regístrate en diez minutos y vende esta semana. Pagas cuando vendes.',
    },
    seller_app_button_title: { en: 'Become a partner', es: 'Hazte socio' },
    seller_app_image: group('1f3ea', ['1f4e6', '1f4b3'], 'sage'),
  },
  deliveryman_app_download_section: {
    deliveryman_app_section_status: 1,
    deliveryman_app_title: { en: 'Ride when it suits you', es: 'Reparte cuando te convenga' },
    deliveryman_app_sub_title: {
      en: 'Paid by the trip, and for the minutes you wait. Bicycle, scooter or car.',
      es: 'Cobras por viaje y por los minutos de espera. Bicicleta, escúter o coche.',
    },
    deliveryman_app_button_title: { en: 'Become a courier', es: 'Hazte mensajero' },
    deliveryman_app_image: group('1f6b2', ['1f392', '1f5fa-fe0f'], 'butter'),
  },
  banner_section: { banner_section_status: 1, banner_image: banner(['1f3d9-fe0f', '1f6f5'], 'lilac') },
  testimonial_section: {
    testimonial_section_status: 1,
    testimonial_title: { en: 'What neighbours say', es: 'Lo que dicen los vecinos' },
    testimonial_sub_title: { en: 'Told to our couriers at the door', es: 'Contado a nuestros mensajeros en la puerta' },
    testimonial_button_title: { en: 'Start your first order', es: 'Haz tu primer pedido' },
    testimonial_list: [
      {
        id: 1,
        status: 1,
        name: 'Ingrid Sjöberg',
        designation: { en: 'Retired teacher, Linné', es: 'Maestra jubilada, Linné' },
        review: {
          en: 'My knees no longer like stairs with milk. Now the milk takes the stairs.',
          es: 'A mis rodillas ya no les gusta subir la leche. Ahora la leche sube sola.',
        },
        reviewer_image: avatar('1f475-1f3fb'),
        company_image: logo('graduation-cap', '#1e3a8a'),
      },
      {
        id: 2,
        status: 1,
        name: 'Karim Haddad',
        designation: { en: 'Night nurse, Sahlgrenska', es: 'Enfermero de noche, Sahlgrenska' },
        review: {
          en: 'At three in the morning there is always somebody who still cooks. That matters.',
          es: 'A las tres de la mañana siempre hay alguien que aún cocina. Eso importa.',
        },
        reviewer_image: avatar('1f468-1f3fd'),
        company_image: logo('hospital', '#065f46'),
      },
      {
        id: 3,
        status: 1,
        name: 'Lucía Moreno',
        designation: { en: 'Bakery owner, Majorna', es: 'Dueña de una panadería, Majorna' },
        review: {
          en: 'We sell a third of our bread before the door opens, to people we know by name.',
          es: 'Vendemos un tercio del pan antes de abrir, a gente que conocemos por su nombre.',
        },
        reviewer_image: avatar('1f469-1f3fc'),
        company_image: logo('croissant', '#7c2d12'),
      },
    ],
  },
  gallery_section: {
    gallery_section_status: 1,
    gallery_content_title: { en: 'A day in town', es: 'Un día en la ciudad' },
    gallery_content_sub_title: { en: 'Breakfast, errands, dinner, home', es: 'Desayuno, recados, cena, casa' },
    cards: [
      { status: 1, image: group('1f950', ['2615', '1f353'], 'butter') },
      { status: 1, image: group('1f96c', ['1f345', '1f955'], 'sage') },
      { status: 1, image: group('1f35c', ['1f962', '1f95f'], 'peach') },
      { status: 1, image: group('1f697', ['1f332', '1f9f3'], 'sky') },
    ],
  },
  highlight_section: {
    highlight_section_status: 1,
    highlight_title: { en: 'One basket for the whole day', es: 'Una cesta para todo el día' },
    highlight_sub_title: {
      en: 'Six kinds of errand, one account, one receipt drawer.',
      es: 'Seis tipos de recado, una cuenta, un solo cajón de recibos.',
    },
    highlight_image: group('1f6d2', ['1f354', '1f48a', '1f4e6'], 'peach'),
  },
  faq_section: {
    faq_section_status: 1,
    faq_title: { en: 'Good questions', es: 'Buenas preguntas' },
    faq_list: [
      {
        id: 1,
        status: 1,
        user_type: 'customer',
        page_type: 'landing_page',
        question: { en: 'Do I need an account?', es: '¿Necesito una cuenta?' },
        answer: {
          en: 'No. You may order as a guest and follow the order with its number and your phone.',
          es: 'No. Puedes pedir como invitado y seguir el pedido con su número y tu teléfono.',
        },
      },
      {
        id: 2,
        status: 1,
        user_type: 'customer',
        page_type: 'landing_page',
        question: { en: 'What does delivery cost?', es: '¿Cuánto cuesta el envío?' },
        answer: {
          en: 'It depends on the distance and is shown before you pay. Above $40 it is free.',
          es: 'Depende de la distancia y se muestra antes de pagar. A partir de 40 $ es gratis.',
        },
      },
      {
        id: 3,
        status: 1,
        user_type: 'customer',
        page_type: 'landing_page',
        question: { en: 'How do I pay?', es: '¿Cómo pago?' },
        answer: {
          en: 'By card, in cash at the door, from your wallet or by bank transfer.',
          es: 'Con tarjeta, en efectivo en la puerta, con tu monedero o por transferencia.',
        },
      },
      {
        id: 4,
        status: 1,
        user_type: 'seller',
        page_type: 'landing_page',
        question: { en: 'What does it cost my shop?', es: '¿Qué le cuesta a mi tienda?' },
        answer: {
          en: 'A commission on what you sell, or a fixed monthly package. You choose and may change.',
          es: 'Una comisión por lo que vendes o un paquete mensual fijo. Tú eliges y puedes cambiar.',
        },
      },
      {
        id: 5,
        status: 1,
        user_type: 'deliveryman',
        page_type: 'landing_page',
        question: { en: 'What do I need to ride?', es: '¿Qué necesito para repartir?' },
        answer: {
          en: 'A bicycle, scooter or car, a phone, and a document that says who you are.',
          es: 'Una bicicleta, escúter o coche, un teléfono y un documento de identidad.',
        },
      },
    ],
  },
  footer_section: {
    fixed_newsletter_title: { en: 'News from around the corner', es: 'Noticias de la vuelta de la esquina' },
    fixed_newsletter_sub_title: {
      en: 'New kitchens, good offers. One letter a month.',
      es: 'Nuevas cocinas y buenas ofertas. Una carta al mes.',
    },
    fixed_footer_description: {
      en: 'Errand brings the town to your door: food, groceries, medicine, shopping, parcels and rental cars.',
      es: 'Errand lleva la ciudad a tu puerta: comida, compra, medicinas, tiendas, paquetes y coches de alquiler.',
    },
    fixed_promotional_banner_image: banner(['1f6cd-fe0f', '1f354'], 'peach'),
  },
  company_intro_section: {
    company_title: { en: 'Made in Gothenburg', es: 'Hecho en Gotemburgo' },
    company_sub_title: { en: 'For towns like ours', es: 'Para ciudades como la nuestra' },
    company_description: {
      en: 'We are a small company at Lilla Bommen that likes corner shops, bicycles and clear receipts.',
      es: 'Somos una empresa pequeña en Lilla Bommen a la que le gustan las tiendas de barrio, las bicis y los recibos claros.',
    },
    company_button_name: { en: 'About us', es: 'Quiénes somos' },
    company_button_url: '/about-us',
  },
  module_section: {
    module_home_page_data_title: { en: 'What do you need today?', es: '¿Qué necesitas hoy?' },
    module_home_page_data_sub_title: {
      en: 'Choose, and we show what is near',
      es: 'Elige y te mostramos lo más cercano',
    },
    module_home_page_data_image: group('1f6cd-fe0f', ['1f354', '1f4e6'], 'peach'),
    module_vendor_registration_data_title: { en: 'Sell on Errand', es: 'Vende en Errand' },
    module_vendor_registration_data_sub_title: { en: 'Your shop, our riders', es: 'Tu tienda, nuestros repartidores' },
    module_vendor_registration_data_button_title: { en: 'Register your store', es: 'Registra tu tienda' },
    module_vendor_registration_data_image: group('1f3ea', ['1f6b2'], 'sage'),
    meta_title: { en: 'Errand: the town, delivered', es: 'Errand: la ciudad a tu puerta' },
    meta_description: {
      en: 'Food, groceries, medicine, shopping, parcels and rental cars from places near you in Gothenburg.',
      es: 'Comida, compra, medicamentos, tiendas, paquetes y coches de alquiler cerca de ti en Gotemburgo.',
    },
    meta_image: banner(['1f354', '1f96c', '1f4e6'], 'peach'),
  },
};
