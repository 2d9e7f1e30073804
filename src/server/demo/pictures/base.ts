import { lighten } from './colours/palette.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import type { Look } from './look.ts';
import type { Base } from './recipe.ts';
import { softEllipse } from './shadow.ts';

/** What the object stands on, seen from a little above: every ellipse is this much wider than high. */
const FLATNESS = 2.7;

type Place = { x: number; y: number; across: number };

export function drawBase(frame: Frame, base: Base, ground: Ground, place: Place, dish: Look['dish'] = 0): string {
  switch (base) {
    case 'plate':
      return plate(frame, place, dish);
    case 'board':
      return dish === 2 || dish === 3 ? slab(frame, place, dish) : board(frame, place, dish);
    case 'podium':
      return dish === 1 ? block(frame, ground, place) : podium(frame, ground, place, dish);
    case 'none':
      return dish === 0 ? '' : cloth(frame, place, dish);
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

function plate(frame: Frame, place: Place, dish: Look['dish']): string {
  const { top, well, rim, edge } = frame.palette.plates[dish];
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

function board(frame: Frame, place: Place, dish: Look['dish']): string {
  const { top, line, edge } = frame.palette.boards[dish];
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

/** A rectangular board, narrower at its far side, with a hole to hang it by. */
function slab(frame: Frame, place: Place, dish: Look['dish']): string {
  const { top, line, edge } = frame.palette.boards[dish];
  const { x, y, across } = place;
  const [half, far, down] = [across * 0.52, across * 0.44, across * 0.2];
  const face = `M${x - far} ${y - down}H${x + far}L${x + half} ${y + down}H${x - half}z`;
  const grain = (share: number) =>
    `<path d="M${x - half} ${y + down * share}H${x + half}" stroke="${line}" stroke-width="${across * 0.005}" stroke-opacity="0.5"/>`;
  return (
    below(frame, place, across * 0.05) +
    `<rect x="${x - half}" y="${y + down}" width="${half * 2}" height="${across * 0.04}" fill="${edge}"/>` +
    `<path d="${face}" fill="${top}"/><clipPath id="slab"><path d="${face}"/></clipPath><g clip-path="url(#slab)">${[-0.6, -0.1, 0.3, 0.7].map(grain).join('')}</g>` +
    `<ellipse cx="${x + far * 0.88}" cy="${y - down * 0.55}" rx="${across * 0.022}" ry="${across * 0.011}" fill="${edge}"/>`
  );
}

/** A folded cloth under what stands by itself. */
function cloth(frame: Frame, { x, y, across }: Place, dish: Look['dish']): string {
  const { ground, thread } = frame.palette.cloths[dish];
  const [half, down] = [across * 0.46, (across / FLATNESS) * 0.56];
  const turn = dish === 2 ? -1 : 1;
  const shape = `M${x - half} ${y + down * 0.2 * turn}L${x - half * 0.1 * turn} ${y - down}L${x + half} ${y - down * 0.1 * turn}L${x + half * 0.16 * turn} ${y + down}z`;
  const threads = [0.2, 0.32, 0.68, 0.8]
    .map((share) => {
      const shift = (share - 0.5) * 2;
      return `<path d="M${x - half + half * shift} ${y + down * shift}l${half * 2} ${-down * 0.4}" stroke="${thread}" stroke-width="${across * 0.016}" stroke-opacity="0.55"/>`;
    })
    .join('');
  return (
    softEllipse(frame, { x, y: y + down * 0.2, across: across * 1.02, down: down * 2.4 }, 0.35) +
    `<path d="${shape}" fill="${ground}"/><clipPath id="cloth"><path d="${shape}"/></clipPath><g clip-path="url(#cloth)">${threads}</g>`
  );
}

/** A square block instead of a round one. */
function block(frame: Frame, ground: Ground, place: Place): string {
  const { palette } = frame;
  const colour = palette.grounds[ground];
  const { x, y, across } = place;
  const [half, far, down, thick] = [across * 0.5, across * 0.42, across * 0.17, across * 0.11];
  return (
    below(frame, place, across * 0.14) +
    `<rect x="${x - half}" y="${y + down}" width="${half * 2}" height="${thick}" fill="${lighten(colour, palette.podium.darkSide)}"/>` +
    `<path d="M${x - far} ${y - down}H${x + far}L${x + half} ${y + down}H${x - half}z" fill="${lighten(colour, palette.podium.top)}"/>`
  );
}

/** Round: alone, on a wider step, or on a dark stone. */
function podium(frame: Frame, ground: Ground, place: Place, dish: Look['dish']): string {
  const { palette } = frame;
  const { x, y, across } = place;
  if (dish === 3) {
    const { top, edge } = palette.plates[1];
    return below(frame, place, across * 0.12) + disc(place, across * 0.06, edge, top);
  }
  const drum = roundPodium(frame, ground, dish === 2 ? { x, y, across: across * 0.82 } : place);
  if (dish !== 2) return below(frame, place, across * 0.12) + drum;
  const step = lighten(palette.grounds[ground], palette.podium.litSide);
  return (
    below(frame, { x, y: y + across * 0.08, across: across * 1.06 }, across * 0.1) +
    disc(
      { x, y: y + across * 0.09, across: across * 1.06 },
      across * 0.06,
      lighten(palette.grounds[ground], palette.podium.darkSide),
      step,
    ) +
    drum
  );
}

function roundPodium(frame: Frame, ground: Ground, place: Place): string {
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
    side +
    disc(place, across * 0.1, 'url(#side)', lighten(colour, shades.top)) +
    ellipse(
      { x, y, across: across * 0.9 },
      `fill="none" stroke="#ffffff" stroke-opacity="0.12" stroke-width="${across * 0.004}"`,
    )
  );
}
