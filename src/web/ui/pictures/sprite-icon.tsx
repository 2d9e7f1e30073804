import type { Glyph } from './icon.tsx';

/** What an icon's import becomes in the build (scripts/building/icon-sprite.ts): `address` is its place in the one file of icons. */
export const spriteIcon = (address: string): Glyph =>
  function SpriteIcon({ size = 24, ...rest }) {
    return (
      <svg aria-hidden width={size} height={size} {...rest}>
        <use href={address} />
      </svg>
    );
  };
