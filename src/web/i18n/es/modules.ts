import type { modules as en } from '../en/modules.ts';

export const modules: Record<keyof typeof en, string> = {
  'module.title': 'Elige un módulo',
  'module.must': 'Debes seleccionar un módulo para continuar.',
  'module.chosen': 'Se ha seleccionado un módulo.',
  'module.switch': 'Módulo: {name}',
  'module.rail': 'Módulos',
};
