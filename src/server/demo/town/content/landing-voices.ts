import type { Text } from '#domain/text.ts';
import { avatar, logo, said } from './landing-parts.ts';

const neighbour = (
  id: number,
  name: string,
  designation: Text,
  review: Text,
  face: string,
  [glyph, colour]: [string, string],
) => ({ id, status: 1, name, designation, review, reviewer_image: avatar(face), company_image: logo(glyph, colour) });

export const testimonials = [
  neighbour(
    1,
    'Ingrid Sjöberg',
    said('Retired teacher, Linné', 'Maestra jubilada, Linné', 'معلّمة متقاعدة، لينيه'),
    said(
      'My knees no longer like stairs with milk. Now the milk takes the stairs.',
      'A mis rodillas ya no les gusta subir la leche. Ahora la leche sube sola.',
      'لم تعد ركبتاي تحبان صعود الدرج بالحليب. الآن يصعد الحليب وحده.',
    ),
    '1f475-1f3fb',
    ['graduation-cap', '#1e3a8a'],
  ),
  neighbour(
    2,
    'Karim Haddad',
    said('Night nurse, Sahlgrenska', 'Enfermero de noche, Sahlgrenska', 'ممرّض ليلي، سالغرينسكا'),
    said(
      'At three in the morning there is always somebody who still cooks. That matters.',
      'A las tres de la mañana siempre hay alguien que aún cocina. Eso importa.',
      'في الثالثة فجرًا هناك دائمًا من لا يزال يطبخ. وهذا مهم.',
    ),
    '1f468-1f3fd',
    ['hospital', '#065f46'],
  ),
  neighbour(
    3,
    'Lucía Moreno',
    said('Bakery owner, Majorna', 'Dueña de una panadería, Majorna', 'صاحبة مخبز، مايورنا'),
    said(
      'We sell a third of our bread before the door opens, to people we know by name.',
      'Vendemos un tercio del pan antes de abrir, a gente que conocemos por su nombre.',
      'نبيع ثلث خبزنا قبل أن نفتح الباب، لأناس نعرفهم بأسمائهم.',
    ),
    '1f469-1f3fc',
    ['croissant', '#7c2d12'],
  ),
];

type Asker = 'customer' | 'seller' | 'deliveryman';

const asked = (id: number, user_type: Asker, question: Text, answer: Text) => ({
  id,
  status: 1,
  user_type,
  page_type: 'landing_page',
  question,
  answer,
});

export const questions = [
  asked(
    1,
    'customer',
    said('Do I need an account?', '¿Necesito una cuenta?', 'هل أحتاج إلى حساب؟'),
    said(
      'No. You may order as a guest and follow the order with its number and your phone.',
      'No. Puedes pedir como invitado y seguir el pedido con su número y tu teléfono.',
      'لا. يمكنك الطلب كضيف ومتابعة الطلب برقمه ورقم هاتفك.',
    ),
  ),
  asked(
    2,
    'customer',
    said('What does delivery cost?', '¿Cuánto cuesta el envío?', 'كم تكلفة التوصيل؟'),
    said(
      'It depends on the distance and is shown before you pay. Above $40 it is free.',
      'Depende de la distancia y se muestra antes de pagar. A partir de 40 $ es gratis.',
      'تعتمد على المسافة وتظهر لك قبل الدفع. وفوق 40 دولارًا يكون التوصيل مجانيًا.',
    ),
  ),
  asked(
    3,
    'customer',
    said('How do I pay?', '¿Cómo pago?', 'كيف أدفع؟'),
    said(
      'By card, in cash at the door, from your wallet or by bank transfer.',
      'Con tarjeta, en efectivo en la puerta, con tu monedero o por transferencia.',
      'بالبطاقة، أو نقدًا عند الباب، أو من محفظتك، أو بتحويل بنكي.',
    ),
  ),
  asked(
    4,
    'customer',
    said('Can I order for later?', '¿Puedo pedir para más tarde?', 'هل يمكنني الطلب لوقت لاحق؟'),
    said(
      'Yes. Where a store takes orders for later, choose the day and the half hour that suit you.',
      'Sí. Si la tienda acepta pedidos para más tarde, elige el día y la media hora que te convengan.',
      'نعم. إذا كان المتجر يقبل الطلبات المؤجلة فاختر اليوم ونصف الساعة المناسبين لك.',
    ),
  ),
  asked(
    5,
    'seller',
    said('What does it cost my shop?', '¿Qué le cuesta a mi tienda?', 'كم يكلّف ذلك متجري؟'),
    said(
      'A commission on what you sell, or a fixed monthly package. You choose and may change.',
      'Una comisión por lo que vendes o un paquete mensual fijo. Tú eliges y puedes cambiar.',
      'عمولة على ما تبيعه أو باقة شهرية ثابتة. أنت تختار ويمكنك التغيير.',
    ),
  ),
  asked(
    6,
    'seller',
    said('Who delivers my orders?', '¿Quién reparte mis pedidos?', 'من يوصل طلباتي؟'),
    said(
      'Our couriers, or your own people if you have them. You say which in your store’s settings.',
      'Nuestros mensajeros, o los tuyos si los tienes. Lo indicas en los ajustes de tu tienda.',
      'مندوبونا، أو موظفوك إن كان لديك. تحدد ذلك في إعدادات متجرك.',
    ),
  ),
  asked(
    7,
    'deliveryman',
    said('What do I need to ride?', '¿Qué necesito para repartir?', 'ماذا أحتاج لأصبح مندوبًا؟'),
    said(
      'A bicycle, scooter or car, a phone, and a document that says who you are.',
      'Una bicicleta, escúter o coche, un teléfono y un documento de identidad.',
      'درّاجة أو سكوتر أو سيارة، وهاتف، ووثيقة تثبت هويتك.',
    ),
  ),
  asked(
    8,
    'deliveryman',
    said('When am I paid?', '¿Cuándo cobro?', 'متى أتقاضى أجري؟'),
    said(
      'Every week, for each trip and for the minutes you waited. Tips are yours in full.',
      'Cada semana, por cada viaje y por los minutos de espera. Las propinas son todas tuyas.',
      'كل أسبوع، عن كل رحلة وعن دقائق الانتظار. والإكراميات لك كاملة.',
    ),
  ),
];
