import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import Route from 'lucide-react/icons/route';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useHome } from '../header/use-home.ts';
import { useOpenWishlist } from '../header/use-open-wishlist.ts';
import { LanguageChoice } from '../settings/language-choice.tsx';
import { ThemeChoice } from '../settings/theme-choice.tsx';
import { SideDrawerLists } from './side-drawer-lists.tsx';

/** Everything the small headers have no room for. */
export default function SideDrawer() {
  const t = useTranslate();
  const { close, open } = useOpener();
  const token = useSession((session) => session.token);
  const zoneid = useSession((session) => session.zoneid);
  const home = useHome();
  const { tracking, hasWishlistAndChat, menuHasLists, menuLinks } = useModuleKind();
  const openWishlist = useOpenWishlist();
  const hasPlace = zoneid.length > 0;
  const row = (to: string, icon: Glyph, label: string) => (
    <Link key={to} to={to} onClick={close} className={ROW}>
      <Icon of={icon} />
      {label}
    </Link>
  );

  return (
    <Drawer open onClose={close} title={t('header.menu')} closeLabel={t('app.close')}>
      <nav aria-label={t('header.menu')}>
        {row(home, House, t('nav.home'))}
        {hasPlace && menuHasLists && <SideDrawerLists onLeave={close} />}
        {menuLinks.map(({ to, icon, label }) => row(to, icon, t(label)))}
        {row(tracking.to, Route, t(tracking.label))}
        {hasPlace && hasWishlistAndChat && (
          <>
            {row('/profile?page=inbox', MessageCircle, t('header.chat'))}
            <button type="button" onClick={openWishlist} className={ROW}>
              <Icon of={Heart} />
              {t('header.wishlist')}
            </button>
          </>
        )}
      </nav>
      <Part title={t('theme.label')}>
        <ThemeChoice />
      </Part>
      <Part title={t('language.label')}>
        <LanguageChoice />
      </Part>
      {token && (
        <button
          type="button"
          onClick={() => open({ name: 'logout', from: 'menu' })}
          className={`${ROW} mt-4 text-danger-ink`}
        >
          <Icon of={LogOut} directional />
          {t('nav.logout')}
        </button>
      )}
    </Drawer>
  );
}

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-1 text-start font-semibold text-body hover:bg-hover active:bg-press';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="mb-2 font-semibold text-ink-2 text-small">{title}</h3>
      {children}
    </section>
  );
}
