import { pharmacyCategories } from './pharmacy-categories.ts';
import { packs } from './grocery-packs.ts';
import { shelf, t } from './writing.ts';

const skin = shelf(pharmacyCategories.skin, { unit: 'tube', brand: 'dermavik', common_condition: 'skin' });
const sun = shelf(pharmacyCategories.sun, { unit: 'bottle', brand: 'dermavik', common_condition: 'skin' });
const vitamin = shelf(pharmacyCategories.vitamins, { unit: 'bottle', brand: 'vitalund', common_condition: 'vitamins' });
const aid = shelf(pharmacyCategories.firstAid, { unit: 'pack', brand: 'safegarden', common_condition: 'first-aid' });
const sugar = shelf(pharmacyCategories.diabetes, { unit: 'box', brand: 'glukara', common_condition: 'diabetes' });
const mouth = shelf(pharmacyCategories.oral, { unit: 'piece', brand: 'tandis' });
const eye = shelf(pharmacyCategories.eyes, { unit: 'bottle', brand: 'norapharm' });
const family = shelf(pharmacyCategories.family, { unit: 'pack', brand: 'lillan' });
const device = shelf(pharmacyCategories.devices, { unit: 'piece', brand: 'mativo' });

export const skinCare = [
  skin('hydrocortisone', 649, '🧴 🩹', t('Hydrocortisone Cream 1 %, 50 g', 'Crema de hidrocortisona 1 %, 50 g'), t('For eczema and itching insect bites; one week at a time.', 'Para eccemas y picaduras; una semana cada vez.'), { generic_name: ['Hydrocortisone'], basic: true }),
  skin('moisturiser-urea', 899, '🧴 💧', t('Urea Moisturiser 5 %, 250 ml', 'Crema hidratante con urea 5 %, 250 ml'), t('Unscented cream for very dry skin.', 'Crema sin perfume para piel muy seca.'), { generic_name: ['Urea'], unit: 'bottle', choices: packs(['250 ml', '250 ml', 0], ['500 ml', '500 ml', 600]), tags: ['popular'] }),
  skin('antifungal-cream', 799, '🧴 🧦', t('Antifungal Foot Cream, 15 g', 'Crema antifúngica para pies, 15 g'), t('Clears athlete’s foot in a week.', 'Elimina el pie de atleta en una semana.'), { generic_name: ['Terbinafine'] }),
  skin('acne-gel', 949, '🧴 🫧', t('Acne Gel 5 %, 50 g', 'Gel antiacné 5 %, 50 g'), t('Benzoyl peroxide for spots; start with every other day.', 'Peróxido de benzoílo para granos; empieza en días alternos.'), { generic_name: ['Benzoyl peroxide'] }),
  skin('cold-sore-cream', 729, '🧴 ❄️', t('Cold Sore Cream, 2 g', 'Crema para el herpes labial, 2 g'), t('Use at the first tingle, five times a day.', 'Aplicar al primer hormigueo, cinco veces al día.'), { generic_name: ['Aciclovir'] }),
  skin('lip-balm', 299, '💄 🍯', t('Lip Balm with Beeswax', 'Bálsamo labial con cera de abeja'), t('Thick, without scent, for winter wind.', 'Denso, sin perfume, para el viento de invierno.'), { unit: 'piece', basic: true }),
  skin('hand-cream', 449, '🧴 🌼', t('Barrier Hand Cream, 100 ml', 'Crema de manos protectora, 100 ml'), t('For hands that are washed often.', 'Para manos que se lavan mucho.')),
  skin('face-wash', 790, '🧴 🧼', t('Gentle Face Wash, 200 ml', 'Limpiador facial suave, 200 ml'), t('Soap-free cleanser for sensitive skin.', 'Limpiador sin jabón para piel sensible.'), { unit: 'bottle' }),
  skin('zinc-paste', 489, '🧴 👶', t('Zinc Ointment, 100 g', 'Pomada de zinc, 100 g'), t('Protects sore and chafed skin.', 'Protege la piel irritada.'), { generic_name: ['Zinc oxide'] }),
  skin('wart-remover', 1090, '🧪 🩹', t('Wart Remover Pen', 'Lápiz para verrugas'), t('Acid gel applied drop by drop.', 'Gel ácido que se aplica gota a gota.'), { generic_name: ['Trichloroacetic acid'], unit: 'piece' }),
  sun('sunscreen-50', 1290, '🧴 ☀️', t('Sun Lotion SPF 50, 200 ml', 'Loción solar SPF 50, 200 ml'), t('Water-resistant and without perfume.', 'Resistente al agua y sin perfume.'), { choices: packs(['200 ml', '200 ml', 0], ['400 ml, family', '400 ml, familiar', 790]), tags: ['popular'] }),
  sun('kids-sunscreen', 1390, '🧴 🏖️', t('Children’s Sun Spray SPF 50, 200 ml', 'Spray solar infantil SPF 50, 200 ml'), t('Sticks to wet, wriggling children.', 'Se adhiere a niños mojados e inquietos.')),
  sun('after-sun', 849, '🧴 🌿', t('After Sun with Aloe, 200 ml', 'Aftersun con aloe, 200 ml'), t('Cools and calms warm skin.', 'Refresca y calma la piel caliente.')),
];

