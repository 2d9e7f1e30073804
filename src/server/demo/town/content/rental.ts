import type { Text } from '#domain/text.ts';
import type { StoreContent } from './content.ts';

export type VehicleCategoryContent = { key: string; name: Text; object: string; ground: 'sky' | 'sand' | 'mint' };

export const vehicleCategories: readonly VehicleCategoryContent[] = [
  { key: 'compact', name: { en: 'Compact', es: 'Compacto', ar: 'صغيرة' }, object: '1f697', ground: 'sky' },
  { key: 'suv', name: { en: 'SUV', es: 'Todocamino', ar: 'دفع رباعي' }, object: '1f699', ground: 'sky' },
  { key: 'minivan', name: { en: 'Minibus', es: 'Microbús', ar: 'حافلة صغيرة' }, object: '1f690', ground: 'sky' },
  { key: 'pickup', name: { en: 'Pickup', es: 'Camioneta', ar: 'بيك أب' }, object: '1f6fb', ground: 'sand' },
  { key: 'van', name: { en: 'Moving van', es: 'Furgón de mudanza', ar: 'شاحنة نقل' }, object: '1f69a', ground: 'sand' },
  { key: 'sport', name: { en: 'Sport', es: 'Deportivo', ar: 'رياضية' }, object: '1f3ce-fe0f', ground: 'sand' },
  {
    key: 'motorcycle',
    name: { en: 'Motorcycle', es: 'Motocicleta', ar: 'دراجة نارية' },
    object: '1f3cd-fe0f',
    ground: 'sand',
  },
  { key: 'scooter', name: { en: 'Scooter', es: 'Escúter', ar: 'سكوتر' }, object: '1f6f5', ground: 'mint' },
  { key: 'bicycle', name: { en: 'Bicycle', es: 'Bicicleta', ar: 'دراجة هوائية' }, object: '1f6b2', ground: 'mint' },
  { key: 'coach', name: { en: 'Coach', es: 'Autocar', ar: 'حافلة' }, object: '1f68c', ground: 'sky' },
];

export const vehicleBrands: readonly { key: string; name: string; object: string }[] = [
  { key: 'nordal', name: 'Nordal', object: '1f697' },
  { key: 'vettra', name: 'Vettra', object: '1f3ce-fe0f' },
  { key: 'halden', name: 'Halden', object: '1f699' },
  { key: 'kumori', name: 'Kumori', object: '1f698' },
  { key: 'brisa', name: 'Brisa', object: '1f6f5' },
  { key: 'asgard-motor', name: 'Asgard Motor', object: '1f6fb' },
  { key: 'loppan', name: 'Loppan', object: '1f6b2' },
  { key: 'transvik', name: 'Transvik', object: '1f690' },
];

type Fuel = 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'none';

export type VehicleContent = {
  key: string;
  brand: string;
  model: string;
  category: string;
  type: string;
  seats: number;
  fuel: Fuel;
  transmission: 'automatic' | 'manual' | 'none';
  air: boolean;
  engine_capacity?: number;
  engine_power?: number;
  /** minor units by hour, by day, by kilometre; missing: not offered that way */
  hourly?: number;
  daily?: number;
  kilometre?: number;
  description: Text;
};

const vehicle = (
  key: string,
  [brand, model, category, type]: readonly [brand: string, model: string, category: string, type: string],
  [seats, fuel, transmission, air]: readonly [number, Fuel, VehicleContent['transmission'], boolean],
  prices: Pick<VehicleContent, 'hourly' | 'daily' | 'kilometre'>,
  engine: Pick<VehicleContent, 'engine_capacity' | 'engine_power'>,
  en: string,
  es: string,
): VehicleContent => ({
  key,
  brand,
  model,
  category,
  type,
  seats,
  fuel,
  transmission,
  air,
  ...prices,
  ...engine,
  description: { en, es },
});

