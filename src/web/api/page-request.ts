import type { RouterContextProvider } from 'react-router';
import type { Mirror } from '#web/session/mirror.ts';
import type { Answered } from './page-answers.ts';

type Texts = Record<string, string>;

/**
 * What the server process hands to a page it renders. It travels as a property of the router's context under a
 * well-known symbol, because process and page are built apart and share no module.
 */
export type PageRequest = {
  /** Calls the API in this process: the same endpoints, without the network. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** A public call, by its name: its answer as it was made, without a text in between. */
  read: (
    name: string,
    asked: { params: Texts; query: Texts; headers: Texts },
  ) => Promise<{ reply: unknown } | { status: number; refusal: unknown }>;
  /** What the shopper's mirror cookie says: language, theme, module, zones. */
  mirror: Mirror;
  /** Tells the operator what went wrong while the page was made. */
  report: (error: unknown) => void;
  /** Put on every inline script of ours as its nonce, so that the server knows them from any other. */
  mark: string;
  /** Address shoppers use, for canonical links. */
  origin: string;
  /** Whether the address names a module, and whether the shopper's place has it; `mirror` says which. */
  addressed?: 'offered' | 'elsewhere' | null;
  /** Set by entry.server: the rendered page, which spares a trip through Web streams. */
  body?: string;
  /** What this page's loaders were answered, each in its place; null: it still waits, or failed. */
  answered: (Answered | null)[];
};

const PAGE = Symbol.for('storefront.page-request');

type Carrier = { [PAGE]?: PageRequest };

export const pageRequestOf = (context: Readonly<RouterContextProvider>): PageRequest => {
  const page = (context as Carrier)[PAGE];
  if (!page) throw new Error('this page was not rendered by our server');
  return page;
};

export const carryPageRequest = <Context extends object>(context: Context, page: PageRequest): Context =>
  Object.assign(context, { [PAGE]: page });
