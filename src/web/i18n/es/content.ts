import type { content as en } from '../en/content.ts';

export const content: Record<keyof typeof en, string> = {
  'landing.modules': '¿Qué te llevamos?',
  'landing.zones': 'Dónde entregamos',
  'landing.api': 'Para desarrolladores: la API',
};
