import type { ComponentType } from 'react';
import type { Config } from '#contract/config/config.ts';
import type { Module } from '#contract/modules/modules.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Glyph } from '#web/ui/pictures/icon.tsx';

/** What the business offers: its settings, and all its active modules, wherever the shopper is. */
export type Offer = { config: Config; modules: readonly Module[] };

/** An entry of a shopper's own menus; without `isOffered` it is always there. */
export type MenuEntry = { title: MessageKey; icon: Glyph; isOffered?(offer: Offer): boolean };

/** A page of /profile, contributed by the feature that it belongs to. */
export type ProfilePage = MenuEntry & {
  /** Its name in the address: /profile?page=… */
  page: string;
  View: ComponentType;
};

export const isOffered = (entry: MenuEntry, offer: Offer): boolean => entry.isOffered?.(offer) ?? true;
