import type { Text } from '#domain/text.ts';
import type { ZoneKey } from './addresses.ts';
import type { PictureContent } from './content.ts';

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

/** Minor units. */
type Rates = {
  per_km?: number;
  minimum?: number;
  maximum?: number;
  fixed?: number;
  maximum_cod_order_amount?: number;
};

export type ModuleContent = {
  module_type: ModuleType;
  module_name: Text;
  short_description: Text;
  description: Text;
  object: string;
  ground: PictureContent['ground'];
  all_zone_service?: boolean;
  zones: Partial<Record<ZoneKey, Rates>>;
};

export const modules: readonly ModuleContent[] = [
  {
    module_type: 'food',
    module_name: { en: 'Food', es: 'Comida', ar: 'الطعام' },
    short_description: {
      en: 'Hot from kitchens near you',
      es: 'Recién hecha en cocinas cercanas',
      ar: 'ساخن من مطابخ قريبة منك',
    },
    description: {
      en: 'Restaurants and cafés around the corner, brought to your door while it is still hot.',
      es: 'Restaurantes y cafés a la vuelta de la esquina, en tu puerta mientras aún está caliente.',
      ar: 'مطاعم ومقاهٍ قريبة تصلك أطباقها إلى بابك وهي ساخنة.',
    },
    object: '1f354',
    ground: 'peach',
    zones: {
      centrum: { per_km: 60, minimum: 190, maximum: 790, maximum_cod_order_amount: 15000 },
      hisingen: { per_km: 70, minimum: 240, maximum: 890, maximum_cod_order_amount: 15000 },
      oster: { per_km: 70, minimum: 220, maximum: 890, maximum_cod_order_amount: 12000 },
    },
  },
  {
    module_type: 'grocery',
    module_name: { en: 'Grocery', es: 'Supermercado', ar: 'البقالة' },
    short_description: {
      en: 'Fresh, frozen and everyday',
      es: 'Fresco, congelado y de cada día',
      ar: 'طازج ومجمّد وحاجات كل يوم',
    },
    description: {
      en: 'Fruit, bread, milk and all that runs out on a Tuesday, from shops in your own part of town.',
      es: 'Fruta, pan, leche y todo lo que se acaba un martes, de tiendas de tu propio barrio.',
      ar: 'فواكه وخبز وحليب وكل ما ينفد في منتصف الأسبوع، من متاجر حيّك.',
    },
    object: '1f96c',
    ground: 'sage',
    zones: {
      centrum: { fixed: 290, maximum_cod_order_amount: 20000 },
      hisingen: { per_km: 60, minimum: 290, maximum: 990, maximum_cod_order_amount: 20000 },
      oster: { per_km: 60, minimum: 290, maximum: 990 },
    },
  },
  {
    module_type: 'pharmacy',
    module_name: { en: 'Pharmacy', es: 'Farmacia', ar: 'الصيدلية' },
    short_description: {
      en: 'Medicine, care and advice',
      es: 'Medicamentos, cuidado y consejo',
      ar: 'أدوية وعناية ونصيحة',
    },
    description: {
      en: 'Medicine and care products from licensed pharmacies. Send your prescription as a photo.',
      es: 'Medicamentos y productos de cuidado de farmacias autorizadas. Envía tu receta con una foto.',
      ar: 'أدوية ومنتجات عناية من صيدليات مرخّصة. أرسل وصفتك الطبية بصورة.',
    },
    object: '1f48a',
    ground: 'mint',
    zones: {
      centrum: { per_km: 50, minimum: 190, maximum: 590, maximum_cod_order_amount: 10000 },
      oster: { per_km: 60, minimum: 220, maximum: 690, maximum_cod_order_amount: 10000 },
    },
  },
  {
    module_type: 'ecommerce',
    module_name: { en: 'Shop', es: 'Tienda', ar: 'التسوّق' },
    short_description: {
      en: 'Electronics, fashion and home',
      es: 'Electrónica, moda y hogar',
      ar: 'إلكترونيات وأزياء ومنزل',
    },
    description: {
      en: 'Shops of the whole town in one place, delivered to any address in and around Gothenburg.',
      es: 'Las tiendas de toda la ciudad en un solo lugar, con entrega en Gotemburgo y alrededores.',
      ar: 'متاجر المدينة كلها في مكان واحد، مع التوصيل إلى أي عنوان في غوتنبرغ وما حولها.',
    },
    object: '1f6cd-fe0f',
    ground: 'lilac',
    all_zone_service: true,
    zones: {
      centrum: { fixed: 390 },
      hisingen: { fixed: 390 },
      oster: { fixed: 390 },
      greater: { per_km: 40, minimum: 490, maximum: 1490, maximum_cod_order_amount: 50000 },
    },
  },
  {
    module_type: 'parcel',
    module_name: { en: 'Parcel', es: 'Paquetería', ar: 'الطرود' },
    short_description: {
      en: 'Door to door, the same hour',
      es: 'De puerta a puerta, en una hora',
      ar: 'من باب إلى باب خلال ساعة',
    },
    description: {
      en: 'A courier fetches it here and hands it over there. Documents, gifts, keys, a birthday cake.',
      es: 'Un mensajero lo recoge aquí y lo entrega allí. Documentos, regalos, llaves, una tarta de cumpleaños.',
      ar: 'يستلمه المندوب من هنا ويسلّمه هناك: وثائق وهدايا ومفاتيح وكعكة عيد ميلاد.',
    },
    object: '1f4e6',
    ground: 'butter',
    all_zone_service: true,
    zones: {
      centrum: { per_km: 80, minimum: 390 },
      hisingen: { per_km: 80, minimum: 390 },
      oster: { per_km: 80, minimum: 390 },
      greater: { per_km: 90, minimum: 490 },
    },
  },
  {
    module_type: 'rental',
    module_name: { en: 'Rental', es: 'Alquiler', ar: 'التأجير' },
    short_description: {
      en: 'Cars and bikes by hour, day or km',
      es: 'Coches y bicis por hora, día o km',
      ar: 'سيارات ودرّاجات بالساعة أو اليوم أو الكيلومتر',
    },
    description: {
      en: 'Rent a car, a van or a bicycle from providers in town, by the hour, by the day or by distance.',
      es: 'Alquila un coche, una furgoneta o una bicicleta en la ciudad, por horas, por días o por distancia.',
      ar: 'استأجر سيارة أو شاحنة صغيرة أو درّاجة في المدينة، بالساعة أو باليوم أو بالمسافة.',
    },
    object: '1f697',
    ground: 'sky',
    zones: { centrum: {}, greater: {} },
  },
];
