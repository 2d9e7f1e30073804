import { useEffect, useEffectEvent, useState } from 'react';
import { savedFiles, saveFiles } from '#web/session/drafts/saved-files.ts';

type Files<Name extends string> = Readonly<Record<Name, readonly File[]>>;

/** The files of a form, kept as they are chosen. `isRead`: what was kept earlier is there, as far as it could be kept. */
export function useSavedFiles<Name extends string>(form: string, names: readonly Name[]) {
  const none = () => Object.fromEntries(names.map((name) => [name, []])) as unknown as Files<Name>;
  const [files, setFiles] = useState<Files<Name>>(none);
  const [isRead, setRead] = useState(false);

  const read = useEffectEvent(async () => {
    const kept = await Promise.all(
      names.map(async (name) => [name, (await savedFiles(`${form}.${name}`)) ?? []] as const),
    );
    // What was chosen meanwhile is newer.
    setFiles((now) => {
      const found = kept.filter(([name, list]) => now[name].length === 0 && list.length > 0);
      return { ...now, ...Object.fromEntries(found) };
    });
    setRead(true);
  });
  useEffect(() => void read(), []);

  return {
    files,
    isRead,
    setFiles(name: Name, next: readonly File[]) {
      setFiles((now) => ({ ...now, [name]: next }));
      void saveFiles(`${form}.${name}`, next);
    },
    forgetFiles() {
      setFiles(none());
      for (const name of names) void saveFiles(`${form}.${name}`, []);
    },
  };
}
