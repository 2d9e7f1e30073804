import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { parcelRates } from '#domain/parcel/parcel-price.ts';
import { doorMinutes } from '#domain/parcel/parcel-way.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useNow } from '#web/orders/use-now.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSelectedAddress } from '#web/session/remembered/selected-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Chip } from '#web/ui/controls/chip.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import type { ParcelCategory } from '../parcel-category-card.tsx';
import { END_NAMES, type EndName, NEW_PARCEL, type ParcelDraft, savedDraft } from '../send/parcel-draft.ts';
import { priceOf, type QuoteState, useParcelQuote } from '../send/use-parcel-quote.ts';

type QuoteBoxProps = { categories: readonly ParcelCategory[] };

/** What it costs from here to there, at once; what was said goes along into sending. */
export function QuoteBox({ categories }: QuoteBoxProps) {
  const isHydrated = useHydrated();
  // What this browser has kept, the server does not know.
  return <Box key={String(isHydrated)} categories={categories} start={isHydrated ? savedDraft() : NEW_PARCEL} />;
}

const SHOWN = 3;

function Box({ categories, start }: QuoteBoxProps & { start: ParcelDraft }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { open } = useOpener();
  const here = useSelectedAddress();
  const [draft, setDraft] = useState(start);
  const [showsAll, setShowsAll] = useState(false);
  const from = draft.sender.place ?? (here && { lat: here.lat, lng: here.lng, address: here.address });
  const asked = { ...draft, sender: { ...draft.sender, place: from }, schedule_at: null };
  const state = useParcelQuote(asked);
  const chosen = categories.find(({ id }) => id === draft.parcel_category_id);
  const at = categories.findIndex(({ id }) => id === draft.parcel_category_id);
  const shown = showsAll || at >= SHOWN ? categories : categories.slice(0, SHOWN);

  const change = (changes: Partial<ParcelDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const find = (end: EndName, title: string) =>
    open({
      name: 'find-point',
      title,
      from: asked[end].place,
      onFound: ({ lat, lng, address }) => change({ [end]: { ...asked[end], place: { lat, lng, address } } }),
    });

  async function goOn() {
    if (!asked.receiver.place) return find('receiver', t('parcel.quote_where_to'));
    if (!asked.sender.place) return find('sender', t('parcel.quote_where_from'));
    if (!chosen) return setShowsAll(true);
    const { saveParcelDraft } = await import('#web/session/drafts/parcel-draft.ts');
    saveParcelDraft({ ...asked, schedule_at: draft.schedule_at });
    navigate('/parcel-delivery-info');
  }

  const hasMore = shown.length < categories.length;

  return (
    <section
      aria-label={t('parcel.quote')}
      className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-(--elevation-card) md:p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold text-lead tracking-snug">{t('parcel.quote')}</h2>
        <p className="text-caption text-ink-3">{t('parcel.quote_free')}</p>
      </div>
      <div className="relative rounded-control border border-line-control">
        {END_NAMES.map((end) => {
          const title = t(end === 'sender' ? 'parcel.quote_where_from' : 'parcel.quote_where_to');
          return (
            <button
              key={end}
              type="button"
              onClick={() => find(end, title)}
              className={classNames(
                'flex h-12.5 w-full items-center gap-3.5 rounded-control px-4 pe-16 text-start focus-visible:shadow-(--focus-ring)',
                end === 'receiver' && 'border-line border-t',
                state.refusal?.field === `${end}.place` && 'outline-2 outline-danger-ink',
              )}
            >
              <span
                aria-hidden
                className={
                  end === 'sender'
                    ? 'size-3.5 shrink-0 rounded-pill border-4 border-inverse'
                    : 'size-3.5 shrink-0 rounded-[3px] bg-accent'
                }
              />
              <span className="min-w-0 flex-1">
                <span className="block text-caption text-ink-3">
                  {t(end === 'sender' ? 'parcel.quote_from' : 'parcel.quote_to')}
                </span>
                <bdi
                  className={classNames('block truncate text-small', asked[end].place ? 'font-semibold' : 'text-ink-3')}
                >
                  {asked[end].place?.address ?? title}
                </bdi>
              </span>
            </button>
          );
        })}
        <span className="absolute inset-e-3 top-1/2 -translate-y-1/2">
          <IconButton
            icon={ArrowUpDown}
            look="outline"
            label={t('parcel.quote_swap')}
            onClick={() => change({ sender: asked.receiver, receiver: asked.sender })}
          />
        </span>
      </div>
      <fieldset
        className={classNames(
          'flex min-h-9 min-w-0 gap-2',
          // In one row, with the way to all of them always in sight; with all of them in several.
          hasMore ? '-my-1 overflow-x-auto py-1 [scrollbar-width:none] child:shrink-0' : 'flex-wrap',
        )}
      >
        <legend className="sr-only">{t('parcel.quote_kinds')}</legend>
        {shown.map(({ id, name }) => (
          <Chip key={id} selected={id === draft.parcel_category_id} onClick={() => change({ parcel_category_id: id })}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
        {hasMore && (
          <span className="sticky inset-e-0 bg-surface before:absolute before:-inset-s-6 before:inset-y-0 before:w-6 before:bg-linear-to-r before:from-transparent before:to-surface rtl:before:bg-linear-to-l">
            <Chip aria-label={t('parcel.quote_more')} endIcon={ChevronDown} onClick={() => setShowsAll(true)} />
          </span>
        )}
      </fieldset>
      <Result state={state} categories={chosen ? [chosen] : categories} />
      <Button size={52} wide onClick={goOn}>
        {t(state.quote ? 'parcel.quote_send' : 'parcel.quote_see')}
      </Button>
    </section>
  );
}

/** One strip of the same height, whatever is known: from what it costs, the price, or why it cannot be sent. */
function Result({ state, categories }: { state: QuoteState; categories: readonly ParcelCategory[] }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const { quote, refusal, isAsked } = state;
  const least = categories.map((one) => parcelRates(one, config).parcel_minimum_shipping_charge);

  if (refusal)
    return (
      <p
        role="alert"
        className="flex min-h-15 items-center rounded-thumb bg-danger-soft px-4 font-semibold text-danger-ink text-small"
      >
        {refusal.message || t('parcel.quote_failed')}
      </p>
    );
  if (quote) return <Facts quote={quote} />;
  return (
    <p role="status" className="flex min-h-15 items-center rounded-thumb bg-accent-soft px-4 font-bold text-lead">
      {isAsked ? (
        <Skeleton className="h-6 w-full bg-accent-soft-2!" />
      ) : (
        least.length > 0 && <bdi>{t('parcel.from', { amount: money(Math.min(...least)) })}</bdi>
      )}
    </p>
  );
}

function Facts({ quote }: { quote: NonNullable<QuoteState['quote']> }) {
  const t = useTranslate();
  const money = useMoney();
  const { time } = useDates();
  const now = useNow();
  const price = priceOf(quote, 0);
  const door = new Date(now + doorMinutes(quote.travel_minutes) * 60_000).toISOString();
  const facts = [
    { value: money(price.order_amount), words: t('parcel.quote_all_in') },
    { value: time(door), words: t('parcel.quote_at_door') },
    { value: t('parcel.km', { km: quote.input.distance.toFixed(1) }), words: t('parcel.quote_by_street') },
  ];
  return (
    <dl className="grid min-h-15 grid-cols-3 items-center child:not-last:border-e child:border-accent-line rounded-thumb bg-accent-soft">
      {facts.map(({ value, words }) => (
        <div key={words} className="flex flex-col-reverse px-3 md:px-4">
          <dt className="truncate text-caption text-ink-2">{words}</dt>
          <dd className="font-bold text-lead tabular tracking-snug">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
