import Phone from 'lucide-react/icons/phone';
import Route from 'lucide-react/icons/route';
import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { STORE_REGISTRATION, takesStores } from '#web/join/join-links.ts';
import { LocationSelector } from '#web/location/location-selector.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ThemeToggle } from '../settings/theme-toggle.tsx';
import { HeaderAccount } from './header-account.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

const LINK =
  'flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold text-small hover:bg-hover';

/** Before a place is chosen there is nothing to search and no cart: the shop's own number, a place to choose, the way in. */
export function HeaderWithoutPlace() {
  const t = useTranslate();
  const config = useConfig();
  const { phone } = config;
  const spaced = config.phone_text || phone;
  const { tracking } = useModuleKind();

  return (
    <header className="sticky top-0 z-(--z-header) border-line border-b bg-glass backdrop-blur-[12px]">
      <div className="column flex h-14 items-center gap-1 md:h-16 wide:h-18 wide:gap-2">
        <Logo name="max-md:sr-only" />
        <div className="me-auto min-w-0">
          <LocationSelector />
        </div>
        <a href={`tel:${phone}`} aria-label={t('header.call', { phone: spaced })} className={LINK}>
          <Icon of={Phone} size={18} />
          <bdi className="tabular max-wide:hidden">{spaced}</bdi>
        </a>
        {takesStores({ config }) && (
          <Link to={STORE_REGISTRATION} className={`${LINK} max-wide:hidden`}>
            {t('header.sell')}
          </Link>
        )}
        <Link to={tracking.to} className={`${LINK} max-md:hidden`}>
          <Icon of={Route} size={18} directional />
          {t(tracking.label)}
        </Link>
        <span className="max-md:hidden">
          <ThemeToggle />
        </span>
        <MenuButton />
        <HeaderAccount />
      </div>
    </header>
  );
}
