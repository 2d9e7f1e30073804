import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { inLanguage } from '#domain/text.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { followKey } from '../../live/follow-key.ts';
import { postMail } from '../../outbox/outbox.service.ts';
import type { QuotedTrip } from './quote-trip.service.ts';

type Confirmed = { trip_id: number; isGuest: boolean; to: string | null; quoted: QuotedTrip; language: string };

/** To whoever left an address. Written with the trip, sent after it. */
export async function confirmTripByMail(
  deps: Deps,
  tx: Db,
  { trip_id, isGuest, to, quoted, language }: Confirmed,
): Promise<void> {
  if (to === null) return;
  const { provider, bill, cart, times, settings } = quoted;
  const pickup = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: settings.timezone,
  });
  const values = {
    trip_id: String(trip_id),
    provider: inLanguage(provider.name, language),
    time: pickup.format(times.start),
    place: cart.pickup_location.location_name,
    amount: formatMoney(bill.trip_amount, settings),
  };
  await postMail(deps, tx, {
    to,
    language,
    subject: say(language, 'trip.mail_subject', values),
    text: `${say(language, 'trip.mail_text', values)}\n${linkTo(deps, trip_id, isGuest)}`,
  });
}

/** A guest has nothing else to show that the trip is theirs; a customer signs in. */
function linkTo(deps: Deps, trip_id: number, isGuest: boolean): string {
  const query = isGuest ? `?${new URLSearchParams({ key: followKey(deps, { kind: 'trip', id: trip_id }) })}` : '';
  return `${deps.env.PUBLIC_URL}/rental/trip-status/${trip_id}${query}`;
}
