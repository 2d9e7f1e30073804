import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import Route from 'lucide-react/icons/route';
import { useCustomer } from '#web/account/account.queries.ts';
import { Avatar } from '#web/account/avatar.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useEveryModule } from '#web/modules/modules.queries.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/layers/menu-item.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { AVATAR } from '../header/avatar.ts';
import { profileEntries } from './profile-entries.ts';

/** The signed-in shopper's menu. In the compact header it also holds what has no room beside it. */
export default function ProfileMenu() {
  const t = useTranslate();
  const { open } = useOpener();
  const entries = profileEntries({ config: useConfig(), modules: useEveryModule() });
  const compact = useMediaQuery('(width < 1181px)');
  const { tracking, hasWishlistAndChat } = useModuleKind();
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
      {entries.map(({ to, icon, title }) => (
        <MenuItem key={to} to={to} icon={icon}>
          {t(title)}
        </MenuItem>
      ))}
      {compact && (
        <>
          <MenuSeparator />
          <MenuItem to={tracking.to} icon={Route}>
            {t(tracking.label)}
          </MenuItem>
          {hasWishlistAndChat && (
            <MenuItem to="/profile?page=inbox" icon={MessageCircle}>
              {t('header.chat')}
            </MenuItem>
          )}
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} tone="danger" onSelect={() => open({ name: 'logout', from: 'profile' })}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
}
