import type { Text } from '#domain/text.ts';

export type PageContent = { key: string; title: Text; body: Text };

type Lines = readonly string[];

const page = (key: string, title: Text, en: Lines, es: Lines, ar: Lines): PageContent => ({
  key,
  title,
  body: { en: toHtml(en), es: toHtml(es), ar: toHtml(ar) },
});

/** A line that starts with # is a heading, every other one a paragraph. */
const toHtml = (lines: Lines): string =>
  lines.map((line) => (line.startsWith('# ') ? `<h2>${line.slice(2)}</h2>` : `<p>${line}</p>`)).join('\n');

export const pages: readonly PageContent[] = [
  page(
    'about-us',
    { en: 'About us', es: 'Quiénes somos', ar: 'من نحن' },
    [
      'Errand started with a bicycle, a backpack and a neighbour who had run out of milk. Today kitchens, shops, pharmacies and car rental firms all over Gothenburg use it to reach people nearby.',
      '# What we believe',
      'A town works best when the corner shop survives. We send your order to the place around the corner first, show its real opening hours and pay couriers for the time they wait.',
      '# Where we are',
      'Our office is at Lilla Bommen, with a view of the river and usually of the rain.',
    ],
    [
      'Errand empezó con una bicicleta, una mochila y un vecino que se había quedado sin leche. Hoy cocinas, tiendas, farmacias y empresas de alquiler de toda Gotemburgo lo usan para llegar a quienes viven cerca.',
      '# En qué creemos',
      'Una ciudad funciona mejor cuando sobrevive la tienda de la esquina. Enviamos tu pedido primero al lugar más cercano, mostramos su horario real y pagamos a los mensajeros el tiempo que esperan.',
      '# Dónde estamos',
      'Nuestra oficina está en Lilla Bommen, con vistas al río y casi siempre a la lluvia.',
    ],
    [
      'بدأ Errand بدرّاجة وحقيبة ظهر وجارٍ نفد عنده الحليب. واليوم تستخدمه مطابخ ومتاجر وصيدليات وشركات تأجير سيارات في أنحاء غوتنبرغ لتصل إلى من يسكنون قربها.',
      '# بماذا نؤمن',
      'تعمل المدينة على أفضل وجه حين يبقى متجر الحي. نرسل طلبك أولًا إلى أقرب مكان، ونعرض ساعات عمله الحقيقية، وندفع للمندوبين مقابل وقت انتظارهم.',
      '# أين نحن',
      'مكتبنا في ليلا بومن، يطل على النهر، وعلى المطر في أغلب الأيام.',
    ],
  ),
  page(
    'terms-and-conditions',
    { en: 'Terms and conditions', es: 'Términos y condiciones', ar: 'الشروط والأحكام' },
    [
      'These terms describe a demonstration shop. No contract comes about and nothing is delivered.',
      '# Orders',
      'An order is placed when you press the last button of the checkout. The store may refuse it if something has run out; what you paid is then returned in full.',
      '# Prices',
      'All prices include tax. Delivery, tips and the service fee are shown before you pay.',
      '# Your account',
      'Keep your password to yourself. You may delete your account at any time in your profile.',
    ],
    [
      'Estos términos describen una tienda de demostración. No nace ningún contrato y no se entrega nada.',
      '# Pedidos',
      'El pedido queda hecho cuando pulsas el último botón. La tienda puede rechazarlo si algo se ha agotado; entonces se te devuelve todo lo pagado.',
      '# Precios',
      'Todos los precios incluyen impuestos. El envío, las propinas y la tasa de servicio se muestran antes de pagar.',
      '# Tu cuenta',
      'No compartas tu contraseña. Puedes borrar tu cuenta en cualquier momento desde tu perfil.',
    ],
    [
      'تصف هذه الشروط متجرًا تجريبيًا. لا ينشأ عنها أي عقد ولا يُسلَّم شيء.',
      '# الطلبات',
      'يُعد الطلب مقدَّمًا عندما تضغط الزر الأخير في صفحة الدفع. ويجوز للمتجر رفضه إذا نفد شيء منه، وعندها يُعاد إليك ما دفعته كاملًا.',
      '# الأسعار',
      'جميع الأسعار تشمل الضريبة. ويظهر التوصيل والإكرامية ورسوم الخدمة قبل أن تدفع.',
      '# حسابك',
      'احتفظ بكلمة مرورك لنفسك. ويمكنك حذف حسابك في أي وقت من ملفك الشخصي.',
    ],
  ),
  page(
    'privacy-policy',
    { en: 'Privacy policy', es: 'Política de privacidad', ar: 'سياسة الخصوصية' },
    [
      'We keep what an order needs and nothing else: your name, how to reach you, where to bring it and what you bought.',
      '# Who sees it',
      'The store that prepares your order and the courier who brings it. The courier sees your address until the order is handed over.',
      '# In your browser',
      'Your location, cart, language and theme are kept in this browser. There are no advertising trackers.',
      '# Your rights',
      'You may read, correct and delete your data in your profile, or write to us.',
    ],
    [
      'Guardamos lo que necesita un pedido y nada más: tu nombre, cómo localizarte, adónde llevarlo y qué compraste.',
      '# Quién lo ve',
      'La tienda que prepara tu pedido y el mensajero que lo lleva. El mensajero ve tu dirección hasta la entrega.',
      '# En tu navegador',
      'Tu ubicación, cesta, idioma y tema se guardan en este navegador. No hay rastreadores publicitarios.',
      '# Tus derechos',
      'Puedes leer, corregir y borrar tus datos en tu perfil, o escribirnos.',
    ],
    [
      'نحتفظ بما يحتاجه الطلب ولا شيء غيره: اسمك، وكيف نصل إليك، وإلى أين نوصله، وماذا اشتريت.',
      '# من يراه',
      'المتجر الذي يجهّز طلبك والمندوب الذي يوصله. ويرى المندوب عنوانك حتى تسليم الطلب.',
      '# في متصفحك',
      'يُحفظ موقعك وسلتك ولغتك ومظهر الصفحة في هذا المتصفح. ولا توجد أدوات تتبع إعلانية.',
      '# حقوقك',
      'يمكنك الاطلاع على بياناتك وتصحيحها وحذفها من ملفك الشخصي، أو مراسلتنا.',
    ],
  ),
  page(
    'refund-policy',
    { en: 'Refund policy', es: 'Política de reembolso', ar: 'سياسة الاسترداد' },
    [
      'If something is missing, wrong or spoiled, ask for a refund from the order within 24 hours and add a photo.',
      'We answer within one working day. The amount goes to your wallet, without the delivery charge and the tip.',
    ],
    [
      'Si falta algo, es incorrecto o está en mal estado, pide el reembolso desde el pedido en 24 horas y añade una foto.',
      'Respondemos en un día laborable. El importe llega a tu monedero, sin el envío ni la propina.',
    ],
    [
      'إذا نقص شيء أو كان خاطئًا أو تالفًا فاطلب الاسترداد من صفحة الطلب خلال 24 ساعة وأرفق صورة.',
      'نجيب خلال يوم عمل واحد. ويصل المبلغ إلى محفظتك دون رسوم التوصيل والإكرامية.',
    ],
  ),
  page(
    'cancellation-policy',
    { en: 'Cancellation policy', es: 'Política de cancelación', ar: 'سياسة الإلغاء' },
    [
      'You may cancel an order while it waits for the store. Once the store has begun, it can no longer be cancelled.',
      'A trip can be cancelled while it is pending. A parcel that is already on its way comes back for a part of the fee.',
    ],
    [
      'Puedes cancelar un pedido mientras espera a la tienda. Cuando la tienda ha empezado, ya no se puede cancelar.',
      'Un viaje se puede cancelar mientras está pendiente. Un paquete en camino vuelve por una parte de la tarifa.',
    ],
    [
      'يمكنك إلغاء الطلب ما دام ينتظر المتجر. وإذا بدأ المتجر في تجهيزه فلا يمكن إلغاؤه.',
      'يمكن إلغاء الرحلة ما دامت معلّقة. أما الطرد الذي انطلق فيعود مقابل جزء من الرسوم.',
    ],
  ),
  page(
    'shipping-policy',
    { en: 'Shipping policy', es: 'Política de envío', ar: 'سياسة الشحن' },
    [
      'Delivery costs depend on the distance and are shown before you order. Above $40 of goods, delivery is free.',
      'Food and groceries come within the hour, medicine too. Shops deliver in one to four days.',
    ],
    [
      'El coste de envío depende de la distancia y se muestra antes de pedir. A partir de 40 $ el envío es gratis.',
      'La comida y la compra llegan en menos de una hora, los medicamentos también. Las tiendas entregan en uno a cuatro días.',
    ],
    [
      'تعتمد تكلفة التوصيل على المسافة وتظهر قبل الطلب. وإذا تجاوزت قيمة البضاعة 40 دولارًا كان التوصيل مجانيًا.',
      'يصل الطعام والبقالة خلال ساعة، والدواء كذلك. وتسلّم المتاجر خلال يوم إلى أربعة أيام.',
    ],
  ),
];

