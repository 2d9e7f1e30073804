import type { Deps } from '#server/deps.ts';

/** A map server that takes as long as the test likes, so that real requests are under way for as long. */
export function heldMap() {
  let waiting: (() => void)[] = [];
  let asked = 0;
  const geo: Deps['geo'] = {
    reverse: () => new Promise((done) => waiting.push(() => done(null))),
    search: async () => [],
    place: async () => null,
    route: async () => null,
  };
  return {
    geo,
    /** How many questions it has not answered. */
    held: () => waiting.length,
    letGo() {
      for (const answer of waiting) answer();
      waiting = [];
    },
    /** A call that asks the map; each for another place, since the same question is asked once for all. */
    nextPath() {
      asked += 1;
      return `/api/v1/config/geocode-api?lat=${(50 + asked / 1000).toFixed(3)}&lng=11.970`;
    },
  };
}
