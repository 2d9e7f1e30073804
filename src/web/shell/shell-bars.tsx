import { ModuleRail } from '#web/modules/module-rail.tsx';
import { SHELL_PART } from './shell-part.ts';
import { TabBar } from './tab-bar.tsx';

/** What is fixed at the edges of the screen: the modules beside the column, the tabs under the thumb. */
export default function ShellBars() {
  return (
    <>
      <div className={SHELL_PART}>
        <ModuleRail />
      </div>
      <TabBar />
    </>
  );
}
