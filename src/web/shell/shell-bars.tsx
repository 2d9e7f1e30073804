import { useMatches } from 'react-router';
import { ModuleRail } from '#web/modules/module-rail.tsx';
import { SHELL_PART } from './shell-part.ts';
import { TabBar } from './tab-bar.tsx';

/** Pages where one looks around between modules say so; elsewhere somebody is busy with one thing. */
const namesRail = ({ handle }: { handle: unknown }): boolean =>
  typeof handle === 'object' && handle !== null && 'rail' in handle;

/** What is fixed at the edges of the screen: the modules beside the column, the tabs under the thumb. */
export function ShellBars() {
  const hasRail = useMatches().some(namesRail);
  return (
    <>
      <div className={SHELL_PART}>{hasRail && <ModuleRail />}</div>
      <TabBar />
    </>
  );
}
