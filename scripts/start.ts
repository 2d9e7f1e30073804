import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './building/build-if-needed.ts';

// React and the router choose their production form by this.
process.env.NODE_ENV = 'production';
buildIfNeeded();
await import(pathToFileURL(resolve('build/shop/main.js')).href);
