import House from 'lucide-react/icons/house';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { CartCount, useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useAuthLink } from '#web/overlay/use-auth-link.ts';
import { useSession } from '#web/session/session.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useHome, useIsHome } from './header/use-home.ts';
import type { PageHandle, TabName } from './page-handle.ts';
import { usePageHandles } from './use-page-handles.ts';

/** Within reach of the thumb, unless the page has a bar of its own there. Search and cart need a place, as they do in the header. */
export function TabBar() {
  const t = useTranslate();
  const { open } = useOpener();
  const token = useSession((session) => session.token);
  const zoneid = useSession((session) => session.zoneid);
  const home = useHome();
  const { orders } = useModuleKind();
  const signIn = useAuthLink();
  const hasPlace = zoneid.length > 0;
  const handles = usePageHandles();
  const current = useCurrentTab(handles);
  if (handles.some((handle) => handle?.ownBottomBar)) return null;

  return (
    <nav
      data-bottom-bar
      aria-label={t('header.main')}
      // A bar that comes with scrolling takes its place.
      className="safe-bottom fixed inset-x-0 bottom-0 z-(--z-header) border-line border-t bg-surface md:hidden [[data-own~=bar]_&]:hidden"
    >
      <ul className="flex h-(--size-tabbar) child:flex-1">
        <li>
          <Tab to={home} icon={House} label={t('nav.home')} isCurrent={current === 'home'} />
        </li>
        {hasPlace && (
          <>
            <li>
              <button
                type="button"
                className="bottom-tab"
                onClick={focusSearch}
                aria-current={current === 'search' ? 'page' : undefined}
              >
                <Face icon={Search} label={t('search.label')} />
              </button>
            </li>
            <li>
              <CartCount>
                {(count) => (
                  <button
                    type="button"
                    className="bottom-tab"
                    aria-haspopup="dialog"
                    onClick={() => open({ name: 'cart' })}
                  >
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
          <Tab to={orders.to} icon={ReceiptText} label={t(orders.label)} isCurrent={current === 'orders'} />
        </li>
        <li>
          <Tab
            {...(token ? { to: '/profile?page=profile-settings' } : signIn)}
            icon={User}
            label={t('header.account')}
            isCurrent={current === 'account'}
          />
        </li>
      </ul>
    </nav>
  );
}

/** One at a time: whatever is being looked for lies over the page, wherever that belongs. */
function useCurrentTab(handles: readonly (PageHandle | undefined)[]): TabName | undefined {
  const { pathname } = useLocation();
  const isHome = useIsHome();
  const isStart = pathname === useHome();
  if (useIsSearch()) return 'search';
  return isHome || isStart ? 'home' : handles.find((handle) => handle?.tab)?.tab;
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

type TabProps = { to: string; onClick?: (event: MouseEvent) => void; icon: Glyph; label: string; isCurrent: boolean };

function Tab({ icon, label, isCurrent, ...link }: TabProps) {
  return (
    <Link {...link} className="bottom-tab" aria-current={isCurrent ? 'page' : undefined}>
      <Face icon={icon} label={label} />
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
