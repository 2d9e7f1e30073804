/** Lets a few pieces of work run at once and a bounded number wait. What comes beyond is refused at once. */
export class QueueFull extends Error {}

export function workQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new QueueFull();
    return new Promise((resolve) => line.push(resolve));
  };

  /** The place is handed to the next in line, so that a newcomer cannot take it. */
  const done = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };
}

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
