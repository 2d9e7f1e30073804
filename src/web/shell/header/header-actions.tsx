import Route from 'lucide-react/icons/route';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { MenuLink } from '#web/config/menu-link.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { CartCount, useModuleKind } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Tooltip } from '#web/ui/layers/tooltip.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useMenu } from '../menus/use-menu.ts';

/** What a shopper with a place can reach from everywhere. On a phone the tab bar and the menu hold these. */
export function HeaderActions() {
  const t = useTranslate();
  const { open } = useOpener();
  const entries = useMenu('header');
  const { tracking } = useModuleKind();

  return (
    <>
      <IconLink to={tracking.to} icon={Route} label={t(tracking.label)} className="max-wide:hidden" />
      {entries.map((entry) => (
        <Entry key={entry.title} {...entry} />
      ))}
      <Tooltip text={t('header.cart')} className="max-md:hidden">
        <CartCount>
          {(count) => (
            <>
              <IconButton
                icon={ShoppingBag}
                label={count > 0 ? t('header.cart_count', { count }) : t('header.cart')}
                onClick={() => open({ name: 'cart' })}
              />
              <CountBadge count={count} className="absolute inset-e-0 top-0.5" />
            </>
          )}
        </CartCount>
      </Tooltip>
    </>
  );
}

/** What leads away stands here only where there is room; the shopper's menu has it otherwise. */
function Entry({ to, useOpen, icon, title, Count }: MenuLink) {
  const t = useTranslate();
  const open = useOpen?.();
  if (to !== undefined)
    return <IconLink to={to} icon={icon} label={t(title)} Count={Count} className="max-wide:hidden" />;
  return (
    <Tooltip text={t(title)} className="max-md:hidden">
      <IconButton icon={icon} label={t(title)} onClick={open} />
    </Tooltip>
  );
}

type IconLinkProps = Pick<MenuLink, 'Count'> & { to: string; icon: Glyph; label: string; className: string };

const IconLink = ({ to, icon, label, Count, className }: IconLinkProps) => (
  <Tooltip text={label} className={className}>
    <Link
      to={to}
      className="relative grid size-11 place-items-center rounded-pill text-ink hover:bg-hover active:bg-press"
    >
      <Icon of={icon} size={20} />
      <span className="sr-only">{label}</span>
      {Count && <OwnCount Count={Count} />}
    </Link>
  </Tooltip>
);

/** Only of who is signed in, and only once the page stands. */
function OwnCount({ Count }: { Count: NonNullable<MenuLink['Count']> }) {
  const isSignedIn = useSession(({ token }) => token !== null);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <Count className="absolute inset-e-0 top-0.5" />
    </Suspense>
  );
}
