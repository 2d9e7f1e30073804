/**
 * The shop's colours (web/styles/tokens.css), written into each tag: many mail programs read no style sheet. Those that
 * turn dark read the second column from one.
 */
const COLOURS = {
  canvas: ['#f7f5f2', '#141210'],
  surface: ['#ffffff', '#1c1917'],
  sunken: ['#f7f5f2', '#2a2622'],
  line: ['#ebe7e2', '#302b27'],
  ink: ['#1f1a16', '#f6f2ee'],
  'ink-2': ['#574f48', '#c6bfb8'],
  'ink-3': ['#736a62', '#a39a92'],
} as const;

export type Colour = keyof typeof COLOURS;

const light = (colour: Colour): string => COLOURS[colour][0];

/** Attributes of a tag that stands on this ground. */
export const onGround = (colour: Colour): string => `class="on-${colour}" bgcolor="${light(colour)}"`;

/** The same ground for its style. */
export const groundStyle = (colour: Colour): string => `background-color:${light(colour)};`;

export const inkStyle = (colour: Colour): string => `color:${light(colour)};`;

/** `[data-ogsc]` is how one program that reads no media query says that it is dark. */
export const DARK_STYLE = `@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`;

function rules(scope: string): string {
  return Object.entries(COLOURS)
    .map(
      ([name, [, dark]]) =>
        `${scope}.on-${name}{background-color:${dark}!important}${scope}.ink-${name}{color:${dark}!important}` +
        `${scope}.edge-${name}{border-color:${dark}!important}`,
    )
    .join('');
}
