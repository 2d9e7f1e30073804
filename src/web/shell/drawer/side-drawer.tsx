import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Route from 'lucide-react/icons/route';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { drawerLinks as JOIN_LINKS } from '#web/join/drawer-links.ts';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useHome } from '../header/use-home.ts';
import { useMenu } from '../menus/use-menu.ts';
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
  const { tracking, menuHasLists, menuLinks } = useModuleKind();
  const entries = useMenu('drawer', JOIN_LINKS);
  const hasPlace = zoneid.length > 0;
  return (
    <Drawer open onClose={close} title={t('header.menu')} closeLabel={t('app.close')}>
      <nav aria-label={t('header.menu')}>
        <Row to={home} icon={House} label={t('nav.home')} />
        {hasPlace && menuHasLists && <SideDrawerLists onLeave={close} />}
        {menuLinks.map((link) => (
          <Row key={link.to} {...link} label={t(link.label)} />
        ))}
        <Row to={tracking.to} icon={Route} label={t(tracking.label)} />
        {entries.map(({ title, ...entry }) => (
          <Row key={title} {...entry} label={t(title)} />
        ))}
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

type RowProps = { to?: string; useOpen?(): () => void; icon: Glyph; label: string };

/** Leads away, and closes the menu; or opens something else in its place. */
function Row({ to, useOpen, icon, label }: RowProps) {
  const { close } = useOpener();
  const open = useOpen?.();
  const face = (
    <>
      <Icon of={icon} />
      {label}
    </>
  );
  if (to === undefined)
    return (
      <button type="button" onClick={open} className={ROW}>
        {face}
      </button>
    );
  return (
    <Link to={to} onClick={close} className={ROW}>
      {face}
    </Link>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="mb-2 font-semibold text-ink-2 text-small">{title}</h3>
      {children}
    </section>
  );
}
