/** Tabs of one browser that share something: one of those that are looked at leads, all hear each other. */
export type Tabs<Message> = {
  say(message: Message): void;
  /** Takes part: leads at once or when whoever leads leaves. */
  enter(): void;
  /** Leads no more, and waits for it no more. */
  leave(): void;
};

type Part<Message> = {
  heard(message: Message): void;
  /** From now on this tab leads; what it returns is called when it does no more. */
  lead(): () => void;
};

/** Where the browser lacks what it takes, every tab leads for itself and hears nobody. */
export function joinTabs<Message>(name: string, { heard, lead }: Part<Message>): Tabs<Message> {
  const canShare = 'BroadcastChannel' in globalThis && globalThis.navigator?.locks !== undefined;
  return canShare ? shared(name, { heard, lead }) : alone(lead);
}

function alone(lead: () => () => void): Tabs<unknown> {
  let stop: (() => void) | null = null;
  return {
    say: () => {},
    enter() {
      stop ??= lead();
    },
    leave() {
      stop?.();
      stop = null;
    },
  };
}

function shared<Message>(name: string, { heard, lead }: Part<Message>): Tabs<Message> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => heard(data));
  let waiting: AbortController | null = null;
  return {
    say: (message) => channel.postMessage(message),
    enter() {
      if (waiting) return;
      waiting = new AbortController();
      const { signal } = waiting;
      const untilLeft = async () => {
        if (signal.aborted) return;
        const stop = lead();
        await new Promise((left) => signal.addEventListener('abort', left, { once: true }));
        stop();
      };
      // Who leaves while waiting for the lock is told so by an error.
      navigator.locks.request(name, { signal }, untilLeft).catch(() => {});
    },
    leave() {
      waiting?.abort();
      waiting = null;
    },
  };
}
