import { useMemo } from 'react';
import type { Mirror } from '#web/session/mirror.ts';
import { useSession } from '#web/session/session.tsx';
import type { Session } from '#web/session/storage.ts';

/** What an answer of the catalogue depends on; all of it travels in the headers of the call. */
export type Scope = Pick<Mirror, 'language' | 'module' | 'zone_ids'>;

export const scopeKey = ({
  module,
  zone_ids,
  language,
}: Pick<Scope, 'zone_ids' | 'language'> & { module: { id: number } | null }): string =>
  `${module?.id ?? 0}.${zone_ids.join('-')}.${language}`;

/** As it is now, for what a press asks for: many parts of a page need not follow the session for that. */
export const scopeOf = ({ settings, module, zoneid }: Session): Scope => ({
  language: settings.language,
  module: module && { id: module.id, module_type: module.module_type },
  zone_ids: zoneid,
});

export function useScope(): Scope {
  const language = useSession(({ settings }) => settings.language);
  const module_id = useSession(({ module }) => module?.id);
  const module_type = useSession(({ module }) => module?.module_type);
  const zone_ids = useSession(({ zoneid }) => zoneid);
  // The same as long as it says the same: parts of a page that wait for their turn must not be drawn anew for it.
  return useMemo(
    () => ({ language, module: module_id && module_type ? { id: module_id, module_type } : null, zone_ids }),
    [language, module_id, module_type, zone_ids],
  );
}
