import { shelf, t } from '../writing.ts';
import { pharmacyCategories } from './pharmacy-categories.ts';

/** Handed out against a doctor's note only; the shop asks for a picture of it. */
const rx = shelf(pharmacyCategories.prescription, {
  unit: 'box',
  brand: 'norapharm',
  prescription: true,
  maximum_cart_quantity: 3,
});

export const prescriptions = [
  rx(
    'amoxicillin',
    1290,
    '💊 📝',
    t('Amoxicillin 500 mg, 20 capsules', 'Amoxicilina 500 mg, 20 cápsulas', 'أموكسيسيلين 500 ملغ، 20 كبسولة'),
    t(
      'Antibiotic for bacterial infections; finish the course.',
      'Antibiótico para infecciones bacterianas; termina el tratamiento.',
      'مضاد حيوي للعدوى البكتيرية، أكمل العلاج حتى آخره.',
    ),
    { generic_name: ['Amoxicillin'] },
  ),
  rx(
    'penicillin-v',
    1190,
    '💊×2 📝',
    t('Penicillin V 1 g, 30 tablets', 'Penicilina V 1 g, 30 comprimidos', 'بنسلين V 1 غ، 30 قرصًا'),
    t(
      'For strep throat and skin infections.',
      'Para amigdalitis e infecciones de la piel.',
      'لالتهاب الحلق البكتيري والتهابات الجلد.',
    ),
    { generic_name: ['Phenoxymethylpenicillin'] },
  ),
  rx(
    'doxycycline',
    1390,
    '💊×3 📝',
    t('Doxycycline 100 mg, 10 tablets', 'Doxiciclina 100 mg, 10 comprimidos', 'دوكسيسيكلين 100 ملغ، 10 أقراص'),
    t(
      'Broad antibiotic; avoid strong sun.',
      'Antibiótico de amplio espectro; evita el sol fuerte.',
      'مضاد حيوي واسع، تجنّب الشمس القوية.',
    ),
    { generic_name: ['Doxycycline'] },
  ),
  rx(
    'metformin',
    990,
    '💊 🩸',
    t('Metformin 500 mg, 100 tablets', 'Metformina 500 mg, 100 comprimidos', 'ميتفورمين 500 ملغ، 100 قرص'),
    t(
      'First choice in type 2 diabetes; take it with meals.',
      'Primera elección en diabetes tipo 2; con las comidas.',
      'الخيار الأول للسكري من النوع الثاني، مع الوجبات.',
    ),
    { generic_name: ['Metformin'], common_condition: 'diabetes' },
  ),
  rx(
    'insulin-glargine',
    6900,
    '💉 🩸',
    t(
      'Insulin Glargine 100 U/ml, 5 pens',
      'Insulina glargina 100 U/ml, 5 plumas',
      'أنسولين غلارجين 100 وحدة/مل، 5 أقلام',
    ),
    t(
      'Long-acting insulin; keep in the fridge.',
      'Insulina de acción prolongada; guardar en frío.',
      'أنسولين طويل المفعول، يُحفظ في الثلاجة.',
    ),
    { generic_name: ['Insulin glargine'], common_condition: 'diabetes' },
  ),
  rx(
    'insulin-lispro',
    6400,
    '💉×2 🧊',
    t('Insulin Lispro 100 U/ml, 5 pens', 'Insulina lispro 100 U/ml, 5 plumas', 'أنسولين ليسبرو 100 وحدة/مل، 5 أقلام'),
    t('Rapid insulin for meals.', 'Insulina rápida para las comidas.', 'أنسولين سريع للوجبات.'),
    { generic_name: ['Insulin lispro'], common_condition: 'diabetes' },
  ),
  rx(
    'enalapril',
    890,
    '💊 🩺',
    t('Enalapril 10 mg, 98 tablets', 'Enalapril 10 mg, 98 comprimidos', 'إنالابريل 10 ملغ، 98 قرصًا'),
    t('Lowers blood pressure; once a day.', 'Baja la tensión arterial; una vez al día.', 'يخفض ضغط الدم، مرة يوميًا.'),
    { generic_name: ['Enalapril'], common_condition: 'blood-pressure' },
  ),
  rx(
    'amlodipine',
    850,
    '💊×2 🩺',
    t('Amlodipine 5 mg, 98 tablets', 'Amlodipino 5 mg, 98 comprimidos', 'أملوديبين 5 ملغ، 98 قرصًا'),
    t('Relaxes the blood vessels.', 'Relaja los vasos sanguíneos.', 'يرخي الأوعية الدموية.'),
    { generic_name: ['Amlodipine'], common_condition: 'blood-pressure' },
  ),
  rx(
    'atorvastatin',
    1090,
    '💊×3 🩺',
    t('Atorvastatin 20 mg, 100 tablets', 'Atorvastatina 20 mg, 100 comprimidos', 'أتورفاستاتين 20 ملغ، 100 قرص'),
    t('Lowers cholesterol; in the evening.', 'Reduce el colesterol; por la noche.', 'يخفض الكوليسترول، مساءً.'),
    { generic_name: ['Atorvastatin'] },
  ),
  rx(
    'salbutamol-inhaler',
    1490,
    '🧴 💨',
    t('Salbutamol Inhaler, 200 doses', 'Inhalador de salbutamol, 200 dosis', 'بخاخ سالبوتامول، 200 جرعة'),
    t(
      'Opens the airways when asthma strikes.',
      'Abre las vías respiratorias en el asma.',
      'يفتح المجاري الهوائية عند نوبة الربو.',
    ),
    { generic_name: ['Salbutamol'], unit: 'piece', common_condition: 'allergy' },
  ),
  rx(
    'levothyroxine',
    940,
    '💊 🌅',
    t('Levothyroxine 50 µg, 100 tablets', 'Levotiroxina 50 µg, 100 comprimidos', 'ليفوثيروكسين 50 ميكروغرام، 100 قرص'),
    t(
      'Thyroid hormone; half an hour before breakfast.',
      'Hormona tiroidea; media hora antes del desayuno.',
      'هرمون الغدة الدرقية، قبل الفطور بنصف ساعة.',
    ),
    { generic_name: ['Levothyroxine'] },
  ),
  rx(
    'sertraline',
    1150,
    '💊 🌤️',
    t('Sertraline 50 mg, 98 tablets', 'Sertralina 50 mg, 98 comprimidos', 'سيرترالين 50 ملغ، 98 قرصًا'),
    t(
      'For depression and anxiety; works after some weeks.',
      'Para la depresión y la ansiedad; actúa tras unas semanas.',
      'للاكتئاب والقلق، يظهر أثره بعد أسابيع.',
    ),
    { generic_name: ['Sertraline'] },
  ),
  rx(
    'zopiclone',
    1290,
    '💊 🛏️',
    t('Zopiclone 5 mg, 10 tablets', 'Zopiclona 5 mg, 10 comprimidos', 'زوبيكلون 5 ملغ، 10 أقراص'),
    t('Sleeping tablets for short use only.', 'Somnífero solo para uso breve.', 'أقراص نوم للاستعمال القصير فقط.'),
    { generic_name: ['Zopiclone'], common_condition: 'sleep', maximum_cart_quantity: 1 },
  ),
  rx(
    'contraceptive-pill',
    1390,
    '💊×3 📅',
    t('Combined Contraceptive Pill, 3 × 21', 'Píldora anticonceptiva, 3 × 21', 'حبوب منع حمل مركّبة، 3 × 21'),
    t(
      'Levonorgestrel and ethinylestradiol for three months.',
      'Levonorgestrel y etinilestradiol para tres meses.',
      'ليفونورجستريل وإيثينيل إستراديول لثلاثة أشهر.',
    ),
    { generic_name: ['Levonorgestrel', 'Ethinylestradiol'] },
  ),
  rx(
    'epipen',
    7900,
    '💉 🌰',
    t('Adrenaline Auto-injector 300 µg', 'Autoinyector de adrenalina 300 µg', 'حقنة أدرينالين ذاتية 300 ميكروغرام'),
    t(
      'For severe allergic reactions; then call 112.',
      'Para reacciones alérgicas graves; después llama al 112.',
      'للحساسية الشديدة، ثم اتصل بالرقم 112.',
    ),
    { generic_name: ['Adrenaline'], unit: 'piece', common_condition: 'allergy' },
  ),
  rx(
    'mometasone-cream',
    1190,
    '🧴 📝',
    t('Mometasone Cream 0.1 %, 35 g', 'Crema de mometasona 0,1 %, 35 g', 'كريم موميتازون 0.1٪، 35 غ'),
    t(
      'Strong cortisone for eczema flares.',
      'Cortisona potente para brotes de eccema.',
      'كورتيزون قوي لنوبات الإكزيما.',
    ),
    { generic_name: ['Mometasone'], unit: 'tube', common_condition: 'skin' },
  ),
];
