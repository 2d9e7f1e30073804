import { classNames } from './class-names.ts';

/** The body of everything that floats beside what opened it. */
export const FLOATING = classNames(
  'origin-(--transform-origin) rounded-card bg-raised text-ink shadow-(--elevation-sheet) outline-none',
  'transition-[transform,opacity] duration-(--duration-base) ease-out data-ending-style:ease-in',
  'data-ending-style:transform-[scale(0.98)] data-starting-style:transform-[scale(0.98)]',
  'data-ending-style:opacity-0 data-starting-style:opacity-0 focus-visible:shadow-(--elevation-sheet)',
);
