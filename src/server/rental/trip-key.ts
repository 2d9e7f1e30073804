import type { Deps } from '../deps.ts';

/** What proves that a guest's trip is one's own, wherever one is: sealed by us, stored nowhere, not to be guessed. */
export const tripKey = ({ hashSecret }: Pick<Deps, 'hashSecret'>, trip_id: number): string =>
  hashSecret(`key of trip ${trip_id}`);
