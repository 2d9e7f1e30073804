import { category, picture, t } from './writing.ts';

export const pharmacyCategories = {
  pain: category('pain-fever', t('Pain and fever', 'Dolor y fiebre'), picture('💊 🌡️ 💧', 'mint', 'podium'), {
    featured: true,
  }),
  cold: category('cold-flu', t('Cold and flu', 'Resfriado y gripe'), picture('🍵 🍯 🍋', 'butter', 'podium'), {
    featured: true,
  }),
  throat: category('cough-throat', t('Cough and throat', 'Tos y garganta'), picture('🍬 🍯 🌿', 'butter', 'podium'), {
    parent: 'cold-flu',
  }),
  nose: category('nose-sinus', t('Nose and sinus', 'Nariz y senos'), picture('🧴 💧 🌊', 'butter', 'podium'), {
    parent: 'cold-flu',
  }),
  allergy: category('allergy', t('Allergy', 'Alergia'), picture('💊 🌼 🌾', 'sage', 'podium'), { featured: true }),
  digestion: category(
    'digestion',
    t('Stomach and digestion', 'Estómago y digestión'),
    picture('🧪 🌿 💊', 'peach', 'podium'),
    { featured: true },
  ),
  skin: category('skin', t('Skin care', 'Cuidado de la piel'), picture('🧴 🌸 💧', 'rose', 'podium'), {
    featured: true,
  }),
  sun: category('sun-care', t('Sun care', 'Protección solar'), picture('🧴 ☀️ 🏖️', 'rose', 'podium'), { parent: 'skin' }),
  vitamins: category(
    'vitamins',
    t('Vitamins and supplements', 'Vitaminas y complementos'),
    picture('💊×2 🍊 🥬', 'butter', 'podium'),
    { featured: true },
  ),
  firstAid: category('first-aid', t('First aid', 'Primeros auxilios'), picture('🩹 ✂️ 🧴', 'sky', 'podium'), {
    featured: true,
  }),
  sleep: category('sleep-calm', t('Sleep and calm', 'Sueño y calma'), picture('🌙 🍵 🌼', 'lilac', 'podium'), {
    featured: true,
  }),
  diabetes: category('diabetes', t('Diabetes', 'Diabetes'), picture('🩸 🧪 💉', 'rose', 'podium'), { featured: true }),
  oral: category('oral-care', t('Mouth and teeth', 'Boca y dientes'), picture('🪥 🦷 🫧', 'sky', 'podium'), {
    featured: true,
  }),
  eyes: category('eyes-ears', t('Eyes and ears', 'Ojos y oídos'), picture('💧 👓 🧴', 'sky', 'podium')),
  family: category('mother-baby', t('Mother and baby', 'Mamá y bebé'), picture('🍼 🧸 🧴', 'butter', 'podium')),
  devices: category('devices', t('Health devices', 'Aparatos de salud'), picture('🩺 🌡️ 🔋', 'mint', 'podium')),
  prescription: category(
    'prescription',
    t('Prescription medicine', 'Medicamentos con receta'),
    picture('💊 📝 🩺', 'mint', 'podium'),
    { featured: true },
  ),
} as const;

export const commonConditions = [
  { key: 'fever', name: t('Fever', 'Fiebre') },
  { key: 'headache', name: t('Headache', 'Dolor de cabeza') },
  { key: 'muscle-joint', name: t('Muscle and joint pain', 'Dolor muscular y articular') },
  { key: 'cold-flu', name: t('Cold and flu', 'Resfriado y gripe') },
  { key: 'allergy', name: t('Allergy', 'Alergia') },
  { key: 'digestion', name: t('Digestion', 'Digestión') },
  { key: 'skin', name: t('Skin', 'Piel') },
  { key: 'sleep', name: t('Sleep', 'Sueño') },
  { key: 'diabetes', name: t('Diabetes', 'Diabetes') },
  { key: 'first-aid', name: t('First aid', 'Primeros auxilios') },
  { key: 'vitamins', name: t('Vitamins', 'Vitaminas') },
  { key: 'eyes', name: t('Dry and tired eyes', 'Ojos secos y cansados') },
  { key: 'blood-pressure', name: t('Blood pressure', 'Tensión arterial') },
];
