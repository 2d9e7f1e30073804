import { data } from 'react-router';
import type { PageHandle } from '#web/shell/page-handle.ts';

/** All addresses that nothing is at show the same. */
export const handle = { page: () => '*' } satisfies PageHandle;

/** Every address that no page has: a real 404, said inside the shell. */
export const loader = () => missing();
export const clientLoader = () => missing();

function missing(): null {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}
