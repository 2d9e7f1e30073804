import type { location as en } from '../en/location.ts';

export const location: Record<keyof typeof en, string> = {
  'place.search_label': 'Dirección de entrega',
  'place.search_placeholder': 'Escribe tu dirección de entrega',
  'place.search_failed': 'La búsqueda no responde en este momento. Inténtalo de nuevo o elige tu lugar en el mapa.',
  'place.searching': 'Buscando…',
  'place.suggestions': 'Lugares sugeridos',
  'place.found':
    '{count:Un lugar encontrado. Pulsa la flecha hacia abajo para llegar a él.|# lugares encontrados. Elige uno con las flechas.}',
  'place.no_match': 'No encontramos ningún lugar para «{text}»',
  'place.type_first': 'Escribe primero una dirección.',
  'place.clear': 'Borrar la dirección',
  'place.explore': 'Explorar',
  'place.exploring': 'Explorando…',
  'place.use_current': 'Usar mi ubicación actual',
  'place.locating': 'Ubicando…',
  'place.denied':
    'Tu navegador no comparte tu ubicación con nosotros. Permítelo en los ajustes del sitio o elige en el mapa.',
  'place.timed_out': 'Encontrar tu ubicación tardó demasiado. Inténtalo de nuevo o elige en el mapa.',
  'place.unavailable': 'Tu dispositivo no pudo decir dónde está. Escribe tu dirección o elige en el mapa.',
  'place.outside': 'El servicio no está disponible en esta zona',
  'place.look_up_failed': 'No pudimos consultar este lugar. Inténtalo de nuevo.',
  'place.pick_from_map': 'Elegir en el mapa',
  'place.saved': 'Direcciones guardadas',
  'place.no_saved': 'No hay direcciones guardadas para seleccionar.',
  'place.guest': 'Para seleccionar direcciones guardadas, debes iniciar sesión.',
  'place.sign_in': 'Iniciar sesión',
  'place.new_pickup': 'Nueva dirección de recogida seleccionada.',
  'place.new_delivery': 'Nueva dirección de entrega seleccionada.',
  'place.nameless': 'Lugar sin nombre en {lat}, {lng}',
  'place.town_parts': 'Partes de la ciudad donde servimos',
};
