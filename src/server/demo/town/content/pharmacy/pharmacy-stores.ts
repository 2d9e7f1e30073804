import type { StoreContent } from '../content.ts';
import { keysOf, picture, store, t, without } from '../writing.ts';
import { oralCare, skinCare, vitamins } from './pharmacy-care.ts';
import { devices, diabetesCare, firstAid, motherAndBaby } from './pharmacy-home.ts';
import { allergyRelief, coldAndFlu, digestionRelief, painRelief, sleepAids } from './pharmacy-medicines.ts';
import { prescriptions } from './pharmacy-prescription.ts';

const overTheCounter = keysOf(painRelief, coldAndFlu, allergyRelief, digestionRelief, sleepAids, firstAid);
const bodyCare = keysOf(skinCare, oralCare, vitamins);
const everything = [...overTheCounter, ...bodyCare, ...keysOf(diabetesCare, motherAndBaby, devices, prescriptions)];

export const pharmacyStores: readonly StoreContent[] = [
  store(
    'lejonet-apotek',
    'Lejonet Apotek',
    t('Full-service pharmacy', 'Farmacia completa', 'صيدلية متكاملة'),
    ['cross', '#0f766e'],
    picture('💊 🌡️ 🩹', 'mint', 'podium'),
    everything,
  ),
  store(
    'avenyn-apotek',
    'Avenyn Apotek',
    t('Prescriptions · Advice', 'Recetas · Consejo', 'وصفات · استشارة'),
    ['pill', '#115e59'],
    picture('💊 🩺 🧴', 'mint', 'podium'),
    without(everything, 'crutches', 'nebuliser', 'stethoscope'),
  ),
  store(
    'nattapoteket',
    'Nattapoteket',
    t('Open all night', 'Abierta toda la noche', 'مفتوحة طوال الليل'),
    ['moon', '#312e81'],
    picture('🌙 💊 🌡️', 'lilac', 'podium'),
    [...overTheCounter, ...keysOf(prescriptions, diabetesCare, motherAndBaby)],
  ),
  store(
    'hisings-apoteket',
    'Hisings Apoteket',
    t('Family pharmacy', 'Farmacia familiar', 'صيدلية العائلة'),
    ['heart-pulse', '#9f1239'],
    picture('🍼 🩹 🧸', 'rose', 'podium'),
    without(everything, 'insulin-cool-case', 'wart-remover', 'collagen', 'pulse-oximeter'),
  ),
  store(
    'linden-pharmacy',
    'Linden Pharmacy',
    t('Neighbourhood pharmacy', 'Farmacia de barrio', 'صيدلية الحي'),
    ['leaf', '#166534'],
    picture('🌿 💊 🍵', 'sage', 'podium'),
    [...overTheCounter, ...bodyCare, ...keysOf(prescriptions)],
  ),
  store(
    'klinikapoteket',
    'Klinikapoteket',
    t('Next to the hospital', 'Junto al hospital', 'بجانب المستشفى'),
    ['stethoscope', '#1e40af'],
    picture('🩺 💉 💊', 'sky', 'podium'),
    [...overTheCounter, ...keysOf(prescriptions, devices, diabetesCare)],
  ),
  store(
    'hudhuset',
    'Hudhuset',
    t('Skin care · Sun care', 'Piel · Protección solar', 'عناية بالبشرة · وقاية من الشمس'),
    ['droplet', '#9d174d'],
    picture('🧴 🌸 ☀️', 'rose', 'podium'),
    [...bodyCare, ...keysOf(allergyRelief, motherAndBaby)],
  ),
  store(
    'vitaminbaren',
    'Vitaminbaren',
    t('Vitamins · Sleep · Sport', 'Vitaminas · Sueño · Deporte', 'فيتامينات · نوم · رياضة'),
    ['citrus', '#b45309'],
    picture('🍊 💊 🥬', 'butter', 'podium'),
    keysOf(vitamins, sleepAids, digestionRelief, oralCare),
  ),
  store(
    'diabetesbutiken',
    'Diabetesbutiken',
    t('Meters · Strips · Foot care', 'Medidores · Tiras · Pies', 'أجهزة قياس · شرائط · عناية بالقدم'),
    ['activity', '#7f1d1d'],
    picture('🩸 🧪 💉', 'rose', 'podium'),
    keysOf(diabetesCare, devices, firstAid, skinCare),
  ),
  store(
    'lilla-stegen',
    'Lilla Stegen',
    t('Mother and baby', 'Mamá y bebé', 'الأم والطفل'),
    ['baby', '#86198f'],
    picture('🍼 🧸 🧴', 'butter', 'podium'),
    keysOf(motherAndBaby, skinCare, vitamins, coldAndFlu),
  ),
  store(
    'tandvardsboden',
    'Tandvårdsboden',
    t('Teeth · Eyes · Ears', 'Dientes · Ojos · Oídos', 'أسنان · عيون · آذان'),
    ['toothbrush', '#075985'],
    picture('🪥 🦷 🫧', 'sky', 'podium'),
    keysOf(oralCare, firstAid, painRelief),
  ),
  store(
    'ort-och-rot',
    'Ört & Rot',
    t('Herbal remedies · Teas', 'Remedios vegetales · Infusiones', 'علاجات عشبية · شاي'),
    ['sprout', '#3f6212'],
    picture('🌿 🍵 🌼', 'sage', 'podium'),
    keysOf(sleepAids, vitamins, coldAndFlu),
  ),
  store(
    'stationsapoteket',
    'Stationsapoteket',
    t('At the central station', 'En la estación central', 'في المحطة المركزية'),
    ['train-front', '#374151'],
    picture('💊 🩹 🧴', 'sand', 'podium'),
    [...overTheCounter, ...keysOf(oralCare, skinCare)],
  ),
  store(
    'majornas-apotek',
    'Majornas Apotek',
    t('Prescriptions · Home delivery', 'Recetas · Entrega a domicilio', 'وصفات · توصيل إلى المنزل'),
    ['pill-bottle', '#155e75'],
    picture('💊 🏡 🌡️', 'mint', 'podium'),
    [...overTheCounter, ...bodyCare, ...keysOf(prescriptions, motherAndBaby)],
  ),
];
