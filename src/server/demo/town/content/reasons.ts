import type { Text } from '#domain/text.ts';

export type ReasonContent = {
  kind: 'cancellation' | 'refund' | 'before_pickup' | 'after_pickup' | 'trip_cancellation';
  user_type?: 'store' | 'deliveryman';
  reason: Text;
};

export const reasons: readonly ReasonContent[] = [
  {
    kind: 'cancellation',
    reason: { en: 'I ordered by mistake', es: 'Hice el pedido por error', ar: 'طلبت عن طريق الخطأ' },
  },
  {
    kind: 'cancellation',
    reason: { en: 'I want to change my order', es: 'Quiero cambiar mi pedido', ar: 'أريد تغيير طلبي' },
  },
  {
    kind: 'cancellation',
    reason: { en: 'The address is wrong', es: 'La dirección es incorrecta', ar: 'العنوان غير صحيح' },
  },
  {
    kind: 'cancellation',
    reason: { en: 'It takes too long', es: 'Tarda demasiado', ar: 'يستغرق وقتًا طويلًا' },
  },
  {
    kind: 'cancellation',
    reason: {
      en: 'I found it cheaper elsewhere',
      es: 'Lo encontré más barato en otro sitio',
      ar: 'وجدته أرخص في مكان آخر',
    },
  },
  {
    kind: 'cancellation',
    user_type: 'store',
    reason: { en: 'We have run out of it', es: 'Se nos ha agotado', ar: 'نفد من عندنا' },
  },
  {
    kind: 'cancellation',
    user_type: 'store',
    reason: { en: 'We are too busy right now', es: 'Ahora mismo no damos abasto', ar: 'نحن مشغولون جدًا الآن' },
  },
  {
    kind: 'cancellation',
    user_type: 'deliveryman',
    reason: { en: 'Nobody could be reached', es: 'No se pudo localizar a nadie', ar: 'تعذّر الوصول إلى أحد' },
  },
  {
    kind: 'refund',
    reason: { en: 'Something was missing', es: 'Faltaba algo', ar: 'كان هناك شيء ناقص' },
  },
  {
    kind: 'refund',
    reason: { en: 'I got the wrong item', es: 'Recibí un artículo equivocado', ar: 'استلمت صنفًا خاطئًا' },
  },
  {
    kind: 'refund',
    reason: { en: 'It came damaged or spoiled', es: 'Llegó dañado o en mal estado', ar: 'وصل تالفًا أو فاسدًا' },
  },
  {
    kind: 'refund',
    reason: { en: 'It was not as described', es: 'No era como se describía', ar: 'لم يكن كما وُصف' },
  },
  {
    kind: 'refund',
    reason: { en: 'It came far too late', es: 'Llegó demasiado tarde', ar: 'وصل متأخرًا جدًا' },
  },
  {
    kind: 'before_pickup',
    reason: {
      en: 'I no longer need to send it',
      es: 'Ya no necesito enviarlo',
      ar: 'لم أعد بحاجة إلى إرساله',
    },
  },
  {
    kind: 'before_pickup',
    reason: { en: 'The address is wrong', es: 'La dirección es incorrecta', ar: 'العنوان غير صحيح' },
  },
  {
    kind: 'before_pickup',
    reason: { en: 'The pickup takes too long', es: 'La recogida tarda demasiado', ar: 'الاستلام يستغرق وقتًا طويلًا' },
  },
  {
    kind: 'after_pickup',
    reason: {
      en: 'The receiver is not there',
      es: 'El destinatario no está',
      ar: 'المستلم غير موجود',
    },
  },
  {
    kind: 'after_pickup',
    reason: {
      en: 'I gave away the wrong thing',
      es: 'Entregué lo que no era',
      ar: 'سلّمت الشيء الخطأ',
    },
  },
  {
    kind: 'after_pickup',
    reason: { en: 'I want it back', es: 'Quiero recuperarlo', ar: 'أريد استعادته' },
  },
  {
    kind: 'after_pickup',
    user_type: 'deliveryman',
    reason: {
      en: 'Nobody was at the door',
      es: 'No había nadie en la puerta',
      ar: 'لم يكن أحد عند الباب',
    },
  },
  { kind: 'trip_cancellation', reason: { en: 'My plans changed', es: 'Han cambiado mis planes', ar: 'تغيّرت خططي' } },
  { kind: 'trip_cancellation', reason: { en: 'I booked by mistake', es: 'Reservé por error', ar: 'حجزت بالخطأ' } },
  {
    kind: 'trip_cancellation',
    reason: {
      en: 'The pickup place or time is wrong',
      es: 'El lugar o la hora de recogida no es correcto',
      ar: 'مكان الاستلام أو وقته غير صحيح',
    },
  },
  {
    kind: 'trip_cancellation',
    reason: { en: 'I want another vehicle', es: 'Quiero otro vehículo', ar: 'أريد مركبة أخرى' },
  },
  {
    kind: 'trip_cancellation',
    reason: {
      en: 'I found it cheaper elsewhere',
      es: 'Lo encontré más barato en otro sitio',
      ar: 'وجدته أرخص في مكان آخر',
    },
  },
];
