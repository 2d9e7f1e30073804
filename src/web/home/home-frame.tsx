import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useIsFirstVisit } from '#web/ui/lists/use-is-first-visit.ts';

/** The column that holds the sections of a home page, of whichever kind its module is. */
export const HomeFrame = ({ children }: { children: ReactNode }) => (
  <div
    className={classNames('column flex flex-col gap-(--space-section) py-4 md:py-6', useIsFirstVisit() && 'far-parts')}
  >
    {children}
  </div>
);
