import { z } from 'zod';
import { isDrawn } from './drawn.ts';
import { GROUNDS } from './ground.ts';
import { LOOKS } from './look.ts';

/** A picture written as data. What it looks like is decided when it is composed, so the look can improve without new data. */

/**
 * File name of an object in the emoji set: its code points. Nothing else can become part of a path. A turn of its
 * colours in degrees may follow: the same headphones in green.
 */
const emoji = z.string().regex(/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*(-hue-[0-9]{1,3})?$/);
const object = z.union([emoji, z.string().refine(isDrawn)]);
const objects = z.array(object).max(6);

const BASES = ['plate', 'board', 'podium', 'none'] as const;

const ground = z.enum(GROUNDS);
const base = z.enum(BASES).default('none');
const count = z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1);
const props = objects.default([]);
/** How it is arranged (look.ts); 0 is the plain arrangement. */
const look = z
  .number()
  .int()
  .min(0)
  .max(LOOKS - 1)
  .default(0);

/** One product: the object (or two, three of it) on its base, related things out of focus at the edges. */
const scene = z.object({ kind: z.literal('scene'), object, ground, base, props, count, look });

/** A store's cover: one object in the middle, its companions beside it. */
const cover = z.object({ kind: z.literal('cover'), object, ground, base, objects: objects.default([]), props, count });

/** The subject stands in the right half; the left half stays free for text. */
const banner = z.object({ kind: z.literal('banner'), objects: objects.min(1), ground, base, props });

/** A large picture of several things around one: the landing page. */
const group = z.object({ kind: z.literal('group'), object, objects, ground, base, props });

/** `hue` is the colour of the body in degrees, 0 is the red it has; `grey` takes the colour away. */
const vehicle = z.object({
  kind: z.literal('vehicle'),
  object,
  ground,
  hue: z.number().min(0).max(360).optional(),
  grey: z.boolean().optional(),
});

/** A white glyph (a lucide icon's name) on a solid tile. */
const logo = z.object({
  kind: z.literal('logo'),
  glyph: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  colour: z.string().regex(/^#[0-9a-fA-F]{6}$/),
});

/** The object alone on nothing. */
const icon = z.object({ kind: z.literal('icon'), object });
const avatar = z.object({ kind: z.literal('avatar'), object, ground: ground.default('lilac') });
/** Category circles and module tiles. */
const tile = z.object({ kind: z.literal('tile'), object, ground });

/** Hundredths of the width and of the height. */
const point = z.tuple([z.number().min(-50).max(150), z.number().min(-50).max(150)]);
/** The town from above: its zones and its river. */
const map = z.object({
  kind: z.literal('map'),
  areas: z.array(z.object({ points: z.array(point).min(3).max(40), ground, pin: z.boolean().default(true) })).max(8),
  river: z.array(point).max(40),
});

export const recipeSchema = z.discriminatedUnion('kind', [
  scene,
  cover,
  banner,
  group,
  vehicle,
  logo,
  icon,
  avatar,
  tile,
  map,
]);

export type Recipe = z.infer<typeof recipeSchema>;
export type RecipeOf<Kind extends Recipe['kind']> = Extract<Recipe, { kind: Kind }>;
/** As it is written, defaults left out. */
export type RecipeInput = z.input<typeof recipeSchema>;
export type Base = (typeof BASES)[number];

/** Logos and bare objects look the same by day and by night, so they are made once. */
export const followsTheme = (recipe: Recipe): boolean => recipe.kind !== 'logo' && recipe.kind !== 'icon';

/** Every object the picture shows. */
export function objectsOf(recipe: Recipe): string[] {
  switch (recipe.kind) {
    case 'logo':
    case 'map':
      return [];
    case 'scene':
      return [recipe.object, ...recipe.props];
    case 'cover':
    case 'group':
      return [recipe.object, ...recipe.objects, ...recipe.props];
    case 'banner':
      return [...recipe.objects, ...recipe.props];
    default:
      return [recipe.object];
  }
}
