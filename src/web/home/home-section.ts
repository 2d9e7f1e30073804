import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';

type HomeRequest = { queries: QueryClient; api: ApiClient; scope: Scope; params: URLSearchParams };

/** A part of the home page in one file: what it loads before the page is drawn, and how it is drawn. */
export type HomeSection<Settings = unknown> = {
  prefetch(request: HomeRequest, settings: Settings): Promise<void>[];
  View: ComponentType<Settings>;
};

export type SectionWords = { title: MessageKey; text?: MessageKey };

/** For what belongs to a signed-in shopper: the server does not know who that is. */
export const loadedInBrowser = (): Promise<void>[] => [];
