/** What a listener has heard so far. */
export type Known = {
  after: number | null;
  /** What the last `status` said, as one text. */
  said: string;
  located_at: string | null;
};

/** One event of the stream. By its id, where it has one, a browser that comes back says what it has seen last. */
export type Fresh<Data> = { name: string; data: Data; id?: number };

/**
 * What a listener has not been told: every event since the last one it has, or only the newest when it comes for the
 * first time; the newest again when something else has changed, so that `said` is not what it was.
 */
export function eventsToTell<Event extends { id: number }>(
  events: readonly Event[],
  { after, said: before }: Known,
  said: string,
): readonly Event[] {
  const missed = after === null ? [] : events.filter(({ id }) => id > after);
  return missed.length > 0 || said === before ? missed : events.slice(-1);
}
