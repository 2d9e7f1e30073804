import { useConfig } from '#web/config/config.queries.ts';
import { isOffered, type MenuLink, type MenuName, type Offer } from '#web/config/menu-link.ts';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useActiveKinds } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { MENU_LINKS } from './all-menu-links.ts';

export function useOffer(): Offer {
  const { hasWishlist, hasChat } = useModuleKind();
  const hasPlace = useSession(({ zoneid }) => zoneid.length > 0);
  return { config: useConfig(), hasPlace, hasWishlist, hasChat, kinds: useActiveKinds() };
}

/** The entries of one menu that this shopper is offered. `more`: those that come with that menu, not with every page. */
export function useMenu(menu: MenuName, more: readonly MenuLink[] = []): readonly MenuLink[] {
  const offer = useOffer();
  return [...MENU_LINKS, ...more].filter((link) => link.menu === menu && isOffered(link, offer));
}
