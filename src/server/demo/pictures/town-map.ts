import { backdrop } from './backdrop.ts';
import { lighten, PALETTES } from './colours/palette.ts';
import type { Frame } from './frame.ts';
import type { Layer } from './layer.ts';
import type { RecipeOf } from './recipe.ts';

type Point = readonly [x: number, y: number];

/** Areas on both sides of a river, each in its own colour with a pin in its middle. */
export function townMap(recipe: RecipeOf<'map'>, frame: Frame): Layer[] {
  const { width, height, palette, short } = frame;
  const at = ([x, y]: Point) => `${((x / 100) * width).toFixed(1)} ${((y / 100) * height).toFixed(1)}`;
  const path = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
  const river = path(recipe.river);
  const water = lighten(palette.grounds.sky, frame.palette.podium.darkSide);
  const line = (d: string, colour: string, share: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short * share}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return [
    backdrop(frame, 'sand'),
    recipe.areas
      .map(({ points, ground }) => {
        const colour = palette.grounds[ground];
        return `<path d="${path(points)}z" fill="${colour}" stroke="${lighten(colour, -0.28)}" stroke-width="${short * 0.006}" stroke-linejoin="round" stroke-dasharray="${short * 0.02} ${short * 0.014}"/>`;
      })
      .join(''),
    line(river, water, 0.06),
    line(river, lighten(water, 0.3), 0.012),
    recipe.areas
      .filter(({ pin }) => pin)
      .map(({ points, ground }) => pin(middleOf(points), ground))
      .join(''),
  ];

  function pin([x, y]: Point, ground: (typeof recipe.areas)[number]['ground']): string {
    const size = short * 0.11;
    const [left, top] = [(x / 100) * width, (y / 100) * height];
    // It stands out from its own area: dark by day, light by night.
    const isNight = palette === PALETTES.dark;
    const [colour, hole] = isNight
      ? [lighten(palette.grounds[ground], 0.62), palette.grounds[ground]]
      : [lighten(palette.grounds[ground], -0.55), '#ffffff'];
    return `<ellipse cx="${left}" cy="${top}" rx="${size * 0.3}" ry="${size * 0.1}" fill="${palette.contact.colour}" fill-opacity="${palette.contact.opacity}"/>
      <path d="M${left} ${top}c${-size * 0.5} ${-size * 0.55} ${-size * 0.5} ${-size * 1.15} 0 ${-size * 1.2}c${size * 0.5} ${size * 0.05} ${size * 0.5} ${size * 0.65} 0 ${size * 1.2}z" fill="${colour}"/>
      <circle cx="${left}" cy="${top - size * 0.8}" r="${size * 0.15}" fill="${hole}"/>`;
  }
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
