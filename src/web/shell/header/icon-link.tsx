import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/layers/tooltip.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

type IconLinkProps = { to: string; icon: Glyph; label: string; className?: string; children?: ReactNode };

/** The round ghost button of the header, for what leads to a page of its own. */
export function IconLink({ to, icon, label, className }: IconLinkProps) {
  return (
    <Tooltip text={label} {...(className && { className })}>
      <Link
        to={to}
        aria-label={label}
        className={classNames('grid size-11 place-items-center rounded-pill text-ink hover:bg-hover active:bg-press')}
      >
        <Icon of={icon} size={20} />
      </Link>
    </Tooltip>
  );
}
