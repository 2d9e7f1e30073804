import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names.ts';

export type Glyph = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

type IconProps = {
  of: Glyph;
  size?: number;
  /** Arrows, chevrons and other glyphs that point along the line of reading turn round in right-to-left. */
  directional?: boolean;
  filled?: boolean;
  className?: string;
};

/** A decoration beside words or inside a named button: it never carries a name of its own. */
export const Icon = ({ of: Shape, size = 20, directional = false, filled = false, className }: IconProps) => (
  <Shape
    aria-hidden
    size={size}
    className={classNames('icon', filled && 'fill-current', directional && 'rtl:-scale-x-100', className)}
  />
);
