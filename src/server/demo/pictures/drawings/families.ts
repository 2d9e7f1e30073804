/**
 * The families of our own drawings: the first word of an object's name. The words after it are the family's own, and
 * are read by what draws it (draw.ts), which is loaded with the first picture and not with the server.
 */
export const FAMILIES = [
  'pizza',
  'burger',
  'bowl',
  'plate',
  'pan',
  'basket',
  'mug',
  'cup',
  'demitasse',
  'beaker',
  'paper',
  'teacup',
  'maki',
  'uramaki',
  'nigiri',
  'taco',
  'wrap',
  'cake',
  'scoops',
  'cheese',
  'tray',
  'hotdog',
  'skewers',
  'sandwich',
  'pancakes',
  'swirl',
  'loaf',
  'baguette',
  'toast',
  'brownie',
  'ring',
  'muffin',
  'bird',
] as const;

export type Family = (typeof FAMILIES)[number];

const NAME = new RegExp(`^(?:${FAMILIES.join('|')})(?:-[a-z]+)+$`);
const FLAT = /^(?:pizza|plate|pan|tray|toast)-/;

export const isDrawing = (object: string): boolean => NAME.test(object);

/** Whether it lies on the table and is seen from above. */
export const liesFlat = (object: string): boolean => FLAT.test(object);
