import type { RecipeInput } from '../pictures/recipe.ts';
import type { PictureContent } from './content/content.ts';

export type BannerScene = {
  objects: readonly string[];
  ground: PictureContent['ground'];
  base?: PictureContent['base'];
};

export type PictureRow = { id: string; recipe: RecipeInput };

/** Collects the town's pictures. The id is made from the recipe, so things that look the same share one picture. */
export function collectPictures() {
  const pictures = new Map<string, PictureRow>();
  const add = (recipe: RecipeInput): string => {
    const id = pictureId(recipe);
    pictures.set(id, { id, recipe });
    return id;
  };
  return {
    add,
    rows: (): PictureRow[] => [...pictures.values()],
    scene: (content: PictureContent) => add({ kind: 'scene', ...plain(content) }),
    banner: ({ objects, ground, base }: BannerScene) =>
      add({ kind: 'banner', objects: [...objects], ground, base: base ?? 'none' }),
    tile: (content: PictureContent) => add({ kind: 'tile', object: content.object, ground: content.ground }),
    cover: (content: PictureContent) =>
      add({
        kind: 'cover',
        object: content.object,
        ground: content.ground,
        base: content.base,
        objects: [...(content.props ?? [])],
      }),
  };
}

const plain = ({ object, ground, base, props, count, look }: PictureContent) => ({
  object,
  ground,
  base,
  ...(props && { props: [...props] }),
  ...(count && { count }),
  ...(look && { look }),
});

/** scene-1f354-plate-peach, scene-1f34e-none-rose-with-1f343-x3-look7, logo-flame-9c1f12 */
function pictureId(recipe: RecipeInput): string {
  switch (recipe.kind) {
    case 'logo':
      return `logo-${recipe.glyph}-${recipe.colour.slice(1).toLowerCase()}`;
    case 'map':
      return `map-of-${recipe.areas.length}-areas`;
    case 'icon':
      return `icon-${recipe.object}`;
    case 'avatar':
      return joined('avatar', recipe.object, recipe.ground);
    case 'tile':
      return joined('tile', recipe.object, recipe.ground);
    case 'vehicle':
      return joined('vehicle', recipe.object, recipe.ground, recipe.grey ? 'grey' : recipe.hue);
    case 'banner':
      return joined('banner', recipe.objects.join('-'), recipe.base, recipe.ground, having(recipe.props));
    case 'group':
      return joined('group', recipe.object, recipe.objects.join('-'), recipe.base, recipe.ground, having(recipe.props));
    case 'cover':
      return joined('cover', recipe.object, recipe.base, recipe.ground, having(recipe.objects), times(recipe.count));
    case 'scene':
      return joined(
        'scene',
        recipe.object,
        recipe.base,
        recipe.ground,
        having(recipe.props),
        times(recipe.count),
        recipe.look ? `look${recipe.look}` : undefined,
      );
  }
}

const joined = (...parts: readonly (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join('-');

const having = (objects: readonly string[] | undefined) => (objects?.length ? `with-${objects.join('-')}` : undefined);

const times = (count: number | undefined) => (count && count > 1 ? `x${count}` : undefined);
