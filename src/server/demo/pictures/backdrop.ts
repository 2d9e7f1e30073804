import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import type { Look } from './look.ts';

/** The ground with its key light; with a horizon also the table, shaded from there to the lower edge. */
export function backdrop(frame: Frame, ground: Ground, horizon?: number, wall: Look['wall'] = 'plain'): string {
  const { width, height, palette } = frame;
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
    </radialGradient>${fill('url(#light)')}${WALLS[wall](frame)}${table}`;
}

/** What is on the wall behind: faint, so that the thing before it stays the only subject. */
const WALLS: Record<Look['wall'], (frame: Frame) => string> = {
  plain: () => '',
  disc: ({ width, height, short, palette }) =>
    `<circle cx="${width * 0.5}" cy="${height * 0.46}" r="${short * 0.42}" fill="${palette.light.colour}" fill-opacity="${palette.light.opacity * 0.6}"/>`,
  /** Sun through a window, on the wall. */
  window: ({ width, height, palette }) => {
    const pane = (x: number) =>
      `<path d="M${width * x} 0h${width * 0.16}l${width * 0.2} ${height}h${-width * 0.16}z" fill="${palette.light.colour}" fill-opacity="${palette.light.opacity * 0.5}"/>`;
    return pane(0.08) + pane(0.3);
  },
  stripes: ({ width, height, palette }) => {
    const each = width / 9;
    return [0, 2, 4, 6, 8]
      .map(
        (at) =>
          `<rect x="${at * each}" width="${each}" height="${height}" fill="${palette.shade.colour}" fill-opacity="${palette.shade.opacity * 0.32}"/>`,
      )
      .join('');
  },
  /** Two walls meet beside the thing. */
  corner: ({ width, height, palette }) =>
    `<path d="M${width * 0.64} 0H${width}V${height}H${width * 0.64}z" fill="${palette.shade.colour}" fill-opacity="${palette.shade.opacity * 0.75}"/>`,
};
