/** Calls for a key that is being worked on share one promise. */
export function sharedWork<Result>() {
  const underWay = new Map<string, Promise<Result>>();

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = underWay.get(key);
    if (known) return known;

    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
