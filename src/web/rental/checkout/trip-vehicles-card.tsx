import type { TripQuote } from '#contract/rental/trip-booking.ts';
import type { TripBill } from '#domain/rental/trip-bill.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/vehicle.ts';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { lengthWords } from '../vehicle/trip-words.ts';
import { drivesBy } from '../vehicle/vehicle-specs.tsx';

/** What is rented, and what each line costs after its own discount. */
export function TripVehiclesCard({ quote, bill }: { quote: TripQuote; bill: TripBill }) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  const { provider, lines, problems } = quote;

  return (
    <Card
      title={t('trip_checkout.vehicles')}
      aside={
        <span className="flex min-w-0 items-center gap-2 text-ink-2 text-small">
          <span className="size-6 shrink-0 overflow-hidden rounded-xs">
            <Picture id={provider.logo} ratio="1x1" alt="" sizes="24px" widest={96} theme={theme} />
          </span>
          <bdi className="truncate">{provider.name}</bdi>
        </span>
      }
    >
      <ul className="flex flex-col child:not-last:border-b child:border-line">
        {lines.map((line, at) => (
          <li key={line.vehicle_id} className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
            <VehiclePicture
              thumbnail={line.thumbnail}
              count={bill.input.lines[at]?.quantity ?? 0}
              isGone={problems.some((problem) => problem.line === at)}
            />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
                <h3 className="min-w-0 font-semibold text-body">
                  <bdi>{line.name}</bdi>
                </h3>
                <LinePrice bill={bill} at={at} />
              </div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-ink-2 text-small">
                <p className="text-balance">
                  {[t('vehicle.seats', { count: line.seating_capacity }), ...Object.values(drivesBy(t, line))].join(
                    DOT,
                  )}
                </p>
                <LineSum bill={bill} at={at} />
              </div>
              {problems
                .filter((problem) => problem.line === at)
                .map(({ message }) => (
                  <p key={message} className="mt-1 font-medium text-caption text-danger-ink">
                    {message}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where the line breaks, the dot stays with what it follows. */
const DOT = '\u00a0· ';

function VehiclePicture({ thumbnail, count, isGone }: { thumbnail: string; count: number; isGone: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <span className="relative shrink-0">
      <span className={classNames('block w-23 overflow-hidden rounded-control', isGone && 'opacity-55 grayscale')}>
        <Picture id={thumbnail} ratio="5x3" alt="" sizes="92px" widest={320} theme={theme} />
      </span>
      <span
        aria-hidden
        className="absolute -end-2 -top-2 grid size-5.5 place-items-center rounded-pill bg-inverse font-bold text-caption text-on-inverse tabular"
      >
        {count}
      </span>
    </span>
  );
}

function LinePrice({ bill, at }: { bill: TripBill; at: number }) {
  const money = useMoney();
  const { original_price = 0, price = 0 } = bill.lines[at] ?? {};
  return (
    <p className="tabular">
      {price < original_price && (
        <s className="me-1.5 text-ink-3 text-small">
          <bdi>{money(original_price)}</bdi>
        </s>
      )}
      <bdi className="font-bold">{money(price)}</bdi>
    </p>
  );
}

function LineSum({ bill, at }: { bill: TripBill; at: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { length, lines } = bill.input;
  const { quantity = 0, unit_price = 0 } = lines[at] ?? {};
  return (
    <bdi className="text-caption text-ink-3 tabular">
      {quantity} × {lengthWords(t, length)} × <bdi>{money(unit_price)}</bdi>
    </bdi>
  );
}
