import type { ComponentType } from 'react';
import type { Config } from '#contract/config/config.ts';
import type { ModuleKind } from '#domain/modules/module-profile.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Glyph } from '#web/ui/pictures/icon.tsx';

/** The shop's configuration, as far as pages read it. */
export type ShownConfig = Omit<Config, 'module_config'>;

/** What the business offers: its settings, and what the chosen kind of module has. */
export type Offer = {
  config: ShownConfig;
  /** Without a place nothing can be put aside or ordered. */
  hasPlace: boolean;
  hasWishlist: boolean;
  hasChat: boolean;
  /** The kinds of which some module is active, in whichever zone. */
  kinds: ReadonlySet<ModuleKind>;
};

/** An entry of a menu; without `isOffered` it is always there. */
export type MenuEntry = { title: MessageKey; icon: Glyph; isOffered?(offer: Offer): boolean };

/** The menus that features put their entries into: the shopper's own, the header's row, the side drawer. */
export type MenuName = 'account' | 'header' | 'drawer';

/** Leads to a page, or opens something over this one. `Count`: how much of it is new, of who is signed in. */
export type MenuLink = MenuEntry & { menu: MenuName; Count?: ComponentType<{ className?: string }> | undefined } & (
    | { to: string; useOpen?: never }
    | { useOpen(): () => void; to?: never }
  );

/** A link of the footer, in one of its lists. `needs`: what its page asks of a visitor before it opens. */
export type FooterLink = {
  list: 'company' | 'account';
  to: string;
  text: MessageKey;
  needs?: 'token' | 'zone';
  isOffered?(offer: Pick<Offer, 'config'>): boolean;
};

export const isOffered = (entry: MenuEntry, offer: Offer): boolean => entry.isOffered?.(offer) ?? true;
