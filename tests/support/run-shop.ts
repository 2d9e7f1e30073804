import { leaveOutPictures } from './without-pictures.ts';

// The shipped shop as `npm start` runs it, on the settings in the environment; who looks at no pictures gets none.
leaveOutPictures();
await import('../../src/main.ts');
