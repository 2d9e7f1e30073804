/** What a page says to the worker. */
export type PageMessage =
  /** It was there first: the worker shall keep it as if it had brought it. */
  | { kind: 'keep'; page: string; files: readonly string[] }
  /** Answered with the moment in which the page was saved, or null when it came from the server. */
  | { kind: 'how-old' };
