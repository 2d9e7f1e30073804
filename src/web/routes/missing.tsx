import { data } from 'react-router';

/** All addresses that nothing is at show the same. */
export const handle = { page: () => '*' };

/** Every address that no page has: a real 404, said inside the shell. */
export const loader = () => missing();
export const clientLoader = () => missing();

function missing(): null {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}
