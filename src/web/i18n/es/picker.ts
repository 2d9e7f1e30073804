import type { picker as en } from '../en/picker.ts';

export const picker: Record<keyof typeof en, string> = {
  'picker.map': 'Mapa',
  'picker.map_help':
    'El marcador en el centro del mapa señala tu lugar. Mueve el mapa con las flechas, acerca o aleja con más y menos, y pulsa Intro para confirmar.',
  'picker.zoom_in': 'Acercar',
  'picker.zoom_out': 'Alejar',
  'picker.map_credits': 'Mostrar u ocultar los créditos del mapa',
  'picker.your_pin': 'Tu lugar será',
  'picker.finding_address': 'Buscando la dirección…',
  'picker.confirm': 'Confirmar lugar',
  'picker.confirming': 'Confirmando…',
  'picker.cancel': 'Cancelar',
  'picker.no_map': 'Este dispositivo no puede mostrar el mapa',
  'picker.no_map_hint': 'Busca tu dirección arriba o empieza por la parte de la ciudad donde estás.',
  'delivery_map.unavailable': 'Este dispositivo no puede mostrar el mapa.',
};
