import type { Messages } from './en.ts';
import { catalog } from './es/catalog.ts';
import { content } from './es/content.ts';
import { location } from './es/location.ts';
import { modules } from './es/modules.ts';
import { shell } from './es/shell.ts';

export const es: Messages = { ...shell, ...content, ...modules, ...location, ...catalog };