export const vitamins = [
  vitamin('vitamin-d', 749, '💊 ☀️', t('Vitamin D3 20 µg, 180 tablets', 'Vitamina D3 20 µg, 180 comprimidos'), t('For the dark half of the year.', 'Para la mitad oscura del año.'), { generic_name: ['Cholecalciferol'], basic: true, tags: ['popular'] }),
  vitamin('vitamin-c', 599, '💊 🍊', t('Vitamin C 1000 mg, 20 fizzy tablets', 'Vitamina C 1000 mg, 20 efervescentes'), t('Orange taste, no sugar.', 'Sabor naranja, sin azúcar.'), { generic_name: ['Ascorbic acid'], unit: 'tube' }),
  vitamin('multivitamin', 990, '💊×3 🥬', t('Daily Multivitamin, 100 tablets', 'Multivitamínico diario, 100 comprimidos'), t('Twelve vitamins and eight minerals.', 'Doce vitaminas y ocho minerales.'), { choices: packs(['Adult', 'Adultos', 0], ['50+', '50+', 100]) }),
  vitamin('kids-multivitamin', 890, '🍬×3 🍓', t('Children’s Chewable Vitamins, 90 pieces', 'Vitaminas masticables infantiles, 90 unidades'), t('Strawberry and pear, from three years.', 'Fresa y pera, desde los tres años.')),
  vitamin('omega-3', 1290, '💊×2 🐟', t('Omega-3 Fish Oil, 120 capsules', 'Omega 3 de pescado, 120 cápsulas'), t('Lemon-coated, so that nobody notices.', 'Con capa de limón, para que nadie lo note.'), { generic_name: ['EPA', 'DHA'], allergies: ['Fish'] }),
  vitamin('iron', 849, '💊 🥬', t('Gentle Iron 25 mg, 90 capsules', 'Hierro suave 25 mg, 90 cápsulas'), t('With vitamin C for better uptake.', 'Con vitamina C para una mejor absorción.'), { generic_name: ['Iron bisglycinate'] }),
  vitamin('magnesium', 799, '💊×2 🍌', t('Magnesium 375 mg, 60 tablets', 'Magnesio 375 mg, 60 comprimidos'), t('For muscles and nerves.', 'Para los músculos y los nervios.'), { generic_name: ['Magnesium oxide'] }),
  vitamin('b12', 749, '💊 🥩', t('Vitamin B12, 100 lozenges', 'Vitamina B12, 100 pastillas'), t('Cherry lozenges, suitable for vegans.', 'Pastillas de cereza, aptas para veganos.'), { generic_name: ['Methylcobalamin'], tags: ['vegan'] }),
  vitamin('folic-acid', 549, '💊 🥦', t('Folic Acid 400 µg, 100 tablets', 'Ácido fólico 400 µg, 100 comprimidos'), t('Before and during early pregnancy.', 'Antes del embarazo y al principio.'), { generic_name: ['Folic acid'] }),
  vitamin('zinc', 629, '💊 🌰', t('Zinc 25 mg, 100 tablets', 'Zinc 25 mg, 100 comprimidos'), t('Supports skin, hair and immune defence.', 'Ayuda a la piel, el cabello y las defensas.'), { generic_name: ['Zinc citrate'] }),
  vitamin('collagen', 2190, '🥤 🍓', t('Collagen Powder, 300 g', 'Colágeno en polvo, 300 g'), t('Unflavoured; dissolves in coffee or smoothies.', 'Sin sabor; se disuelve en café o batidos.'), { unit: 'box' }),
];

