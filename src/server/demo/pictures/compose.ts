import type { PictureTheme, Ratio } from '#contract/media/media.ts';
import { banner } from './banner.ts';
import { vehicleImage } from './colours/body-colour.ts';
import { paint } from './colours/paint.ts';
import { type Frame, frameOf } from './frame.ts';
import { glyphShapes } from './glyph.ts';
import { group } from './group.ts';
import type { Images, Layer } from './layer.ts';
import { objectImage } from './object-image.ts';
import { objectsOf, type Recipe } from './recipe.ts';
import { cover, scene } from './scene.ts';
import { avatar, icon, logo, tile } from './tile.ts';
import { townMap } from './town-map.ts';
import { vehicle } from './vehicle.ts';

/** Recipe in, WebP out. The same recipe, ratio, width and theme always give the same bytes. */
export async function compose(recipe: Recipe, ratio: Ratio, width: number, theme: PictureTheme): Promise<Buffer> {
  const frame = frameOf(ratio, width, theme);
  return paint(frame, await layersOf(recipe, frame));
}

async function layersOf(recipe: Recipe, frame: Frame): Promise<Layer[]> {
  switch (recipe.kind) {
    case 'scene':
      return scene(recipe, frame, await imagesOf(recipe));
    case 'cover':
      return cover(recipe, frame, await imagesOf(recipe));
    case 'banner':
      return banner(recipe, frame, await imagesOf(recipe));
    case 'group':
      return group(recipe, frame, await imagesOf(recipe));
    case 'vehicle':
      return vehicle(recipe, frame, await vehicleImage(recipe.object, bodyColour(recipe)));
    case 'map':
      return townMap(recipe, frame);
    case 'logo':
      return logo(recipe.colour, frame, await glyphShapes(recipe.glyph));
    case 'icon':
      return icon(frame, await objectImage(recipe.object));
    case 'avatar':
      return avatar(recipe.ground, frame, await objectImage(recipe.object));
    case 'tile':
      return tile(recipe.ground, frame, await objectImage(recipe.object));
  }
}

const bodyColour = ({ hue, grey }: { hue?: number | undefined; grey?: boolean | undefined }) => {
  if (grey) return 'grey' as const;
  return hue === undefined ? null : { hue };
};

/** Layouts need the shapes of their objects, so all of them are decoded first. */
async function imagesOf(recipe: Recipe): Promise<Images> {
  const loaded = new Map(
    await Promise.all(objectsOf(recipe).map(async (name) => [name, await objectImage(name)] as const)),
  );
  return (name) => {
    const image = loaded.get(name);
    if (!image) throw new Error(`object ${name} is not part of the recipe`);
    return image;
  };
}