/** Each model is offered by several providers. */
export const vehicles: readonly VehicleContent[] = [
  vehicle(
    'nordal-ett',
    ['nordal', 'Ett', 'compact', 'economy'],
    [4, 'petrol', 'manual', true],
    { hourly: 690, daily: 3900, kilometre: 38 },
    { engine_capacity: 1000, engine_power: 72 },
    'A small city car that parks where others give up. Enough boot for a week of shopping.',
    'Un coche urbano pequeño que aparca donde otros se rinden. Maletero para la compra de la semana.',
  ),
  vehicle(
    'nordal-ett-e',
    ['nordal', 'Ett E', 'compact', 'economy'],
    [4, 'electric', 'automatic', true],
    { hourly: 790, daily: 4500, kilometre: 29 },
    { engine_power: 95 },
    'The electric version of the city favourite, good for 280 km on a charge. Charging card included.',
    'La versión eléctrica del favorito urbano, con 280 km de autonomía. Tarjeta de carga incluida.',
  ),
  vehicle(
    'nordal-sju',
    ['nordal', 'Sju', 'compact', 'family'],
    [5, 'hybrid', 'automatic', true],
    { hourly: 990, daily: 5400, kilometre: 35 },
    { engine_capacity: 1600, engine_power: 140 },
    'A calm estate for five with a flat boot floor. Burns little on the way to the coast.',
    'Un familiar tranquilo de cinco plazas con maletero plano. Gasta poco camino de la costa.',
  ),
  vehicle(
    'kumori-zen',
    ['kumori', 'Zen', 'compact', 'economy'],
    [5, 'hybrid', 'automatic', true],
    { hourly: 850, daily: 4700, kilometre: 33 },
    { engine_capacity: 1500, engine_power: 116 },
    'Quiet, automatic and easy to see out of. A good first choice for a day in town.',
    'Silencioso, automático y con buena visibilidad. Una buena opción para un día en la ciudad.',
  ),
  vehicle(
    'kumori-tama',
    ['kumori', 'Tama', 'compact', 'economy'],
    [4, 'petrol', 'manual', false],
    { hourly: 590, daily: 3400, kilometre: 36 },
    { engine_capacity: 900, engine_power: 60 },
    'Four seats, five doors and no extras. The least you can pay for a car that always starts.',
    'Cuatro plazas, cinco puertas y ningún extra. Lo mínimo por un coche que siempre arranca.',
  ),
  vehicle(
    'vettra-linea',
    ['vettra', 'Linea', 'compact', 'executive'],
    [5, 'diesel', 'automatic', true],
    { hourly: 1390, daily: 7900, kilometre: 49 },
    { engine_capacity: 2000, engine_power: 190 },
    'A long-legged saloon for meetings out of town. Leather, adaptive cruise and a silent cabin.',
    'Una berlina para reuniones fuera de la ciudad. Cuero, control de crucero y cabina silenciosa.',
  ),
  vehicle(
    'halden-fjord',
    ['halden', 'Fjord', 'suv', 'family'],
    [5, 'hybrid', 'automatic', true],
    { hourly: 1290, daily: 7200, kilometre: 48 },
    { engine_capacity: 2000, engine_power: 204 },
    'Room for five and two dogs. Four-wheel drive takes it up any cabin road in winter.',
    'Espacio para cinco y dos perros. La tracción total sube cualquier camino de invierno.',
  ),
  vehicle(
    'halden-fjord-e',
    ['halden', 'Fjord E', 'suv', 'family'],
    [5, 'electric', 'automatic', true],
    { hourly: 1450, daily: 8200, kilometre: 39 },
    { engine_power: 310 },
    'A large electric car with 460 km of range, a heat pump and a glass roof.',
    'Un eléctrico grande con 460 km de autonomía, bomba de calor y techo de cristal.',
  ),
  vehicle(
    'halden-topp',
    ['halden', 'Topp', 'suv', 'luxury'],
    [7, 'diesel', 'automatic', true],
    { hourly: 1690, daily: 9600, kilometre: 56 },
    { engine_capacity: 3000, engine_power: 265 },
    'Seven real seats and air suspension. For airport runs with grandparents and skis.',
    'Siete plazas de verdad y suspensión neumática. Para ir al aeropuerto con abuelos y esquís.',
  ),
  vehicle(
    'kumori-yama',
    ['kumori', 'Yama', 'suv', 'family'],
    [5, 'petrol', 'manual', true],
    { hourly: 1090, daily: 6100, kilometre: 46 },
    { engine_capacity: 1800, engine_power: 150 },
    'A simple high-riding car with roof rails. Takes two bicycles and a tent without a puzzle.',
    'Un coche alto y sencillo con barras de techo. Lleva dos bicis y una tienda sin rompecabezas.',
  ),
  vehicle(
    'transvik-nio',
    ['transvik', 'Nio', 'minivan', 'family'],
    [9, 'diesel', 'manual', true],
    { hourly: 1490, daily: 8400, kilometre: 55 },
    { engine_capacity: 2200, engine_power: 150 },
    'Nine seats and sliding doors on both sides. An ordinary licence is enough.',
    'Nueve plazas y puertas correderas a ambos lados. Basta con el carné normal.',
  ),
  vehicle(
    'transvik-nio-lux',
    ['transvik', 'Nio Lux', 'minivan', 'executive'],
    [7, 'diesel', 'automatic', true],
    { hourly: 1990, daily: 11200, kilometre: 68 },
    { engine_capacity: 2200, engine_power: 190 },
    'Seven single seats that face each other, a table between them and curtains at the windows.',
    'Siete asientos individuales enfrentados, con mesa en medio y cortinas en las ventanas.',
  ),
  vehicle(
    'transvik-flytt',
    ['transvik', 'Flytt', 'van', 'cargo'],
    [3, 'diesel', 'manual', true],
    { hourly: 1190, daily: 6500, kilometre: 52 },
    { engine_capacity: 2200, engine_power: 130 },
    'Fifteen cubic metres, straps and a trolley. Moves a two-room flat in one go.',
    'Quince metros cúbicos, correas y carretilla. Muda un piso de dos habitaciones de una vez.',
  ),
  vehicle(
    'transvik-flytt-stor',
    ['transvik', 'Flytt Stor', 'van', 'cargo'],
    [3, 'diesel', 'manual', false],
    { hourly: 1590, daily: 8900, kilometre: 64 },
    { engine_capacity: 3000, engine_power: 170 },
    'Twenty cubic metres with a tail lift. For pianos, wardrobes and brave friends.',
    'Veinte metros cúbicos con plataforma elevadora. Para pianos, armarios y amigos valientes.',
  ),
  vehicle(
    'asgard-lastare',
    ['asgard-motor', 'Lastare', 'pickup', 'cargo'],
    [5, 'diesel', 'automatic', true],
    { hourly: 1390, daily: 7700, kilometre: 58 },
    { engine_capacity: 2400, engine_power: 180 },
    'A double cab with a metre and a half of bed. Pulls a boat trailer of up to three tonnes.',
    'Doble cabina con metro y medio de caja. Arrastra un remolque de barco de hasta tres toneladas.',
  ),
  vehicle(
    'asgard-skog',
    ['asgard-motor', 'Skog', 'pickup', 'cargo'],
    [2, 'diesel', 'manual', false],
    { hourly: 1090, daily: 6200, kilometre: 54 },
    { engine_capacity: 2200, engine_power: 140 },
    'Two seats and a long bed you can hose out. For garden waste and building sites.',
    'Dos plazas y una caja larga que se limpia con manguera. Para jardín y obras.',
  ),
  vehicle(
    'vettra-corsa-r',
    ['vettra', 'Freccia', 'sport', 'luxury'],
    [2, 'petrol', 'automatic', true],
    { hourly: 4900, daily: 28900 },
    { engine_capacity: 3800, engine_power: 480 },
    'Two seats, eight cylinders and a front lift for kerbs. Drivers from 25 years with a deposit.',
    'Dos plazas, ocho cilindros y elevación frontal. Conductores desde 25 años con depósito.',
  ),
  vehicle(
    'vettra-spider',
    ['vettra', 'Spider', 'sport', 'luxury'],
    [2, 'petrol', 'manual', true],
    { hourly: 3200, daily: 18900, kilometre: 120 },
    { engine_capacity: 2000, engine_power: 260 },
    'A light open two-seater with a folding roof. Best along the coast road in June.',
    'Un biplaza ligero y descapotable. Lo mejor, la carretera de la costa en junio.',
  ),
  vehicle(
    'brisa-125',
    ['brisa', 'City 125', 'scooter', 'economy'],
    [2, 'petrol', 'automatic', false],
    { hourly: 490, daily: 2600, kilometre: 19 },
    { engine_capacity: 125, engine_power: 12 },
    'Two helmets under the seat and a phone holder. Parks for nothing almost anywhere.',
    'Dos cascos bajo el asiento y soporte para el móvil. Aparca gratis casi en todas partes.',
  ),
  vehicle(
    'brisa-e',
    ['brisa', 'Volta', 'scooter', 'economy'],
    [2, 'electric', 'automatic', false],
    { hourly: 390, daily: 2200, kilometre: 14 },
    { engine_power: 6 },
    'A silent electric scooter with two batteries, 90 km together.',
    'Un escúter eléctrico y silencioso con dos baterías: 90 km en total.',
  ),
  vehicle(
    'asgard-770',
    ['asgard-motor', 'Tour 770', 'motorcycle', 'luxury'],
    [2, 'petrol', 'manual', false],
    { hourly: 1490, daily: 8500, kilometre: 44 },
    { engine_capacity: 770, engine_power: 95 },
    'An upright touring bike with cases and heated grips. Full licence needed.',
    'Una moto de turismo con maletas y puños calefactados. Se necesita el carné completo.',
  ),
  vehicle(
    'brisa-rebelde',
    ['brisa', 'Rebelde 400', 'motorcycle', 'economy'],
    [2, 'petrol', 'manual', false],
    { hourly: 990, daily: 5600 },
    { engine_capacity: 400, engine_power: 44 },
    'Low seat, easy clutch, A2 licence. A friendly bike for a summer evening.',
    'Asiento bajo, embrague suave, carné A2. Una moto amable para una tarde de verano.',
  ),
  vehicle(
    'loppan-stad',
    ['loppan', 'Stad', 'bicycle', 'economy'],
    [1, 'none', 'none', false],
    { hourly: 150, daily: 790 },
    {},
    'Seven gears, a basket and lights that need no battery. Helmet on request.',
    'Siete marchas, cesta y luces sin batería. Casco a petición.',
  ),
  vehicle(
    'loppan-el',
    ['loppan', 'El', 'bicycle', 'economy'],
    [1, 'electric', 'none', false],
    { hourly: 250, daily: 1390 },
    { engine_power: 1 },
    'Pedal assistance up to 25 km/h and 70 km on a charge. Makes the hills of Linné flat.',
    'Asistencia hasta 25 km/h y 70 km de autonomía. Allana las cuestas de Linné.',
  ),
  vehicle(
    'transvik-buss',
    ['transvik', 'Buss 28', 'coach', 'executive'],
    [28, 'diesel', 'automatic', true],
    { daily: 24900, kilometre: 190 },
    { engine_capacity: 5100, engine_power: 240 },
    'A coach for weddings and school trips, rented with a driver. Toilet and a boot below the floor.',
    'Un autocar para bodas y excursiones, con conductor. Aseo y maletero bajo el suelo.',
  ),
];

