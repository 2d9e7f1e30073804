/** Makes the embedded town's file ahead of time, so that the first shopper does not wait for it. */
import { openTown } from '#server/providers/geo/embedded/town-file.ts';

const started = performance.now();
const town = await openTown('build/geo');
console.log(
  `geo: ${town.wayId.length} ways, ${town.streets.length} streets ready in ${Math.round(performance.now() - started)} ms`,
);
