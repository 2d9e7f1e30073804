import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from './db.ts';

type Listen = Db['listen'];

/** On a server: a connection of its own, made again whenever it is lost. */
export const listenOnServer =
  (url: string): Listen =>
  async (channel, heard) => {
    let stopped = false;
    let client: pg.Client | null = null;

    async function connect() {
      const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
      fresh.on('notification', ({ payload = '' }) => heard(payload));
      fresh.on('error', () => {});
      try {
        await fresh.connect();
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        void fresh.end().catch(() => {});
        throw error;
      }
      // Only now: an attempt that fails also ends, and must not start attempts of its own beside those that go on.
      fresh.on('end', () => void reconnect());
      client = fresh;
    }

    async function reconnect() {
      client = null;
      while (!stopped) {
        await wait(500, undefined, { ref: false });
        try {
          if (!stopped) await connect();
          return heard(null);
        } catch {
          // Still gone; try again.
        }
      }
    }

    await connect();
    return async () => {
      stopped = true;
      await client?.end();
    };
  };

/** Embedded: there is one session, and its notices come with the answers to its statements. */
export function listenOnPool(pool: pg.Pool): Listen {
  const channels = new Map<string, Set<(notice: string | null) => void>>();
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload);
    }),
  );
  return async (channel, heard) => {
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(heard));
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => void listeners.delete(heard);
  };
}
