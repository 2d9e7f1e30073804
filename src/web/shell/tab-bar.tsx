import House from 'lucide-react/icons/house';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, NavLink, useLocation, useMatches, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { CartCount, useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useAuthLink } from '#web/overlay/use-auth-link.ts';
import { useSession } from '#web/session/session.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useHome, useIsHome } from './header/use-home.ts';

const TAB =
  'relative flex h-full w-full flex-col items-center justify-center gap-1 font-semibold text-caption text-ink-2 aria-[current=page]:text-accent-ink';

const hasOwnBar = ({ handle }: { handle: unknown }): boolean =>
  typeof handle === 'object' && handle !== null && 'ownBottomBar' in handle;

/** Within reach of the thumb, unless the page has a bar of its own there. Search and cart need a place, as they do in the header. */
export function TabBar() {
  const t = useTranslate();
  const { open } = useOpener();
  const token = useSession((session) => session.token);
  const zoneid = useSession((session) => session.zoneid);
  const home = useHome();
  const { pathname } = useLocation();
  const isHome = useIsHome() || pathname === home;
  const isSearch = useIsSearch();
  const { orders } = useModuleKind();
  const signIn = useAuthLink();
  const hasPlace = zoneid.length > 0;
  if (useMatches().some(hasOwnBar)) return null;

  return (
    <nav
      data-bottom-bar
      aria-label={t('header.main')}
      // A bar that comes with scrolling takes its place.
      className="safe-bottom fixed inset-x-0 bottom-0 z-(--z-header) border-line border-t bg-surface md:hidden [[data-own~=bar]_&]:hidden"
    >
      <ul className="flex h-(--size-tabbar) *:flex-1">
        <li>
          <Tab to={home} icon={House} label={t('nav.home')} isCurrent={isHome && !isSearch} />
        </li>
        {hasPlace && (
          <>
            <li>
              <button type="button" className={TAB} onClick={focusSearch} aria-current={isSearch ? 'page' : undefined}>
                <Face icon={Search} label={t('search.label')} />
              </button>
            </li>
            <li>
              <CartCount>
                {(count) => (
                  <button type="button" className={TAB} aria-haspopup="dialog" onClick={() => open({ name: 'cart' })}>
                    <Icon of={ShoppingBag} size={22} />
                    <span aria-hidden>{t('header.cart')}</span>
                    <CountBadge count={count} className="absolute inset-s-1/2 top-1 ms-1" />
                    <span className="sr-only">{count > 0 ? t('header.cart_count', { count }) : t('header.cart')}</span>
                  </button>
                )}
              </CartCount>
            </li>
          </>
        )}
        <li>
          <Tab to={orders.to} icon={ReceiptText} label={t(orders.label)} />
        </li>
        <li>
          {token ? (
            <Tab to="/profile?page=profile-settings" icon={User} label={t('header.account')} />
          ) : (
            <Tab {...signIn} icon={User} label={t('header.account')} />
          )}
        </li>
      </ul>
    </nav>
  );
}

const isSearchField = (element: Element | null): boolean => element?.matches('input[type=search]') ?? false;

/** Whether what was found is shown, or something is being looked for: on a phone that lies over the whole page. */
function useIsSearch(): boolean {
  const [params] = useSearchParams();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(isSearchField(document.activeElement));
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isTyping || params.get('data_type') === 'searched';
}

/** The header's, or the one of a page that stands in its place. */
const focusSearch = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]
    .find((field) => field.checkVisibility())
    ?.focus();

type TabProps = { to: string; onClick?: (event: MouseEvent) => void; icon: Glyph; label: string; isCurrent?: boolean };

/** `isCurrent`: where more than its own address says so. */
function Tab({ icon, label, isCurrent, ...link }: TabProps) {
  const face = <Face icon={icon} label={label} />;
  if (isCurrent === undefined)
    return (
      <NavLink {...link} end className={TAB}>
        {face}
      </NavLink>
    );
  return (
    <Link {...link} className={TAB} aria-current={isCurrent ? 'page' : undefined}>
      {face}
    </Link>
  );
}

function Face({ icon, label }: { icon: Glyph; label: string }) {
  return (
    <>
      <Icon of={icon} size={22} />
      {label}
    </>
  );
}
