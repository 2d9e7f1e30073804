export type TabName = 'home' | 'search' | 'orders' | 'account';

/** What a route says of its page, in its `handle`, to those who draw around it and cache it. */
export type PageHandle = {
  /** What of `?…` in its address the page depends on. The rest makes no other page, and the server does not see it. */
  query?: readonly string[];
  /** Of an address: the one that shows the same, where many do. */
  page?: (path: string) => string;
  /** One looks around here: the other modules stand beside the column. */
  rail?: true;
  /** The tab below which it lies. */
  tab?: TabName;
  /** It brings a head of its own, everywhere or on phones: the shell's is not drawn before it has come. */
  ownHead?: 'everywhere' | 'phone';
  /** It has a bar of its own at the lower edge of a phone. */
  ownBottomBar?: true;
};
