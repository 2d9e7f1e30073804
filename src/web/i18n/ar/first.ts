import { catalog } from './catalog.ts';
import { modules } from './modules.ts';
import { shell } from './shell.ts';

/** What every page may show. The other features' texts come with their screens: see ../lazy-texts.ts. */
export const first = { ...shell, ...modules, ...catalog } as const;
