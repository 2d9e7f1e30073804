import LogOut from 'lucide-react/icons/log-out';
import Route from 'lucide-react/icons/route';
import { useCustomer } from '#web/account/account.queries.ts';
import { Avatar } from '#web/account/avatar.tsx';
import type { MenuLink } from '#web/config/menu-link.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/layers/menu-item.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { AVATAR } from '../header/avatar.ts';
import { useMenu } from '../menus/use-menu.ts';

/** The signed-in shopper's menu. In the compact header it also holds what has no room beside it. */
export default function ProfileMenu() {
  const t = useTranslate();
  const { open } = useOpener();
  const entries = useMenu('account');
  const compact = useMediaQuery('(width < 1181px)');
  const { tracking } = useModuleKind();
  const { data: customer } = useCustomer();

  return (
    <Menu
      label={t('header.account')}
      trigger={
        <button type="button" aria-label={t('header.account')} className={`${AVATAR} hit-area`}>
          <Avatar customer={customer} size={40} />
        </button>
      }
    >
      {entries.map((entry) => (
        <Entry key={entry.title} {...entry} />
      ))}
      {compact && (
        <>
          <MenuSeparator />
          <MenuItem to={tracking.to} icon={Route}>
            {t(tracking.label)}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} tone="danger" onSelect={() => open({ name: 'logout', from: 'profile' })}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
}

function Entry({ to, useOpen, icon, title }: MenuLink) {
  const t = useTranslate();
  const open = useOpen?.();
  if (open)
    return (
      <MenuItem onSelect={open} icon={icon}>
        {t(title)}
      </MenuItem>
    );
  return (
    <MenuItem to={to ?? ''} icon={icon}>
      {t(title)}
    </MenuItem>
  );
}
