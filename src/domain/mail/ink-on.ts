/** Words on a colour that the business has chosen: dark or white, whichever is read better (WCAG's relative luminance). */
export const inkOn = (colour: string): string => (contrast(colour, WHITE) >= contrast(colour, DARK) ? WHITE : DARK);

const WHITE = '#ffffff';
const DARK = '#1f1a16';

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
