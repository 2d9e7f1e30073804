import type { Text } from '#domain/text.ts';
import { t } from './writing.ts';

/** Nutritions and allergies are written on items by their English word; this is the word in every language. */
export const NUTRITIONS: Readonly<Record<string, Text>> = {
  Antioxidants: t('Antioxidants', 'Antioxidantes'),
  Calcium: t('Calcium', 'Calcio'),
  Fibre: t('Fibre', 'Fibra'),
  'Healthy fats': t('Healthy fats', 'Grasas saludables'),
  Iron: t('Iron', 'Hierro'),
  'Low fat': t('Low fat', 'Bajo en grasa'),
  'Low sugar': t('Low sugar', 'Bajo en azúcar'),
  Magnesium: t('Magnesium', 'Magnesio'),
  'Omega-3': t('Omega-3', 'Omega 3'),
  Potassium: t('Potassium', 'Potasio'),
  Probiotics: t('Probiotics', 'Probióticos'),
  Protein: t('Protein', 'Proteínas'),
  'Slow carbohydrates': t('Slow carbohydrates', 'Hidratos de absorción lenta'),
  'Vitamin A': t('Vitamin A', 'Vitamina A'),
  'Vitamin B12': t('Vitamin B12', 'Vitamina B12'),
  'Vitamin C': t('Vitamin C', 'Vitamina C'),
  'Vitamin D': t('Vitamin D', 'Vitamina D'),
  Zinc: t('Zinc', 'Zinc'),
};

export const ALLERGIES: Readonly<Record<string, Text>> = {
  Celery: t('Celery', 'Apio'),
  Crustaceans: t('Crustaceans', 'Crustáceos'),
  Egg: t('Egg', 'Huevo'),
  Fish: t('Fish', 'Pescado'),
  Gluten: t('Gluten', 'Gluten'),
  Milk: t('Milk', 'Leche'),
  Molluscs: t('Molluscs', 'Moluscos'),
  Mustard: t('Mustard', 'Mostaza'),
  Nuts: t('Nuts', 'Frutos secos'),
  Peanuts: t('Peanuts', 'Cacahuetes'),
  Sesame: t('Sesame', 'Sésamo'),
  Soy: t('Soy', 'Soja'),
  Sulphites: t('Sulphites', 'Sulfitos'),
};
