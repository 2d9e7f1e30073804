/** What draws the rows of a home and what asks for them, as one file of the build. */

export { prefetchHome } from './prefetch-home.ts';
export { default } from './row-content.tsx';
