import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '#server/db/db.ts';

/**
 * The embedded database has one session. Whoever asks it for something else in the middle of a transaction waits for
 * that transaction to end, and it for them: for ever. A server has more sessions and hides this, so here it is a fault.
 */
export function likeOneSession(db: Db): Db {
  const inside = new AsyncLocalStorage<{ isOpen: boolean }>();
  const free = async (): Promise<Db> => {
    if (inside.getStore()?.isOpen)
      throw new Error('asked beside the open transaction: on one session it waits for ever');
    return db;
  };
  return {
    ...db,
    rows: async (statement) => (await free()).rows(statement),
    row: async (statement) => (await free()).row(statement),
    run: async (statement) => (await free()).run(statement),
    script: async (text) => (await free()).script(text),
    transaction: async (work) => {
      await free();
      const state = { isOpen: true };
      const done = inside.run(state, () => db.transaction(work));
      return done.finally(() => {
        state.isOpen = false;
      });
    },
  };
}
