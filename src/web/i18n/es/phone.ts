import type { phone as en } from '../en/phone.ts';

export const phone: Record<keyof typeof en, string> = {
  'phone.country': 'País: {name} {dial}',
  'phone.choose_country': 'Elige un país',
  'phone.search_country': 'Buscar país',
  'phone.countries': 'Países',
  'phone.no_country': 'No hay ningún país para «{text}»',
  'phone.required': 'El número de teléfono es obligatorio',
};