const provider = (
  key: string,
  name: string,
  en: string,
  es: string,
  [glyph, colour]: readonly [string, string],
  object: string,
  sells: readonly string[],
): StoreContent => ({
  key,
  name,
  tagline: { en, es },
  sells,
  cover: { object, ground: 'sky', base: 'none', props: ['1f332'] },
  logo: { glyph, colour },
});

const CITY = ['nordal-ett', 'nordal-ett-e', 'kumori-zen', 'kumori-tama', 'nordal-sju'];
const FAMILY = ['halden-fjord', 'halden-fjord-e', 'halden-topp', 'kumori-yama', 'transvik-nio'];
const CARGO = ['transvik-flytt', 'transvik-flytt-stor', 'asgard-lastare', 'asgard-skog'];
const SPORT = ['vettra-linea', 'vettra-corsa-r', 'vettra-spider', 'transvik-nio-lux'];
const TWO_WHEELS = ['brisa-125', 'brisa-e', 'asgard-770', 'brisa-rebelde', 'loppan-stad', 'loppan-el'];

/** Ten vehicles each. */
export const providers: readonly StoreContent[] = [
  provider(
    'hamnen-hyrbil',
    'Hamnen Hyrbil',
    'City cars · SUVs · Hourly',
    'Urbanos · Todocaminos · Por horas',
    ['ship-wheel', '#0f4c75'],
    '1f697',
    [...CITY, ...FAMILY],
  ),
  provider(
    'gota-drive',
    'Göta Drive',
    'Electric · Family · One way',
    'Eléctricos · Familiares · Solo ida',
    ['zap', '#14532d'],
    '1f699',
    [
      'nordal-ett-e',
      'halden-fjord-e',
      'brisa-e',
      'loppan-el',
      ...FAMILY.filter((key) => key !== 'halden-fjord-e'),
      'nordal-sju',
      'kumori-zen',
    ],
  ),
  provider(
    'linne-cykel',
    'Linné Cykel & Moped',
    'Bicycles · Scooters · Motorcycles',
    'Bicicletas · Escúteres · Motos',
    ['bike', '#7c2d12'],
    '1f6b2',
    [...TWO_WHEELS, ...CITY.slice(0, 4)],
  ),
  provider(
    'flyttkompaniet',
    'Flyttkompaniet',
    'Vans · Pickups · Moving boxes',
    'Furgones · Camionetas · Mudanzas',
    ['truck', '#3f3f46'],
    '1f69a',
    [...CARGO, 'transvik-nio', 'halden-topp', 'kumori-yama', 'nordal-sju', 'nordal-ett', 'halden-fjord'],
  ),
  provider(
    'aveny-prestige',
    'Aveny Prestige',
    'Sport · Luxury · Chauffeur',
    'Deportivos · Lujo · Con chófer',
    ['gem', '#581c87'],
    '1f3ce-fe0f',
    [...SPORT, 'halden-topp', 'halden-fjord-e', 'asgard-770', 'transvik-buss', 'nordal-sju', 'halden-fjord'],
  ),
  provider(
    'skansen-bil',
    'Skansen Bil',
    'Small cars · Low price',
    'Coches pequeños · Buen precio',
    ['castle', '#1e3a8a'],
    '1f698',
    [...CITY, 'kumori-yama', 'transvik-nio', 'brisa-125', 'loppan-stad', 'transvik-flytt'],
  ),
  provider(
    'delsjo-uthyrning',
    'Delsjö Uthyrning',
    'SUVs · Minibuses · Roof boxes',
    'Todocaminos · Microbuses · Cofres',
    ['trees', '#166534'],
    '1f690',
    [...FAMILY, 'transvik-nio-lux', 'asgard-lastare', 'nordal-sju', 'kumori-zen', 'loppan-el'],
  ),
  provider(
    'majorna-bilpool',
    'Majorna Bilpool',
    'Shared cars · By the hour',
    'Coches compartidos · Por horas',
    ['users', '#9f1239'],
    '1f697',
    [...CITY, 'halden-fjord', 'transvik-flytt', 'loppan-stad', 'loppan-el', 'brisa-e'],
  ),
  provider(
    'kviberg-last',
    'Kviberg Last & Släp',
    'Trucks · Pickups · Trailers',
    'Camiones · Camionetas · Remolques',
    ['container', '#78350f'],
    '1f6fb',
    [...CARGO, 'kumori-yama', 'halden-topp', 'transvik-nio', 'nordal-ett', 'kumori-tama', 'transvik-buss'],
  ),
  provider(
    'vastkust-touring',
    'Västkust Touring',
    'Motorcycles · Open cars · Tours',
    'Motos · Descapotables · Rutas',
    ['route', '#155e75'],
    '1f3cd-fe0f',
    [...TWO_WHEELS, 'vettra-spider', 'vettra-linea', 'halden-fjord', 'transvik-nio'],
  ),
  provider(
    'frolunda-biluthyrning',
    'Frölunda Biluthyrning',
    'Family cars · Long rental',
    'Familiares · Larga duración',
    ['key-round', '#1d4ed8'],
    '1f699',
    ['nordal-sju', 'kumori-zen', 'nordal-ett', 'vettra-linea', ...FAMILY, 'transvik-flytt'],
  ),
  provider(
    'terminal-elva',
    'Terminal Elva',
    'Airport · Minibuses · Executive',
    'Aeropuerto · Microbuses · Ejecutivo',
    ['plane', '#4c1d95'],
    '1f690',
    [
      'transvik-nio',
      'transvik-nio-lux',
      'transvik-buss',
      'vettra-linea',
      'halden-topp',
      'halden-fjord-e',
      'nordal-sju',
      'kumori-zen',
      'nordal-ett',
      'vettra-corsa-r',
    ],
  ),
];
