import { leaveOutPictures } from '../pages/without-pictures.ts';

// The shipped shop as `npm start` runs it, server and pages built, on the settings in the environment; who looks at no
// pictures gets none.
leaveOutPictures();
await import(new URL('../../../build/shop/main.js', import.meta.url).href);
