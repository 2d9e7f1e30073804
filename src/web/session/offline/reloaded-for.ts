import { storedText } from '../stored-value.ts';

const build = storedText('session', 'reloaded_for');

/** Whether this tab was loaded anew for this build before; from now on it was. Without storage: as if it had been. */
export function wasReloadedFor(version: string): boolean {
  if (build.get() === version) return true;
  return !build.set(version);
}
