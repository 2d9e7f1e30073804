import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSelectedAddress } from '#web/session/remembered/selected-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import type { ParcelCategory } from '../parcel-category-card.tsx';
import { END_NAMES, type EndName, NEW_PARCEL, type ParcelDraft, savedDraft } from '../send/parcel-draft.ts';
import { useParcelQuote } from '../send/use-parcel-quote.ts';
import { CategoryChips } from './category-chips.tsx';
import { END_WORDS, QuoteEnds } from './quote-ends.tsx';
import { QuoteResult } from './quote-result.tsx';

type QuoteBoxProps = { categories: readonly ParcelCategory[] };

/** What it costs from here to there, at once; what was said goes along into sending. */
export function QuoteBox({ categories }: QuoteBoxProps) {
  const isHydrated = useHydrated();
  // Drawn again after hydration: a saved draft exists only in this browser.
  return <Box key={String(isHydrated)} categories={categories} start={isHydrated ? savedDraft() : NEW_PARCEL} />;
}

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

  const change = (changes: Partial<ParcelDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const find = (end: EndName) =>
    open({
      name: 'find-point',
      title: t(END_WORDS[end].title),
      from: asked[end].place,
      onFound: ({ lat, lng, address }) => change({ [end]: { ...asked[end], place: { lat, lng, address } } }),
    });

  async function goOn() {
    if (!asked.receiver.place) return find('receiver');
    if (!asked.sender.place) return find('sender');
    if (!chosen) return setShowsAll(true);
    const { saveParcelDraft } = await import('#web/session/drafts/parcel-draft.ts');
    saveParcelDraft({ ...asked, schedule_at: draft.schedule_at });
    navigate('/parcel-delivery-info');
  }

  return (
    <section
      aria-label={t('parcel.quote')}
      className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-(--elevation-card) md:p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold text-lead tracking-snug">{t('parcel.quote')}</h2>
        <p className="text-caption text-ink-3">{t('parcel.quote_free')}</p>
      </div>
      <QuoteEnds
        ends={asked}
        wrong={END_NAMES.find((end) => state.refusal?.field === `${end}.place`)}
        onFind={find}
        onSwap={() => change({ sender: asked.receiver, receiver: asked.sender })}
      />
      <CategoryChips
        categories={categories}
        chosen_id={draft.parcel_category_id}
        showsAll={showsAll}
        onShowAll={() => setShowsAll(true)}
        onChoose={(parcel_category_id) => change({ parcel_category_id })}
      />
      <QuoteResult state={state} categories={chosen ? [chosen] : categories} />
      <Button size={52} wide onClick={goOn}>
        {t(state.quote ? 'parcel.quote_send' : 'parcel.quote_see')}
      </Button>
    </section>
  );
}
