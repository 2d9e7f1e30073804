import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** The column that holds the sections of a home page, of whichever kind its module is. */
export const HomeFrame = ({ children }: { children: ReactNode }) => (
  <div
    className={classNames('column flex flex-col gap-(--space-section) py-4 md:py-6', useIsFirstVisit() && 'far-parts')}
  >
    {children}
  </div>
);

let wasVisited = false;

/**
 * The browser lays out far parts only when they come near, which makes the first page faster. On the way back the page
 * must be as high as it was left, or the scroll position would be another.
 */
function useIsFirstVisit(): boolean {
  const [isFirstVisit] = useState(() => !wasVisited);
  useEffect(() => {
    wasVisited = true;
  }, []);
  return isFirstVisit;
}
