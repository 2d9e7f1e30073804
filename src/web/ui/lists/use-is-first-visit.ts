import { useEffect, useState } from 'react';

let wasVisited = false;

/**
 * Whether a long page may leave its far parts (styles/utilities.css) until they come near, which makes the first page
 * faster. On the way back a page must be as high as it was left, or the scroll position would be another.
 */
export function useIsFirstVisit(): boolean {
  const [isFirstVisit] = useState(() => !wasVisited);
  useEffect(() => {
    wasVisited = true;
  }, []);
  return isFirstVisit;
}
