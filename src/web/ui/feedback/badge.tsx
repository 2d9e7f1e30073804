import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

const TONES = {
  deal: 'bg-deal text-on-deal',
  glass: 'bg-glass text-ink',
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warn: 'bg-warn-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger-ink',
  inverse: 'bg-inverse text-on-inverse',
} as const;

export type BadgeTone = keyof typeof TONES;

type BadgeProps = {
  tone?: BadgeTone;
  shape?: 'badge' | 'pill';
  icon?: Glyph;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', shape = 'badge', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', shape === 'pill' && 'rounded-pill px-2.5', TONES[tone], className)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
