import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Processor time of React for a flat page of plain tags: the same for every state of the shop on one machine. A process
// of its own, so that React is the one that shoppers are served by: without NODE_ENV=production it is another, slower one.
const TAGS = 2000;
const [WARM_UP, DRAWN] = [30, 40];

const page = createElement(
  'main',
  null,
  Array.from({ length: TAGS }, (_, key) => createElement('p', { key, className: 'text' }, 'Some words')),
);
for (let done = 0; done < WARM_UP; done++) renderToStaticMarkup(page);
const before = process.cpuUsage();
for (let done = 0; done < DRAWN; done++) renderToStaticMarkup(page);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000 / DRAWN);
