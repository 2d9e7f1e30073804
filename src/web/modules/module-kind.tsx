import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { listFavourites } from '#contract/wishlist/wishlist.ts';
import { MODULE_PROFILES, type ModuleKind, profileOf } from '#domain/modules/module-profile.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { type SessionStore, useSession } from '#web/session/session.tsx';
import type { Glyph } from '#web/ui/pictures/icon.tsx';

/** What the address of a store's page is made of. */
export type AddressedStore = {
  id: number;
  slug: string;
  module_id: number;
  module_type: string;
  zone_id: number;
  lat: number;
  lng: number;
};

type MenuLink = { to: string; label: MessageKey };

export type WishlistRowsProps = { tab: 'items' | 'stores'; favourites: Reply<typeof listFavourites> };

/** What is needed after somebody chose a module or a place. */
export type ChoiceTools = { api: ApiClient; store: SessionStore; queries: QueryClient; t: Translate };

/** All that the shell and the features need to know of a kind of module. `web/kinds.ts` has one for each kind. */
export type ModuleKindDefinition = {
  /** What the shopper's place is for. */
  placeLabel: MessageKey;
  CartDrawer: ComponentType;
  emptyCartText: MessageKey;
  useCartCount(): number;
  /** Somebody chose this module, or another place in it: what lies in its cart may not fit there. */
  settleCart?(tools: ChoiceTools): Promise<void>;
  /** Where one follows what was ordered. */
  tracking: MenuLink;
  /** The list of what was ordered. */
  orders: MenuLink;
  /** The page of a store. */
  storePath(store: AddressedStore): string;
  /** The favourites of this kind among all of them. */
  WishlistRows: ComponentType<WishlistRowsProps>;
  hasWishlist: boolean;
  /** The header has the way to the inbox. */
  hasChat: boolean;
  /** The side menu lists categories and stores. */
  menuHasLists: boolean;
  menuLinks: readonly (MenuLink & { icon: Glyph })[];
};

export type ModuleKinds = Readonly<Record<ModuleKind, ModuleKindDefinition>>;

const KindsContext = createContext<ModuleKinds | null>(null);

export function ModuleKindsProvider({ kinds, children }: { kinds: ModuleKinds; children: ReactNode }) {
  return <KindsContext value={kinds}>{children}</KindsContext>;
}

/** For who shows things of several kinds at once. */
export function useModuleKinds(): ModuleKinds {
  const kinds = use(KindsContext);
  if (!kinds) throw new Error('no kinds of module are provided here');
  return kinds;
}

const useKindName = (): ModuleKind =>
  useSession(({ module }) => (module ? MODULE_PROFILES[module.module_type].kind : 'shop'));

/** The kind of the chosen module; a shop as long as none is chosen. */
export const useModuleKind = (): ModuleKindDefinition => useModuleKinds()[useKindName()];

/** A store's page depends on the kind of its own module, whichever is chosen. */
export function useStorePath(): (store: AddressedStore) => string {
  const kinds = useModuleKinds();
  return (store) => kinds[profileOf(store.module_type).kind].storePath(store);
}

/** How much lies in the cart. Each kind counts with hooks of its own, so that another kind starts anew. */
export function CartCount({ children }: { children(count: number): ReactNode }) {
  const { useCartCount } = useModuleKind();
  return (
    <Count key={useKindName()} useCount={useCartCount}>
      {children}
    </Count>
  );
}

function Count({ useCount, children }: { useCount(): number; children(count: number): ReactNode }) {
  return children(useCount());
}
