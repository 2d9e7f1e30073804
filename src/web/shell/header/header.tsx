import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { LocationSelector } from '#web/location/location-selector.tsx';
import { ModulePills } from '#web/modules/module-pills.tsx';
import { ModuleSwitch } from '#web/modules/module-switch.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { HeaderAccount } from './header-account.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HeaderWithoutPlace } from './header-without-place.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { useIsHome } from './use-home.ts';

const ROW = 'flex h-14 items-center md:h-16 wide:h-18';

/**
 * One set of parts, arranged by width alone, so that server and browser draw the same: a full row from 1181 px, a
 * compact row below, and on a phone two rows of which the first scrolls away.
 */
export function Header() {
  const t = useTranslate();
  const zoneid = useSession((session) => session.zoneid);
  const isHome = useIsHome();
  const [searching, setSearching] = useState(false);
  if (zoneid.length === 0) return <HeaderWithoutPlace />;

  return (
    <>
      <header className="sticky -top-14 z-(--z-header) border-line bg-glass backdrop-blur-[12px] md:top-0 md:border-b">
        <div className="column flex flex-wrap items-center gap-x-2 md:gap-x-4">
          <div className={classNames(ROW, 'min-w-0 flex-1 gap-2 md:gap-3 wide:flex-none wide:gap-5')}>
            <Logo className="max-md:hidden" {...(isHome && { name: 'max-[56rem]:sr-only' })} />
            {isHome && (
              <div className="max-md:hidden">
                <ModuleSwitch />
              </div>
            )}
            <div className="min-w-0 max-md:-ms-2">
              <LocationSelector />
            </div>
          </div>
          <HeaderSearch shownCompact={searching} onDone={() => setSearching(false)} />
          <div className={classNames(ROW, 'shrink-0 gap-1')}>
            <IconButton
              icon={Search}
              label={t('search.label')}
              aria-expanded={searching}
              aria-controls="header-search"
              onClick={() => setSearching(!searching)}
              className="max-md:hidden wide:hidden"
            />
            <HeaderActions />
            <MenuButton />
            <HeaderAccount />
          </div>
        </div>
      </header>
      {isHome && <ModulePills />}
    </>
  );
}
