import { parentPort, workerData } from 'node:worker_threads';
import { tileDrawer } from './map/tiles.ts';
import { townSearch } from './search-town.ts';
import { routeFinder } from './streets/find-route.ts';
import { roadGraph } from './streets/road-graph.ts';
import { segmentGrid } from './streets/segment-grid.ts';
import type { TownAnswer, TownCalls, TownQuestion } from './town-calls.ts';
import { openTown } from './town-file.ts';
import { townPlaces } from './town-places.ts';

/** The town lives in a thread of its own: a long route must not make another shopper's page wait. */
const town = await openTown(workerData.folder);
const grid = segmentGrid(town);
const places = townPlaces(town, grid);

const calls: TownCalls = {
  reverse: places.reverse,
  place: places.place,
  search: townSearch(town, places),
  route: routeFinder(town, grid, roadGraph(town)),
  tile: tileDrawer(town, grid),
};

function answer(question: TownQuestion): TownAnswer {
  const { id } = question;
  try {
    return { id, value: ask(question) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function ask(question: TownQuestion) {
  switch (question.name) {
    case 'reverse':
      return calls.reverse(...question.args);
    case 'search':
      return calls.search(...question.args);
    case 'place':
      return calls.place(...question.args);
    case 'route':
      return calls.route(...question.args);
    case 'tile':
      return calls.tile(...question.args);
  }
}

parentPort?.on('message', (question: TownQuestion) => parentPort?.postMessage(answer(question)));
