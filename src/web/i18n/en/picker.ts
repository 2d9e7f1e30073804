export const picker = {
  'picker.map': 'Map',
  'picker.map_help':
    'The pin in the middle of the map marks your place. Move the map with the arrow keys, zoom with plus and minus, and press Enter to confirm.',
  'picker.zoom_in': 'Zoom in',
  'picker.zoom_out': 'Zoom out',
  'picker.map_credits': 'Show or hide the credits of the map',
  'picker.your_pin': 'Your place will be',
  'picker.finding_address': 'Finding the address…',
  'picker.confirm': 'Confirm place',
  'picker.confirming': 'Confirming…',
  'picker.cancel': 'Cancel',
  'picker.no_map': 'The map cannot be drawn on this device',
  'picker.no_map_hint': 'Search for your address above, or start from the part of town you are in.',
  'delivery_map.unavailable': 'The map cannot be drawn on this device.',
} as const;
