import type { Frame } from './frame.ts';
import type { Ground } from './recipe.ts';

/** The ground with its key light; with a horizon also the table, shaded from there to the lower edge. */
export function backdrop({ width, height, palette }: Frame, ground: Ground, horizon?: number): string {
  const { light, shade } = palette;
  const fill = (paint: string) => `<rect width="${width}" height="${height}" fill="${paint}"/>`;
  const table =
    horizon === undefined
      ? ''
      : `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1">
          <stop offset="${horizon - 0.07}" stop-color="${shade.colour}" stop-opacity="0"/>
          <stop offset="${horizon + 0.1}" stop-color="${shade.colour}" stop-opacity="${shade.opacity * 0.5}"/>
          <stop offset="1" stop-color="${shade.colour}" stop-opacity="${shade.opacity}"/>
        </linearGradient>${fill('url(#table)')}`;

  return `${fill(palette.grounds[ground])}
    <radialGradient id="light" cx="0.3" cy="0.12" r="0.85">
      <stop offset="0" stop-color="${light.colour}" stop-opacity="${light.opacity}"/>
      <stop offset="1" stop-color="${light.colour}" stop-opacity="0"/>
    </radialGradient>${fill('url(#light)')}${table}`;
}
