import { catalog } from './en/catalog.ts';
import { content } from './en/content.ts';
import { location } from './en/location.ts';
import { modules } from './en/modules.ts';
import { shell } from './en/shell.ts';

/** Every text of the storefront, a file a room. `{name}` is filled in. The specification's words stand letter for letter. */
export const en = { ...shell, ...content, ...modules, ...location, ...catalog } as const;

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
