import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'> & {
  icon: Glyph;
  /** Where it leads, for those who do not see the glyph. */
  label: string;
  look?: keyof typeof LOOKS;
};

const LOOKS = {
  ghost: 'hover:bg-hover',
  sunken: 'bg-sunken hover:bg-hover',
  glass: 'bg-glass shadow-(--elevation-card) hover:bg-surface',
} as const;

/** A round button that leads somewhere. */
export const IconLink = ({ icon, label, look = 'sunken', className, ...link }: IconLinkProps) => (
  <Link
    {...link}
    aria-label={label}
    className={classNames('grid size-11 shrink-0 place-items-center rounded-pill', LOOKS[look], className)}
  >
    <Icon of={icon} />
  </Link>
);
