import type { modules as en } from '../en/modules.ts';

export const modules: Record<keyof typeof en, string> = {
  'module.title': 'Elige un módulo',
  'module.select': 'Selecciona un tipo de módulo para tus pedidos',
  'module.must': 'Debes seleccionar un módulo para continuar.',
  'module.switch_note': 'Puedes cambiar cuando quieras desde la cabecera.',
  'module.none': 'No hay ningún módulo',
  'module.none_text': 'Contacta con el propietario del sitio para activar los módulos.',
  'module.chosen': 'Se ha seleccionado un módulo.',
  'module.switch': 'Módulo: {name}',
  'module.rail': 'Módulos',
  'module.elsewhere': 'No se ofrece en tu zona',
  'module.elsewhere_text': 'Los demás módulos sí, y puedes cambiar de lugar en la cabecera.',
  'module.failed': 'No se han podido cargar los módulos.',
};
