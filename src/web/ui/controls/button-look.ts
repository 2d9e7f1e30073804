import { classNames } from '../class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'inverse';
export type ButtonSize = 36 | 44 | 52;

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press disabled:bg-press disabled:text-ink-disabled',
  secondary:
    'border border-line-2 bg-surface text-ink hover:bg-hover active:bg-press disabled:border-line disabled:bg-surface disabled:text-ink-disabled',
  soft: 'bg-accent-soft text-accent-ink hover:bg-accent-soft-2 active:bg-accent-soft-2 disabled:bg-sunken disabled:text-ink-disabled',
  ghost: 'text-ink hover:bg-hover active:bg-press disabled:bg-transparent disabled:text-ink-disabled',
  danger:
    'bg-danger text-on-status hover:bg-danger-hover active:bg-danger-press disabled:bg-press disabled:text-ink-disabled',
  inverse: 'bg-inverse text-on-inverse hover:opacity-90 disabled:bg-press disabled:text-ink-disabled',
};

const SIZES: Record<ButtonSize, string> = {
  36: 'hit-area min-h-9 px-3.5 text-small font-semibold',
  44: 'min-h-11 px-5 text-small font-bold',
  52: 'min-h-13 px-6 text-body font-bold',
};

export const buttonLook = (look: ButtonLook, size: ButtonSize, wide: boolean): string =>
  classNames('button', LOOKS[look], SIZES[size], wide && 'w-full');
