import { useMatches } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** What the routes of the page that is shown say of it, from the outermost in. */
export const usePageHandles = (): (PageHandle | undefined)[] =>
  useMatches().map(({ handle }) => handle as PageHandle | undefined);
