import type { Frame } from './frame.ts';
import { lighten } from './palette.ts';
import type { Base, Ground } from './recipe.ts';
import { softEllipse } from './shadow.ts';

/** What the object stands on, seen from a little above: every ellipse is this much wider than high. */
const FLATNESS = 2.7;

type Place = { x: number; y: number; across: number };

export function drawBase(frame: Frame, base: Base, ground: Ground, place: Place): string {
  switch (base) {
    case 'plate':
      return plate(frame, place);
    case 'board':
      return board(frame, place);
    case 'podium':
      return podium(frame, ground, place);
    case 'none':
      return '';
  }
}

const ellipse = ({ x, y, across }: Place, paint: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across / 2}" ry="${across / 2 / FLATNESS}" ${paint}/>`;

/** A disc with a visible edge: the same ellipse twice and the band between them. */
const disc = ({ x, y, across }: Place, thickness: number, edge: string, top: string) =>
  ellipse({ x, y: y + thickness, across }, `fill="${edge}"`) +
  `<rect x="${x - across / 2}" y="${y}" width="${across}" height="${thickness}" fill="${edge}"/>` +
  ellipse({ x, y, across }, `fill="${top}"`);

const below = (frame: Frame, { x, y, across }: Place, drop: number) =>
  softEllipse(
    frame,
    { x: x + across * 0.01, y: y + drop, across: across * 1.14, down: (across / FLATNESS) * 1.2 },
    0.75,
  );

function plate(frame: Frame, place: Place): string {
  const { top, well, rim, edge } = frame.palette.plate;
  const { x, y, across } = place;
  const hairline = `stroke="${rim}" stroke-width="${across * 0.006}"`;
  return (
    below(frame, place, across * 0.045) +
    disc(place, across * 0.022, edge, top) +
    ellipse({ x, y: y + across * 0.006, across: across * 0.7 }, `fill="${rim}"`) +
    ellipse({ x, y: y + across * 0.013, across: across * 0.69 }, `fill="${well}"`) +
    ellipse({ x, y, across: across * 0.985 }, `fill="none" ${hairline} stroke-opacity="0.35"`)
  );
}

function board(frame: Frame, place: Place): string {
  const { top, line, edge } = frame.palette.board;
  const { x, y, across } = place;
  const ring = (share: number, opacity: number) =>
    ellipse(
      { x, y, across: across * share },
      `fill="none" stroke="${line}" stroke-width="${across * 0.005}" stroke-opacity="${opacity}"`,
    );
  return (
    below(frame, place, across * 0.05) + disc(place, across * 0.035, edge, top) + ring(0.86, 0.9) + ring(0.56, 0.7)
  );
}

function podium(frame: Frame, ground: Ground, place: Place): string {
  const { palette } = frame;
  const colour = palette.grounds[ground];
  const shades = palette.podium;
  const { x, y, across } = place;
  const side = `<linearGradient id="side" gradientUnits="userSpaceOnUse" x1="${x - across / 2}" x2="${x + across / 2}" y1="0" y2="0">
      <stop offset="0" stop-color="${lighten(colour, shades.litSide)}"/>
      <stop offset="0.35" stop-color="${lighten(colour, shades.litSide)}"/>
      <stop offset="1" stop-color="${lighten(colour, shades.darkSide)}"/>
    </linearGradient>`;
  return (
    below(frame, place, across * 0.12) +
    side +
    disc(place, across * 0.1, 'url(#side)', lighten(colour, shades.top)) +
    ellipse(
      { x, y, across: across * 0.9 },
      `fill="none" stroke="#ffffff" stroke-opacity="0.12" stroke-width="${across * 0.004}"`,
    )
  );
}
