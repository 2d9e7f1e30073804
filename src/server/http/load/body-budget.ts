import { AppError } from '#contract/errors.ts';
import { shares } from './shares.ts';

/** What one request brings along, from its first byte to its answer. */
export type Body = {
  /** So many bytes more have come. Refuses when there is no room for them. */
  take(bytes: number): void;
  /** All of it is here: it is being worked on now, and is not dropped any more. */
  arrived(): void;
  release(): void;
};

/**
 * The memory that callers may fill, counted by what they really send, not by what they announce. One address gets its
 * share. When all is full, who has been sending for longest is dropped: an honest body is there in no time.
 */
export function bodyBudget({ most, perAddress }: { most: number; perAddress: number }) {
  const held = shares();
  const coming = new Map<Body, () => void>();
  let total = 0;

  function makeRoom(bytes: number, own: Body) {
    for (const [body, drop] of coming) {
      if (total + bytes <= most) return;
      if (body === own) continue;
      drop();
      body.release();
    }
    if (total + bytes > most) throw new AppError('overloaded');
  }

  return {
    held: () => total,
    /** `drop`: ends the request when its room is needed for others. */
    open(address: string, drop: () => void): Body {
      let own = 0;
      const body: Body = {
        take(bytes) {
          if (held.of(address) + bytes > perAddress) throw new AppError('too_many_requests');
          if (total + bytes > most) makeRoom(bytes, body);
          own += bytes;
          total += bytes;
          held.add(address, bytes);
        },
        arrived: () => void coming.delete(body),
        release() {
          coming.delete(body);
          total -= own;
          held.add(address, -own);
          own = 0;
        },
      };
      coming.set(body, drop);
      return body;
    },
  };
}

export type BodyBudget = ReturnType<typeof bodyBudget>;
