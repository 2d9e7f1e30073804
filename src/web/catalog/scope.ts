import type { Mirror } from '#web/session/mirror.ts';
import { useSession } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';

/** What an answer of the catalogue depends on; all of it travels in the headers of the call. */
export type Scope = Pick<Mirror, 'language' | 'module' | 'zone_ids'>;

export const scopeKey = ({
  module,
  zone_ids,
  language,
}: Pick<Scope, 'zone_ids' | 'language'> & { module: { id: number } | null }): string =>
  `${module?.id ?? 0}.${zone_ids.join('-')}.${language}`;

export const useScope = (): Scope => mirrorOf(useSession());
