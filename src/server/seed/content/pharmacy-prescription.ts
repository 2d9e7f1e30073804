import { pharmacyCategories } from './pharmacy-categories.ts';
import { shelf, t } from './writing.ts';

/** Handed out against a doctor's note only; the shop asks for a picture of it. */
const rx = shelf(pharmacyCategories.prescription, { unit: 'box', brand: 'norapharm', prescription: true, maximum_cart_quantity: 3 });

export const prescriptions = [
  rx('amoxicillin', 1290, '💊 📝', t('Amoxicillin 500 mg, 20 capsules', 'Amoxicilina 500 mg, 20 cápsulas'), t('Antibiotic for bacterial infections; finish the course.', 'Antibiótico para infecciones bacterianas; termina el tratamiento.'), { generic_name: ['Amoxicillin'] }),
  rx('penicillin-v', 1190, '💊×2 📝', t('Penicillin V 1 g, 30 tablets', 'Penicilina V 1 g, 30 comprimidos'), t('For strep throat and skin infections.', 'Para amigdalitis e infecciones de la piel.'), { generic_name: ['Phenoxymethylpenicillin'] }),
  rx('doxycycline', 1390, '💊×3 📝', t('Doxycycline 100 mg, 10 tablets', 'Doxiciclina 100 mg, 10 comprimidos'), t('Broad antibiotic; avoid strong sun.', 'Antibiótico de amplio espectro; evita el sol fuerte.'), { generic_name: ['Doxycycline'] }),
  rx('metformin', 990, '💊 🩸', t('Metformin 500 mg, 100 tablets', 'Metformina 500 mg, 100 comprimidos'), t('First choice in type 2 diabetes; take it with meals.', 'Primera elección en diabetes tipo 2; con las comidas.'), { generic_name: ['Metformin'], common_condition: 'diabetes' }),
  rx('insulin-glargine', 6900, '💉 🩸', t('Insulin Glargine 100 U/ml, 5 pens', 'Insulina glargina 100 U/ml, 5 plumas'), t('Long-acting insulin; keep in the fridge.', 'Insulina de acción prolongada; guardar en frío.'), { generic_name: ['Insulin glargine'], common_condition: 'diabetes' }),
  rx('insulin-lispro', 6400, '💉×2 🧊', t('Insulin Lispro 100 U/ml, 5 pens', 'Insulina lispro 100 U/ml, 5 plumas'), t('Rapid insulin for meals.', 'Insulina rápida para las comidas.'), { generic_name: ['Insulin lispro'], common_condition: 'diabetes' }),
  rx('enalapril', 890, '💊 🩺', t('Enalapril 10 mg, 98 tablets', 'Enalapril 10 mg, 98 comprimidos'), t('Lowers blood pressure; once a day.', 'Baja la tensión arterial; una vez al día.'), { generic_name: ['Enalapril'], common_condition: 'blood-pressure' }),
  rx('amlodipine', 850, '💊×2 🩺', t('Amlodipine 5 mg, 98 tablets', 'Amlodipino 5 mg, 98 comprimidos'), t('Relaxes the blood vessels.', 'Relaja los vasos sanguíneos.'), { generic_name: ['Amlodipine'], common_condition: 'blood-pressure' }),
  rx('atorvastatin', 1090, '💊×3 🩺', t('Atorvastatin 20 mg, 100 tablets', 'Atorvastatina 20 mg, 100 comprimidos'), t('Lowers cholesterol; in the evening.', 'Reduce el colesterol; por la noche.'), { generic_name: ['Atorvastatin'] }),
  rx('salbutamol-inhaler', 1490, '🫁 💨', t('Salbutamol Inhaler, 200 doses', 'Inhalador de salbutamol, 200 dosis'), t('Opens the airways when asthma strikes.', 'Abre las vías respiratorias en el asma.'), { generic_name: ['Salbutamol'], unit: 'piece', common_condition: 'allergy' }),
  rx('levothyroxine', 940, '💊 🌅', t('Levothyroxine 50 µg, 100 tablets', 'Levotiroxina 50 µg, 100 comprimidos'), t('Thyroid hormone; half an hour before breakfast.', 'Hormona tiroidea; media hora antes del desayuno.'), { generic_name: ['Levothyroxine'] }),
  rx('sertraline', 1150, '💊 🌤️', t('Sertraline 50 mg, 98 tablets', 'Sertralina 50 mg, 98 comprimidos'), t('For depression and anxiety; works after some weeks.', 'Para la depresión y la ansiedad; actúa tras unas semanas.'), { generic_name: ['Sertraline'] }),
  rx('zopiclone', 1290, '💊 🌙', t('Zopiclone 5 mg, 10 tablets', 'Zopiclona 5 mg, 10 comprimidos'), t('Sleeping tablets for short use only.', 'Somnífero solo para uso breve.'), { generic_name: ['Zopiclone'], common_condition: 'sleep', maximum_cart_quantity: 1 }),
  rx('contraceptive-pill', 1390, '💊×3 📅', t('Combined Contraceptive Pill, 3 × 21', 'Píldora anticonceptiva, 3 × 21'), t('Levonorgestrel and ethinylestradiol for three months.', 'Levonorgestrel y etinilestradiol para tres meses.'), { generic_name: ['Levonorgestrel', 'Ethinylestradiol'] }),
  rx('epipen', 7900, '💉 🌰', t('Adrenaline Auto-injector 300 µg', 'Autoinyector de adrenalina 300 µg'), t('For severe allergic reactions; then call 112.', 'Para reacciones alérgicas graves; después llama al 112.'), { generic_name: ['Adrenaline'], unit: 'piece', common_condition: 'allergy' }),
  rx('mometasone-cream', 1190, '🧴 📝', t('Mometasone Cream 0.1 %, 35 g', 'Crema de mometasona 0,1 %, 35 g'), t('Strong cortisone for eczema flares.', 'Cortisona potente para brotes de eccema.'), { generic_name: ['Mometasone'], unit: 'tube', common_condition: 'skin' }),
];
