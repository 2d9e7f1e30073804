import { AppError } from '#contract/errors.ts';
import type { ParcelNews } from '#contract/parcel/follow.ts';
import type { Watch } from '../../live/watch.ts';
import type { Follower, followedParcels } from './follow.service.ts';

export type { Watch } from '../../live/watch.ts';

/** Connections by the link of one parcel: fewer than follow an order, so that its sender always finds a place. */
const MOST_BY_LINK = 10;
const RETRY_MS = 1000;

type FollowerStream = { parcel(news: ParcelNews): void; beat(): void; end(): void };

/**
 * Tells how a parcel stands to whoever has its link. What is heard is that its order changed; what is told is read for
 * the link alone, so that nothing of the order itself can slip through.
 */
export function parcelFollowers(watch: Watch, followed: ReturnType<typeof followedParcels>) {
  const byOrder = new Map<number, number>();

  function enter(order_id: number): () => void {
    const here = byOrder.get(order_id) ?? 0;
    if (here >= MOST_BY_LINK) throw new AppError('too_many_requests');
    byOrder.set(order_id, here + 1);
    return () => {
      const left = (byOrder.get(order_id) ?? 1) - 1;
      if (left > 0) byOrder.set(order_id, left);
      else byOrder.delete(order_id);
    };
  }

  return async (follow_key: string, by: Follower, stream: FollowerStream): Promise<() => void> => {
    const order_id = await followed.orderOf(follow_key, by);
    const leavePlace = enter(order_id);
    const say = sayer(() => followed.progress(follow_key), stream);
    const leaveWatch = await watch
      .add({
        follows: [{ followed: { kind: 'order', id: order_id }, after: null }],
        tell: say.soon,
        gone: stream.end,
        beat: stream.beat,
        end: stream.end,
      })
      .catch((error) => {
        leavePlace();
        throw error;
      });
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      say.stop();
      leaveWatch();
      leavePlace();
    };
  };
}

/** Reads once at a time, and once more when something happened meanwhile; says only what was not said before. */
function sayer(read: () => Promise<ParcelNews | null>, stream: FollowerStream) {
  let isReading = false;
  let isStale = false;
  let isOver = false;
  let said = '';

  async function sayNow() {
    while (isStale && !isOver) {
      isStale = false;
      const news = await read();
      if (isOver) return;
      if (!news) return stream.end();
      const text = JSON.stringify(news);
      if (text !== said) stream.parcel(news);
      said = text;
    }
  }

  function soon() {
    isStale = true;
    if (isReading || isOver) return;
    isReading = true;
    sayNow().then(
      () => {
        isReading = false;
      },
      () => {
        isReading = false;
        setTimeout(soon, RETRY_MS).unref();
      },
    );
  }

  return {
    soon,
    stop() {
      isOver = true;
    },
  };
}
