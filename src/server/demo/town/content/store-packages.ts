import type { Text } from '#domain/text.ts';

type StorePackageContent = {
  package_name: Text;
  text: Text;
  /** Minor units. */
  price: number;
  validity: number;
  max_order: number | null;
  max_product: number | null;
  pos?: true;
  mobile_app?: true;
  chat?: true;
  review?: true;
  self_delivery?: true;
  module_type: 'all' | 'rental';
  colour: string;
  is_default?: true;
};

export const storePackages: readonly StorePackageContent[] = [
  {
    package_name: { en: 'Corner shop', es: 'Tienda de barrio', ar: 'متجر الحي' },
    text: {
      en: 'To begin with: a small menu, seen by the whole zone.',
      es: 'Para empezar: una carta pequeña que ve toda la zona.',
      ar: 'للبداية: قائمة صغيرة يراها كل سكان المنطقة.',
    },
    price: 19_00,
    validity: 30,
    max_order: 150,
    max_product: 40,
    mobile_app: true,
    review: true,
    module_type: 'all',
    colour: '#0d9488',
  },
  {
    package_name: { en: 'High street', es: 'Calle mayor', ar: 'الشارع الرئيسي' },
    text: {
      en: 'For a busy store: chat with customers, sell at the counter as well.',
      es: 'Para una tienda con movimiento: chat con clientes y venta en mostrador.',
      ar: 'لمتجر مزدحم: دردشة مع الزبائن وبيع في المحل أيضًا.',
    },
    price: 49_00,
    validity: 90,
    max_order: 1000,
    max_product: 300,
    pos: true,
    mobile_app: true,
    chat: true,
    review: true,
    module_type: 'all',
    colour: '#4f46e5',
    is_default: true,
  },
  {
    package_name: { en: 'Market hall', es: 'Gran mercado', ar: 'السوق الكبير' },
    text: {
      en: 'Without limits, with couriers of your own.',
      es: 'Sin límites, con repartidores propios.',
      ar: 'بلا حدود، ومع عمال توصيل خاصين بك.',
    },
    price: 149_00,
    validity: 365,
    max_order: null,
    max_product: null,
    pos: true,
    mobile_app: true,
    chat: true,
    review: true,
    self_delivery: true,
    module_type: 'all',
    colour: '#b45309',
  },
  {
    package_name: { en: 'Garage', es: 'Garaje', ar: 'المرآب' },
    text: {
      en: 'A few cars, rented out by the hour or the day.',
      es: 'Unos pocos coches, por horas o por días.',
      ar: 'بضع سيارات تؤجر بالساعة أو باليوم.',
    },
    price: 29_00,
    validity: 30,
    max_order: 60,
    max_product: 10,
    mobile_app: true,
    review: true,
    module_type: 'rental',
    colour: '#0369a1',
    is_default: true,
  },
  {
    package_name: { en: 'Fleet', es: 'Flota', ar: 'الأسطول' },
    text: {
      en: 'As many cars as you have, and a chat with every traveller.',
      es: 'Tantos coches como tenga y chat con cada viajero.',
      ar: 'كل ما لديك من سيارات، ودردشة مع كل مسافر.',
    },
    price: 99_00,
    validity: 90,
    max_order: null,
    max_product: null,
    pos: true,
    mobile_app: true,
    chat: true,
    review: true,
    module_type: 'rental',
    colour: '#7c3aed',
  },
];
