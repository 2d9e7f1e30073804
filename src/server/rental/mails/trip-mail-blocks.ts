import type { Settings } from '#contract/config/settings-shape.ts';
import type { TextKey } from '#contract/texts/en.ts';
import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { tripBillRows } from '#domain/rental/trip-bill.ts';
import { inLanguage } from '#domain/text.ts';
import type { Env } from '#server/env.ts';
import type { Fact, MailBlock } from '#server/mail/mail-content.ts';
import { mailMoment } from '#server/mail/mail-moment.ts';
import { mailPicture } from '#server/mail/mail-picture.ts';
import { moneyBack } from '#server/mail/money-back.ts';
import type { TripLineRow } from '../trips/trip-row.ts';
import type { TripToMail } from './trip-mail.repository.ts';

/** What a traveller is written to about. */
export type TripNews = 'booked' | 'confirmed' | 'reminder' | 'changed' | 'completed' | 'canceled';

type TripMailFacts = {
  trip: TripToMail;
  lines: readonly TripLineRow[];
  refunds: readonly { refund_method: string; amount: number }[];
  settings: Settings;
  env: Env;
  link: string;
};

/** Everything below the first sentence. */
export function tripMailBlocks({ trip, lines, refunds, settings, env, link }: TripMailFacts, news: TripNews) {
  const { language } = trip;
  const money = (amount: number) => formatMoney(amount, settings);
  const blocks: MailBlock[] = [
    ...(news === 'canceled' ? moneyBack(refunds, language, settings) : []),
    ...(news === 'confirmed' || news === 'reminder'
      ? [{ kind: 'code', name: say(language, 'mail.trip_code'), code: trip.otp } as const]
      : []),
    { kind: 'button', label: say(language, buttonOf(trip, news)), href: link },
    {
      kind: 'lines',
      lines: lines.map(({ vehicle_details, quantity, original_price, discount_on_trip }) => ({
        name: `${quantity} × ${inLanguage(vehicle_details.name, language)}`,
        details: [],
        amount: money(original_price - discount_on_trip),
        picture: mailPicture(env, vehicle_details.thumbnail),
      })),
    },
    {
      kind: 'bill',
      rows: tripBillRows(trip.bill).map(({ name, amount }) => ({
        name:
          name === 'tax' && trip.bill.tax.tax_status === 'included'
            ? say(language, 'mail.sum.tax_included')
            : say(language, `mail.sum.${name}`),
        value: money(amount),
      })),
      total: { name: say(language, 'mail.sum.total'), value: money(trip.trip_amount) },
    },
    { kind: 'facts', facts: factsOf(trip, settings, news) },
  ];
  return blocks;
}

/** A trip is paid when it is over. */
const buttonOf = ({ payment_status }: TripToMail, news: TripNews): TextKey =>
  news === 'completed' && payment_status !== 'paid' ? 'mail.button.pay' : 'mail.button.trip';

function factsOf(trip: TripToMail, settings: Settings, news: TripNews): Fact[] {
  const { language, is_own_address, pickup_location, destination_location } = trip;
  const fact = (name: TextKey, value: string | null | undefined): Fact[] =>
    value ? [{ name: say(language, name), value }] : [];
  const isOwnReason = trip.canceled_by === 'customer';
  return [
    ...(news === 'canceled' && (!isOwnReason || is_own_address)
      ? fact('mail.fact.reason', trip.cancellation_reason)
      : []),
    ...(news === 'changed' ? fact('mail.fact.reason', trip.edit_reason) : []),
    ...fact('mail.fact.time', mailMoment(trip.schedule_at, language, settings)),
    ...fact('mail.fact.pickup', pickup_location.location_name),
    ...fact('mail.fact.destination', destination_location?.location_name),
    ...(is_own_address ? fact('mail.fact.note', trip.trip_note) : []),
  ];
}