export const firstAid = [
  aid('plasters-mixed', 349, '🩹×2 🧸', t('Mixed Plasters, 40 pieces', 'Tiritas surtidas, 40 unidades'), t('Four sizes that stay on in water.', 'Cuatro tamaños que aguantan en el agua.'), { basic: true, tags: ['popular'] }),
  aid('blister-plasters', 599, '🩹 👟', t('Blister Plasters, 5 pieces', 'Apósitos para ampollas, 5 unidades'), t('A second skin for new shoes.', 'Una segunda piel para zapatos nuevos.')),
  aid('elastic-bandage', 429, '🩹×3 🦴', t('Elastic Bandage, 8 cm × 5 m', 'Venda elástica, 8 cm × 5 m'), t('For sprains; washable.', 'Para esguinces; lavable.'), { unit: 'piece' }),
  aid('wound-wash', 549, '🧴 🩹', t('Wound Cleansing Spray, 100 ml', 'Spray limpiador de heridas, 100 ml'), t('Cleans grazes without stinging.', 'Limpia rasguños sin escocer.'), { unit: 'bottle', generic_name: ['Chlorhexidine'], basic: true }),
  aid('gauze-pads', 299, '🩹 ✂️', t('Sterile Gauze Pads, 10 pieces', 'Gasas estériles, 10 unidades'), t('Ten by ten centimetres, singly wrapped.', 'Diez por diez centímetros, envasadas una a una.')),
  aid('first-aid-kit', 2490, '🧰 🩹', t('First Aid Kit for Home and Car', 'Botiquín para casa y coche'), t('Forty parts in a soft case with a guide.', 'Cuarenta piezas en un estuche con guía.'), { unit: 'set', basic: true }),
  aid('burn-gel', 699, '🧴 🔥', t('Burn Gel, 50 g', 'Gel para quemaduras, 50 g'), t('Cools small burns after rinsing in water.', 'Enfría pequeñas quemaduras tras el agua.'), { unit: 'tube' }),
  aid('cold-pack', 399, '🧊 🩹', t('Instant Cold Pack, 2 pieces', 'Bolsas de frío instantáneo, 2 unidades'), t('Squeeze once; no freezer needed.', 'Aprieta una vez; sin congelador.')),
  aid('tick-remover', 449, '🪝 🌿', t('Tick Remover, 2 sizes', 'Extractor de garrapatas, 2 tamaños'), t('Slide, twist, done; for people and dogs.', 'Deslizar, girar y listo; para personas y perros.'), { unit: 'set' }),
  aid('hand-sanitiser', 399, '🧴 🫧', t('Hand Sanitiser 85 %, 250 ml', 'Gel hidroalcohólico 85 %, 250 ml'), t('Dries quickly, with glycerine.', 'Seca rápido, con glicerina.'), { unit: 'bottle', generic_name: ['Ethanol'] }),
  aid('crutches', 3490, '🩼 🩹', t('Adjustable Crutches, 1 pair', 'Muletas regulables, 1 par'), t('Aluminium, 130 kg, with soft grips.', 'Aluminio, 130 kg, con agarre blando.'), { unit: 'pair' }),
];

export const diabetesCare = [
  sugar('glucose-meter', 2990, '🩸 🔋', t('Blood Glucose Meter', 'Medidor de glucosa'), t('Result in five seconds; talks to your phone.', 'Resultado en cinco segundos; se conecta al móvil.'), { unit: 'set' }),
  sugar('test-strips', 1890, '🩸×3 🧪', t('Glucose Test Strips, 50 pieces', 'Tiras reactivas de glucosa, 50 unidades'), t('For the Glukara meter; no coding.', 'Para el medidor Glukara; sin códigos.')),
  sugar('lancets', 790, '🩸 💉', t('Lancets 30G, 100 pieces', 'Lancetas 30G, 100 unidades'), t('Thin, nearly painless.', 'Finas, casi sin dolor.')),
  sugar('glucose-tablets', 349, '🍬 ⚡', t('Glucose Tablets, 3 rolls', 'Comprimidos de glucosa, 3 tubos'), t('Fast sugar for a falling level.', 'Azúcar rápido para una bajada.'), { generic_name: ['Glucose'], unit: 'pack', basic: true }),
  sugar('foot-cream-diabetes', 990, '🧴 🧦', t('Foot Cream for Diabetics, 100 ml', 'Crema de pies para diabéticos, 100 ml'), t('With 10 % urea against cracked heels.', 'Con urea al 10 % contra las grietas.'), { unit: 'tube', generic_name: ['Urea'] }),
  sugar('insulin-cool-case', 2290, '🧊 💉', t('Insulin Cooling Case', 'Estuche frío para insulina'), t('Keeps pens cool for 45 hours with water alone.', 'Mantiene frías las plumas 45 horas solo con agua.'), { unit: 'piece' }),
  sugar('pen-needles', 1290, '💉×2 🩸', t('Pen Needles 4 mm, 100 pieces', 'Agujas para pluma 4 mm, 100 unidades'), t('Short, thin needles for all common pens.', 'Agujas cortas y finas para plumas comunes.')),
];

