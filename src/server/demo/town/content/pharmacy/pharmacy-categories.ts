import { category, picture, t } from '../writing.ts';

export const pharmacyCategories = {
  pain: category(
    'pain-fever',
    t('Pain and fever', 'Dolor y fiebre', 'ألم وحمى'),
    picture('carton-coral-thermometer 🌡️ 💧', 'mint', 'podium'),
    {
      featured: true,
    },
  ),
  cold: category(
    'cold-flu',
    t('Cold and flu', 'Resfriado y gripe', 'زكام وإنفلونزا'),
    picture('🍵 🍯 🍋', 'butter', 'podium'),
    {
      featured: true,
    },
  ),
  throat: category(
    'cough-throat',
    t('Cough and throat', 'Tos y garganta', 'سعال وحلق'),
    picture('🍬 🍯 🌿', 'butter', 'podium'),
    {
      parent: 'cold-flu',
    },
  ),
  nose: category(
    'nose-sinus',
    t('Nose and sinus', 'Nariz y senos', 'أنف وجيوب'),
    picture('spray-sky-wind 💧 🌊', 'butter', 'podium'),
    {
      parent: 'cold-flu',
    },
  ),
  allergy: category('allergy', t('Allergy', 'Alergia', 'حساسية'), picture('🌼 🌾', 'sage', 'podium'), {
    featured: true,
  }),
  digestion: category(
    'digestion',
    t('Stomach and digestion', 'Estómago y digestión', 'معدة وهضم'),
    picture('🧪 🌿 💊', 'peach', 'podium'),
    { featured: true },
  ),
  skin: category('skin', t('Skin care', 'Cuidado de la piel', 'عناية بالبشرة'), picture('🧴 🌸 💧', 'rose', 'podium'), {
    featured: true,
  }),
  sun: category(
    'sun-care',
    t('Sun care', 'Protección solar', 'وقاية من الشمس'),
    picture('tube-orange-sun ☀️ 🏖️', 'rose', 'podium'),
    {
      parent: 'skin',
    },
  ),
  vitamins: category(
    'vitamins',
    t('Vitamins and supplements', 'Vitaminas y complementos', 'فيتامينات ومكملات'),
    picture('vial-orange-citrus 🍊 🥬', 'butter', 'podium'),
    { featured: true },
  ),
  firstAid: category(
    'first-aid',
    t('First aid', 'Primeros auxilios', 'إسعافات أولية'),
    picture('🩹 ✂️ 🧴', 'sky', 'podium'),
    {
      featured: true,
    },
  ),
  sleep: category(
    'sleep-calm',
    t('Sleep and calm', 'Sueño y calma', 'نوم وهدوء'),
    picture('🌙 🍵 🌼', 'lilac', 'podium'),
    {
      featured: true,
    },
  ),
  diabetes: category('diabetes', t('Diabetes', 'Diabetes', 'سكري'), picture('🩸 🧪 💉', 'rose', 'podium'), {
    featured: true,
  }),
  oral: category(
    'oral-care',
    t('Mouth and teeth', 'Boca y dientes', 'فم وأسنان'),
    picture('🪥 🦷 🫧', 'sky', 'podium'),
    {
      featured: true,
    },
  ),
  eyes: category('eyes-ears', t('Eyes and ears', 'Ojos y oídos', 'عيون وآذان'), picture('💧 👓 🧴', 'sky', 'podium')),
  family: category(
    'mother-baby',
    t('Mother and baby', 'Mamá y bebé', 'أم وطفل'),
    picture('🍼 🧸 🧴', 'butter', 'podium'),
  ),
  devices: category(
    'devices',
    t('Health devices', 'Aparatos de salud', 'أجهزة صحية'),
    picture('🩺 🌡️ 🔋', 'mint', 'podium'),
  ),
  prescription: category(
    'prescription',
    t('Prescription medicine', 'Medicamentos con receta', 'أدوية بوصفة'),
    picture('💊 📝 🩺', 'mint', 'podium'),
    { featured: true },
  ),
} as const;

export const commonConditions = [
  { key: 'fever', name: t('Fever', 'Fiebre', 'حمى') },
  { key: 'headache', name: t('Headache', 'Dolor de cabeza', 'صداع') },
  { key: 'muscle-joint', name: t('Muscle and joint pain', 'Dolor muscular y articular', 'ألم العضلات والمفاصل') },
  { key: 'cold-flu', name: t('Cold and flu', 'Resfriado y gripe', 'زكام وإنفلونزا') },
  { key: 'allergy', name: t('Allergy', 'Alergia', 'حساسية') },
  { key: 'digestion', name: t('Digestion', 'Digestión', 'هضم') },
  { key: 'skin', name: t('Skin', 'Piel', 'بشرة') },
  { key: 'sleep', name: t('Sleep', 'Sueño', 'نوم') },
  { key: 'diabetes', name: t('Diabetes', 'Diabetes', 'سكري') },
  { key: 'first-aid', name: t('First aid', 'Primeros auxilios', 'إسعافات أولية') },
  { key: 'vitamins', name: t('Vitamins', 'Vitaminas', 'فيتامينات') },
  { key: 'eyes', name: t('Dry and tired eyes', 'Ojos secos y cansados', 'جفاف العين وإجهادها') },
  { key: 'blood-pressure', name: t('Blood pressure', 'Tensión arterial', 'ضغط الدم') },
];
