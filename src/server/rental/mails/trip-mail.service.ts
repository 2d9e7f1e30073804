import { say } from '#contract/texts/say.ts';
import { languageOf } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { followKey } from '#server/live/follow-key.ts';
import { mailMoment } from '#server/mail/mail-moment.ts';
import { mailShop } from '#server/mail/mail-shop.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { postMail } from '#server/outbox/outbox.service.ts';
import { refundsOf } from '#server/payments/refunds/refund.service.ts';
import { linesOfTrip } from '../trips/trips.repository.ts';
import { type TripToMail, tripToMail } from './trip-mail.repository.ts';
import { type TripNews, tripMailBlocks } from './trip-mail-blocks.ts';

/** To whoever left an address, in the language they booked in, in the transaction in which it became so, and once. */
export async function mailTrip(deps: Deps, tx: Db, trip_id: number, news: TripNews): Promise<void> {
  const trip = await tripToMail(tx, trip_id);
  if (!trip) return;
  const { language, to } = trip;
  const [settings, lines, refunds] = await Promise.all([
    settingsOfToday(deps, tx, language),
    linesOfTrip(tx, trip_id),
    refundsOf(tx, { kind: 'trip', id: trip_id }),
  ]);
  const time = mailMoment(trip.schedule_at, language, settings);
  const values = { id: String(trip_id), provider: inLanguage(trip.provider_name, language), time };
  const said = (part: 'subject' | 'title' | 'text') => say(language, `mail.trip.${news}.${part}`, values);
  const facts = { trip, lines, refunds, settings, env: deps.env, link: linkTo(deps, trip) };
  const content = renderMail({
    language,
    shop: mailShop(deps.env, settings),
    subject: said('subject'),
    preview: said('text'),
    title: said('title'),
    blocks: [{ kind: 'text', text: said('text') }, ...tripMailBlocks(facts, news)],
    reason: say(language, 'mail.reason_trip'),
  });
  const about = [`trip ${trip_id} ${news}`, whichOf(deps, trip, news)].filter(Boolean).join(' ');
  await postMail(deps, tx, { to, language, ...content, about });
}

/** Of a pickup at another time one is reminded again, and of every change one is told. */
function whichOf({ now }: Deps, { schedule_at }: TripToMail, news: TripNews): string | null {
  if (news === 'reminder') return schedule_at.toISOString();
  return news === 'changed' ? now().toISOString() : null;
}

/** A guest has nothing else to show that the trip is theirs; a customer signs in. */
function linkTo(deps: Deps, { id, is_guest, language }: { id: number; is_guest: boolean; language: string }): string {
  const query = is_guest ? `?${new URLSearchParams({ key: followKey(deps, { kind: 'trip', id }) })}` : '';
  return `${deps.env.PUBLIC_URL}${addressIn(languageOf(language), `/rental/trip-status/${id}${query}`)}`;
}