export const oralCare = [
  mouth('fluoride-toothpaste', 449, '🪥 🦷', t('High Fluoride Toothpaste, 75 ml', 'Pasta dental con mucho flúor, 75 ml'), t('Extra protection against caries.', 'Protección extra contra la caries.'), { unit: 'tube', generic_name: ['Sodium fluoride'], basic: true }),
  mouth('sensitive-toothpaste', 529, '🪥 ❄️', t('Sensitive Toothpaste, 75 ml', 'Pasta para dientes sensibles, 75 ml'), t('For teeth that dislike ice cream.', 'Para dientes que no toleran el helado.'), { unit: 'tube', generic_name: ['Potassium nitrate'] }),
  mouth('soft-toothbrush', 299, '🪥×2 🫧', t('Extra Soft Toothbrush, 2 pieces', 'Cepillo extrasuave, 2 unidades'), t('Twelve thousand fine bristles.', 'Doce mil cerdas finas.'), { unit: 'pack' }),
  mouth('mouthwash', 629, '🧴 🦷', t('Fluoride Mouthwash, 500 ml', 'Enjuague con flúor, 500 ml'), t('Mild mint, without alcohol.', 'Menta suave, sin alcohol.'), { unit: 'bottle' }),
  mouth('dental-floss', 349, '🧵 🦷', t('Waxed Dental Floss, 50 m', 'Seda dental encerada, 50 m'), t('Slides between tight teeth.', 'Pasa entre dientes juntos.')),
  mouth('chlorhexidine-gel', 790, '🧴 🪥', t('Chlorhexidine Gum Gel, 50 ml', 'Gel de clorhexidina para encías, 50 ml'), t('For inflamed gums; two weeks at a time.', 'Para encías inflamadas; dos semanas cada vez.'), { unit: 'tube', generic_name: ['Chlorhexidine'] }),
  eye('dry-eye-drops', 899, '💧 👓', t('Lubricating Eye Drops, 10 ml', 'Gotas lubricantes, 10 ml'), t('For dry eyes after long screens; no preservatives.', 'Para ojos secos tras la pantalla; sin conservantes.'), { generic_name: ['Sodium hyaluronate'], common_condition: 'eyes', tags: ['popular'] }),
  eye('eye-gel', 990, '🧴 👓', t('Night Eye Gel, 10 g', 'Gel ocular de noche, 10 g'), t('Stays on the eye while you sleep.', 'Permanece en el ojo mientras duermes.'), { generic_name: ['Carbomer'], unit: 'tube', common_condition: 'eyes' }),
  eye('contact-solution', 849, '🧴 🥽', t('Contact Lens Solution, 360 ml', 'Solución para lentillas, 360 ml'), t('Cleans, rinses and stores soft lenses.', 'Limpia, aclara y conserva lentillas blandas.'), { common_condition: 'eyes' }),
  eye('reading-glasses', 1290, '👓 📖', t('Reading Glasses', 'Gafas de lectura'), t('Light frame with a soft case.', 'Montura ligera con funda.'), { unit: 'piece', common_condition: 'eyes', choices: packs(['+1.0', '+1,0', 0], ['+1.5', '+1,5', 0], ['+2.0', '+2,0', 0], ['+2.5', '+2,5', 0]) }),
  eye('ear-wax-spray', 749, '🧴 👂', t('Ear Wax Spray, 50 ml', 'Spray para la cera del oído, 50 ml'), t('Softens wax with olive oil.', 'Ablanda la cera con aceite de oliva.'), { generic_name: ['Olive oil'] }),
];

