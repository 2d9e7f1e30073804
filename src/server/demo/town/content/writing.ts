import type { Text } from '#domain/text.ts';
import { isDrawn } from '../../pictures/drawn.ts';
import type { CategoryContent, ItemContent, PictureContent, StoreContent } from './content.ts';
import { packets } from './packets.ts';

type Ground = PictureContent['ground'];
type Base = PictureContent['base'];
type Given = Partial<Omit<ItemContent, 'key' | 'name' | 'description' | 'category' | 'price' | 'picture'>>;

/** What a person reads, in every language of the shop. */
export const t = (en: string, es: string, ar: string): Text => ({ en, es, ar });

/** Bowls, cups, pans and packets stand on the table by themselves; everything else gets the base of its shelf. */
const STANDS_ALONE = new Set(Array.from('🍜🍝🥗🍲🥘🍛🍚🥣🍱🥡🍟🍿🍨🍧🍦🍵🫖🥤🧋🧃🥛🍹🍷🍺🍶🥂🧉🥫🍯🍼🧂🍳🫕'));

/** The picture set names its files by code points: 🌶️ is `1f336-fe0f`. A drawn object is written by its name. */
const objectOf = (written: string): string =>
  isDrawn(written)
    ? written
    : Array.from(written, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

/** A picture in one short line: the object, how many of it, then what lies around it: '🍎×3 🍃'. */
export function picture(look: string, ground: Ground, base: Base): PictureContent {
  const [subject = '', ...props] = look.split(' ');
  const [emoji = '', times] = subject.split('×');
  return {
    object: objectOf(emoji),
    ground,
    base: STANDS_ALONE.has(emoji) ? 'none' : base,
    ...(props.length > 0 && { props: props.map(objectOf) }),
    ...(times === '2' && { count: 2 }),
    ...(times === '3' && { count: 3 }),
  };
}

export function category(
  key: string,
  name: Text,
  scene: PictureContent,
  more: { parent?: string; featured?: boolean } = {},
): CategoryContent {
  return { key, name, picture: scene, ...more };
}

/** Everything on a shelf shares its category, ground and base, and what is `given` once for all of it. */
export function shelf(of: CategoryContent, given: Given = {}) {
  return (key: string, price: number, look: string, name: Text, description: Text, more: Given = {}): ItemContent => ({
    key,
    name,
    description,
    category: of.key,
    price,
    picture: inItsPacket(key, picture(look, of.picture.ground, of.picture.base)),
    ...given,
    ...more,
  });
}

/** A glass stands on the table by itself, as a cup does. */
function inItsPacket(key: string, scene: PictureContent): PictureContent {
  const object = packets[key];
  if (object === undefined) return scene;
  return { ...scene, object, base: object.startsWith('glass-') ? 'none' : scene.base };
}

export function store(
  key: string,
  name: string,
  tagline: Text,
  [glyph, colour]: readonly [glyph: string, colour: string],
  cover: PictureContent,
  sells: readonly string[],
): StoreContent {
  return { key, name, tagline, sells, cover, logo: { glyph, colour } };
}

export const keysOf = (...groups: readonly (readonly ItemContent[])[]): string[] => [
  ...new Set(groups.flat().map((item) => item.key)),
];

/** The same range without a few things: two shops of a kind should not have one shelf. */
export const without = (keys: readonly string[], ...left: readonly string[]): string[] =>
  keys.filter((key) => !left.includes(key));
