/** Where a browser wants to be pushed to, as its PushSubscription says it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** gone: nobody is there any more. refused: it will not be taken later either. later: it may be taken then. */
export type PushAnswer = 'taken' | 'gone' | 'refused' | 'later';

/** What pushes to browsers, through the push service of whoever made the browser. */
export type Push = {
  /** With what a browser subscribes: only who has the private half can push to it. */
  publicKey: string;
  /** Whether this is the address of a push service, and not one inside our own network. */
  isPushService(endpoint: string): Promise<boolean>;
  /** Encrypted for this browser. `topic`: of several that wait for it only the newest is kept. */
  send(target: PushTarget, message: string, options: { topic: string; seconds: number }): Promise<PushAnswer>;
};
