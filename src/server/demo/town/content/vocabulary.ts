import type { Text } from '#domain/text.ts';
import { t } from './writing.ts';

/** Nutritions and allergies are written on items by their English word; this is the word in every language. */
export const NUTRITIONS: Readonly<Record<string, Text>> = {
  Antioxidants: t('Antioxidants', 'Antioxidantes', 'مضادات أكسدة'),
  Calcium: t('Calcium', 'Calcio', 'كالسيوم'),
  Fibre: t('Fibre', 'Fibra', 'ألياف'),
  'Healthy fats': t('Healthy fats', 'Grasas saludables', 'دهون صحية'),
  Iron: t('Iron', 'Hierro', 'حديد'),
  'Low fat': t('Low fat', 'Bajo en grasa', 'قليل الدسم'),
  'Low sugar': t('Low sugar', 'Bajo en azúcar', 'قليل السكر'),
  Magnesium: t('Magnesium', 'Magnesio', 'مغنيسيوم'),
  'Omega-3': t('Omega-3', 'Omega 3', 'أوميغا 3'),
  Potassium: t('Potassium', 'Potasio', 'بوتاسيوم'),
  Probiotics: t('Probiotics', 'Probióticos', 'بروبيوتيك'),
  Protein: t('Protein', 'Proteínas', 'بروتين'),
  'Slow carbohydrates': t('Slow carbohydrates', 'Hidratos de absorción lenta', 'كربوهيدرات بطيئة'),
  'Vitamin A': t('Vitamin A', 'Vitamina A', 'فيتامين A'),
  'Vitamin B12': t('Vitamin B12', 'Vitamina B12', 'فيتامين B12'),
  'Vitamin C': t('Vitamin C', 'Vitamina C', 'فيتامين C'),
  'Vitamin D': t('Vitamin D', 'Vitamina D', 'فيتامين D'),
  Zinc: t('Zinc', 'Zinc', 'زنك'),
};

export const ALLERGIES: Readonly<Record<string, Text>> = {
  Celery: t('Celery', 'Apio', 'كرفس'),
  Crustaceans: t('Crustaceans', 'Crustáceos', 'قشريات'),
  Egg: t('Egg', 'Huevo', 'بيض'),
  Fish: t('Fish', 'Pescado', 'سمك'),
  Gluten: t('Gluten', 'Gluten', 'غلوتين'),
  Milk: t('Milk', 'Leche', 'حليب'),
  Molluscs: t('Molluscs', 'Moluscos', 'رخويات'),
  Mustard: t('Mustard', 'Mostaza', 'خردل'),
  Nuts: t('Nuts', 'Frutos secos', 'مكسرات'),
  Peanuts: t('Peanuts', 'Cacahuetes', 'فول سوداني'),
  Sesame: t('Sesame', 'Sésamo', 'سمسم'),
  Soy: t('Soy', 'Soja', 'صويا'),
  Sulphites: t('Sulphites', 'Sulfitos', 'كبريتيت'),
};
