import type { Text } from '#domain/text.ts';
import type { PictureContent } from './content.ts';

export type ParcelCategoryContent = {
  name: Text;
  description: Text;
  object: string;
  ground: PictureContent['ground'];
  /** minor units; missing: the global parcel rates hold */
  rates?: { per_km: number; minimum: number };
};

export const parcelCategories: readonly ParcelCategoryContent[] = [
  {
    name: { en: 'Documents', es: 'Documentos', ar: 'مستندات' },
    description: {
      en: 'Letters, contracts, passports, keys',
      es: 'Cartas, contratos, pasaportes, llaves',
      ar: 'رسائل وعقود وجوازات ومفاتيح',
    },
    object: '1f4c4',
    ground: 'sand',
    rates: { per_km: 60, minimum: 290 },
  },
  {
    name: { en: 'Small parcel', es: 'Paquete pequeño', ar: 'طرد صغير' },
    description: {
      en: 'Fits a backpack, up to 5 kg',
      es: 'Cabe en una mochila, hasta 5 kg',
      ar: 'يتسع له حقيبة ظهر، حتى 5 كغ',
    },
    object: '1f4e6',
    ground: 'butter',
  },
  {
    name: { en: 'Gifts and flowers', es: 'Regalos y flores', ar: 'هدايا وزهور' },
    description: { en: 'Handled upright and on time', es: 'Siempre derecho y a tiempo', ar: 'تُنقل واقفة وفي موعدها' },
    object: '1f381',
    ground: 'rose',
    rates: { per_km: 90, minimum: 490 },
  },
  {
    name: { en: 'Home-made food', es: 'Comida casera', ar: 'طعام منزلي' },
    description: {
      en: 'Insulated bag, no longer than 40 minutes',
      es: 'Bolsa térmica, 40 minutos como máximo',
      ar: 'حقيبة عازلة، خلال 40 دقيقة على الأكثر',
    },
    object: '1f371',
    ground: 'peach',
    rates: { per_km: 80, minimum: 390 },
  },
  {
    name: { en: 'Electronics', es: 'Electrónica', ar: 'إلكترونيات' },
    description: {
      en: 'Padded box, insured up to $500',
      es: 'Caja acolchada, asegurado hasta 500 $',
      ar: 'صندوق مبطن، مؤمَّن حتى 500$',
    },
    object: '1f4bb',
    ground: 'lilac',
    rates: { per_km: 100, minimum: 590 },
  },
  {
    name: { en: 'Large parcel', es: 'Paquete grande', ar: 'طرد كبير' },
    description: {
      en: 'By car or van, up to 30 kg',
      es: 'En coche o furgoneta, hasta 30 kg',
      ar: 'بسيارة أو شاحنة صغيرة، حتى 30 كغ',
    },
    object: '1f69a',
    ground: 'sky',
    rates: { per_km: 140, minimum: 990 },
  },
];

export const whyChoose: readonly { title: Text; short_description: Text; object: string }[] = [
  {
    title: { en: 'Fetched within 15 minutes', es: 'Recogida en 15 minutos', ar: 'نستلمه خلال 15 دقيقة' },
    short_description: {
      en: 'The nearest free courier takes your parcel, by bicycle where that is faster.',
      es: 'El mensajero libre más cercano lleva tu paquete, en bicicleta si es más rápido.',
      ar: 'أقرب مندوب متاح يأخذ طردك، وبالدراجة حيث تكون أسرع.',
    },
    object: '23f1-fe0f',
  },
  {
    title: { en: 'You see where it is', es: 'Ves dónde está', ar: 'ترى أين هو' },
    short_description: {
      en: 'Follow the courier on the map from door to door, and so can the receiver.',
      es: 'Sigue al mensajero en el mapa de puerta a puerta; el destinatario también puede.',
      ar: 'تتبّع المندوب على الخريطة من باب إلى باب، وكذلك يفعل المستلم.',
    },
    object: '1f5fa-fe0f',
  },
  {
    title: { en: 'One clear price', es: 'Un precio claro', ar: 'سعر واحد واضح' },
    short_description: {
      en: 'Known before you order, paid by you or by the receiver.',
      es: 'Lo conoces antes de pedir; pagas tú o paga quien recibe.',
      ar: 'تعرفه قبل الطلب، وتدفعه أنت أو المستلم.',
    },
    object: '1f4b0',
  },
];

export const howItWorks: readonly { title: Text; short_description: Text }[] = [
  {
    title: { en: 'Say what and where', es: 'Di qué y adónde', ar: 'قل ماذا وإلى أين' },
    short_description: {
      en: 'Pick a category and set both addresses.',
      es: 'Elige una categoría y las dos direcciones.',
      ar: 'اختر فئة وحدد العنوانين.',
    },
  },
  {
    title: { en: 'Hand it over', es: 'Entrégalo', ar: 'سلّمه' },
    short_description: {
      en: 'The courier rings at your door.',
      es: 'El mensajero llama a tu puerta.',
      ar: 'يقرع المندوب بابك.',
    },
  },
  {
    title: { en: 'It arrives', es: 'Llega', ar: 'يصل' },
    short_description: {
      en: 'A code from the receiver confirms it.',
      es: 'Un código del destinatario lo confirma.',
      ar: 'يؤكده رمز من المستلم.',
    },
  },
];

/** What the courier can be told. */
export const parcelInstructions: readonly Text[] = [
  { en: 'Hand it over in person', es: 'Entregar en mano', ar: 'سلّمه باليد' },
  { en: 'Leave at the door', es: 'Dejar en la puerta', ar: 'اتركه عند الباب' },
  { en: 'Call on arrival', es: 'Llamar al llegar', ar: 'اتصل عند الوصول' },
  { en: 'Fragile', es: 'Frágil', ar: 'قابل للكسر' },
  { en: 'Keep upright', es: 'Mantener en posición vertical', ar: 'أبقه في وضع قائم' },
];
