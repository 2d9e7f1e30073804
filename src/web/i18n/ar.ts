import { catalog } from './ar/catalog.ts';
import { content } from './ar/content.ts';
import { location } from './ar/location.ts';
import { modules } from './ar/modules.ts';
import { shell } from './ar/shell.ts';
import type { Messages } from './en.ts';

export const ar: Messages = { ...shell, ...content, ...modules, ...location, ...catalog };