export const motherAndBaby = [
  family('pregnancy-test', 599, '🧪 🍼', t('Pregnancy Test, 2 pieces', 'Test de embarazo, 2 unidades'), t('Over 99 % certain from the first missed day.', 'Más del 99 % de certeza desde el primer día de retraso.'), { basic: true }),
  family('prenatal-vitamins', 1390, '💊×2 🍼', t('Pregnancy Vitamins, 60 tablets', 'Vitaminas para el embarazo, 60 comprimidos'), t('With folic acid, iron and iodine.', 'Con ácido fólico, hierro y yodo.'), { generic_name: ['Folic acid', 'Iron', 'Iodine'], common_condition: 'vitamins', unit: 'box' }),
  family('nipple-cream', 890, '🧴 🍼', t('Lanolin Nipple Cream, 30 ml', 'Crema de lanolina, 30 ml'), t('Does not need to be washed off before feeding.', 'No hace falta retirarla antes de dar el pecho.'), { generic_name: ['Lanolin'], unit: 'tube' }),
  family('anti-colic-bottle', 1190, '🍼×2 🧸', t('Anti-colic Bottle, 260 ml', 'Biberón anticólico, 260 ml'), t('A valve that keeps the air out.', 'Una válvula que evita el aire.'), { unit: 'piece' }),
  family('baby-vitamin-d', 649, '💧 🍼', t('Vitamin D Drops for Babies, 10 ml', 'Gotas de vitamina D para bebés, 10 ml'), t('Five drops a day from the first week.', 'Cinco gotas al día desde la primera semana.'), { generic_name: ['Cholecalciferol'], common_condition: 'vitamins', unit: 'bottle' }),
  family('nappy-cream', 579, '🧴 🧷', t('Nappy Rash Cream, 100 g', 'Crema del pañal, 100 g'), t('Zinc and panthenol, no perfume.', 'Zinc y pantenol, sin perfume.'), { common_condition: 'skin', unit: 'tube' }),
  family('teething-gel', 690, '🦷 🧸', t('Teething Gel, 15 ml', 'Gel para la dentición, 15 ml'), t('Cooling chamomile for sore gums.', 'Manzanilla refrescante para encías doloridas.'), { unit: 'tube' }),
];

export const devices = [
  device('digital-thermometer', 990, '🌡️ 🔋', t('Digital Thermometer', 'Termómetro digital'), t('Ten seconds, flexible tip.', 'Diez segundos, punta flexible.'), { common_condition: 'fever', basic: true, tags: ['popular'] }),
  device('ear-thermometer', 3490, '🌡️ 👂', t('Infrared Ear Thermometer', 'Termómetro de oído infrarrojo'), t('One second, with a night light.', 'Un segundo, con luz nocturna.'), { common_condition: 'fever' }),
  device('blood-pressure-monitor', 4990, '🩺 🔋', t('Upper Arm Blood Pressure Monitor', 'Tensiómetro de brazo'), t('Clinically validated, two users, large digits.', 'Validado clínicamente, dos usuarios, dígitos grandes.'), { common_condition: 'blood-pressure' }),
  device('stethoscope', 3990, '🩺 📝', t('Classic Stethoscope', 'Fonendoscopio clásico'), t('Double-sided head for students and nurses.', 'Campana doble para estudiantes y enfermería.')),
  device('pulse-oximeter', 2490, '🩸 📟', t('Finger Pulse Oximeter', 'Pulsioxímetro de dedo'), t('Oxygen and pulse in eight seconds.', 'Oxígeno y pulso en ocho segundos.')),
  device('nebuliser', 5990, '💨 🔌', t('Compressor Nebuliser', 'Nebulizador de compresor'), t('Fine mist for adults and children.', 'Niebla fina para adultos y niños.'), { common_condition: 'cold-flu' }),
  device('covid-test', 499, '🧪 🧻', t('Cold and Flu Combi Test', 'Test combinado de gripe y covid'), t('Tells flu, RSV and covid apart in fifteen minutes.', 'Distingue gripe, VRS y covid en quince minutos.'), { common_condition: 'cold-flu', basic: true }),
  device('pill-organiser', 690, '💊×3 📅', t('Weekly Pill Organiser', 'Pastillero semanal'), t('Seven days, four times each.', 'Siete días, cuatro tomas cada uno.'), { choices: packs(['One week', 'Una semana', 0], ['Two weeks', 'Dos semanas', 400]) }),
];
