import type { dialogs as en } from '../en/dialogs.ts';

export const dialogs: Record<keyof typeof en, string> = {
  'language.question': '¿Seguro que quieres cambiar el idioma?',
  'language.explain': 'El navegador se actualizará para mostrar el contenido traducido.',
  'logout.question': '¿Seguro que quieres cerrar sesión?',
  'logout.question_menu': '¿Seguro que quieres  cerrar sesión?',
  'logout.stay': 'Cancelar',
  'logout.leaving': 'Cerrando sesión',
  'logout.done': 'Sesión cerrada correctamente.',
  'module.select': 'Selecciona un tipo de módulo para tus pedidos',
  'module.switch_note': 'Puedes cambiar cuando quieras desde la cabecera.',
  'module.none': 'No hay ningún módulo',
  'module.none_text': 'Contacta con el propietario del sitio para activar los módulos.',
  'module.failed': 'No se han podido cargar los módulos.',
  'nav.categories': 'Categorías',
  'nav.latest': 'Novedades',
  'nav.popular': 'Populares',
  'nav.view_all': 'Ver todo',
  'nav.nothing': 'Aún no hay nada aquí.',
  'module.elsewhere': 'No se ofrece en tu zona',
  'module.elsewhere_text': 'Los demás módulos sí, y puedes cambiar de lugar en la cabecera.',
};
