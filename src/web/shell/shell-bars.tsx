import { ModuleRail } from '#web/modules/module-rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { useHasRail } from './use-has-rail.ts';

/** What is fixed at the edges of the screen: the modules beside the column, the tabs under the thumb. */
export function ShellBars() {
  return (
    <>
      {useHasRail() && <ModuleRail />}
      <TabBar />
    </>
  );
}
