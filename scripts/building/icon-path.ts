const SHAPE = /<(path|circle|rect|line|polyline)([^>]*?)\/?>(?:<\/\1>)?/g;
const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
const RELATIVE_START = new RegExp(String.raw`^m\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*`);

/**
 * The shapes of an outlined icon as one path. A page repeats its icons a hundred times, and each shape of each of them is
 * an element that the browser styles and lays out. Null where a shape has paint of its own.
 */
export function iconPath(shapes: string): string | null {
  const found = [...shapes.matchAll(SHAPE)];
  const isPlain = shapes.replace(SHAPE, '') === '' && found.every(([, , text = '']) => !/fill|stroke|style/.test(text));
  return isPlain ? found.map(([, tag = '', text = '']) => pathOf(tag, attributesOf(text))).join('') : null;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

function pathOf(tag: string, of: Record<string, string>): string {
  const number = (name: string) => Number(of[name] ?? 0);
  if (tag === 'path') return fromItsStart(of.d ?? '');
  if (tag === 'line') return `M${of.x1} ${of.y1}L${of.x2} ${of.y2}`;
  if (tag === 'polyline') return `M${of.points}`;
  if (tag === 'circle') {
    const r = number('r');
    return `M${number('cx') - r} ${of.cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  return roundedRectangle(number('x'), number('y'), number('width'), number('height'), number('rx') || number('ry'));
}

/** A path's first point counts from the corner, however it is written; behind another path only `M` does. */
function fromItsStart(data: string): string {
  const start = RELATIVE_START.exec(data);
  if (!start) return data;
  const rest = data.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[-+.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function roundedRectangle(x: number, y: number, width: number, height: number, round: number): string {
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (dx: number, dy: number) => (round > 0 ? `a${round} ${round} 0 0 1 ${dx} ${dy}` : '');
  const right = `h${across}${corner(round, round)}v${down}${corner(-round, round)}`;
  return `M${x + round} ${y}${right}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`;
}