export const pageMeta: readonly { page_name: string; title: Text; description: Text }[] = [
  {
    page_name: 'landing_page',
    title: { en: 'Errand: the town, delivered', es: 'Errand: la ciudad a tu puerta', ar: 'Errand: المدينة عند بابك' },
    description: {
      en: 'Food, groceries, medicine, shopping, parcels and rental cars from places near you in Gothenburg.',
      es: 'Comida, compra, medicamentos, tiendas, paquetes y coches de alquiler cerca de ti en Gotemburgo.',
      ar: 'طعام وبقالة ودواء وتسوّق وطرود وسيارات إيجار من أماكن قريبة منك في غوتنبرغ.',
    },
  },
  {
    page_name: 'home_page',
    title: { en: 'Near you now', es: 'Cerca de ti ahora', ar: 'قريب منك الآن' },
    description: {
      en: 'What is open around you, what is on offer and how long it takes.',
      es: 'Qué está abierto a tu alrededor, qué hay de oferta y cuánto tarda.',
      ar: 'ما المفتوح حولك، وما العروض المتاحة، وكم يستغرق وصولها.',
    },
  },
  {
    page_name: 'help_and_support',
    title: { en: 'Help and support', es: 'Ayuda y soporte', ar: 'المساعدة والدعم' },
    description: {
      en: 'Write, call or visit us.',
      es: 'Escríbenos, llámanos o visítanos.',
      ar: 'راسلنا أو اتصل بنا أو زرنا.',
    },
  },
];
