/**
 * The hand of the emoji set, for drawings of our own: flat shapes become soft bodies, lit from the upper left, whose
 * shaded edge turns towards plum instead of black.
 */
export type Clay = {
  /** How round the edge is, in units of the drawing. */
  depth: number;
  shade?: string;
  shadow?: number;
  shine?: number;
  /** How far its shadow falls on what lies below. */
  cast?: number;
};

export function clay(id: string, { depth, shade = '#7a1648', shadow = 0.42, shine = 0.5, cast = 0 }: Clay): string {
  const fallen =
    cast === 0
      ? ''
      : `<feOffset in="soft" dx="${cast * 0.5}" dy="${cast}" result="fallen"/>
         <feFlood flood-color="#4a1420" flood-opacity="0.5"/><feComposite in2="fallen" operator="in" result="below"/>`;
  return `<filter id="${id}" x="-14%" y="-18%" width="128%" height="140%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="${depth}" result="soft"/>${fallen}
    <feOffset in="soft" dx="${-depth * 0.55}" dy="${-depth * 0.9}" result="up"/>
    <feComposite in="SourceAlpha" in2="up" operator="out" result="low"/>
    <feFlood flood-color="${shade}" flood-opacity="${shadow}"/><feComposite in2="low" operator="in" result="dark"/>
    <feOffset in="soft" dx="${depth * 0.5}" dy="${depth * 0.8}" result="down"/>
    <feComposite in="SourceAlpha" in2="down" operator="out" result="high"/>
    <feFlood flood-color="#fff6e8" flood-opacity="${shine}"/><feComposite in2="high" operator="in" result="lit"/>
    <feMerge>${cast === 0 ? '' : '<feMergeNode in="below"/>'}<feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge>
  </filter>`;
}

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (all: readonly Stop[]) =>
  all
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

export const across = (id: string, all: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">${stops(all)}</linearGradient>`;

export const down = (id: string, all: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0.3" x2="0.6" y1="0" y2="1">${stops(all)}</linearGradient>`;

/** Round, its light in the upper left. */
export const ball = (id: string, all: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx="0.38" cy="0.28" r="0.8">${stops(all)}</radialGradient>`;

/** A soft spot of light or of browning. A gradient looks like a blur and costs a fraction of one. */
export const glow = (id: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}">${stops([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.6],
    [1, colour, 0],
  ])}</radialGradient>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx}" ry="${ry}" ${paint}/>`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A closed line through points around (x, y), softly waved: melted cheese, sauce, a rustic rim. */
export function blob(
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  wave: (turn: number) => number,
  points = 28,
): string {
  const at = (index: number) => {
    const turn = (index / points) * Math.PI * 2;
    const far = 1 + wave(turn);
    return [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far] as const;
  };
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [at(index), at(index + 1)];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = Array.from({ length: points }, (_, index) => {
    const [px, py] = at(index + 1);
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
}

/** Points spread evenly over a disc of radius 1, the first ones in its middle. */
export function spreadOnDisc(count: number, turn: number): (readonly [x: number, y: number])[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.5) / count);
    return [Math.cos(index * golden + turn) * far, Math.sin(index * golden + turn) * far] as const;
  });
}

/** A word of a drawing's name, looked up; one that nobody knows is a mistake in the data. */
export function known<Value>(words: Readonly<Record<string, Value>>, word: string): Value {
  const value = Object.hasOwn(words, word) ? words[word] : undefined;
  if (value === undefined) throw new Error(`${word} is no word of this drawing`);
  return value;
}
