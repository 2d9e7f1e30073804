import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { CategoryCard, useCategories } from './category-card.tsx';
import { EndCards } from './ends/end-cards.tsx';
import { useParcelDraft, useParcelsSent } from './parcel-draft.ts';
import { type FaultName, faultsOf } from './parcel-faults.ts';
import { SendColumns, SendFrame } from './send-frame.tsx';
import { SendSummary } from './send-summary.tsx';
import { showFault } from './show-fault.ts';
import { useFirstDraft } from './use-first-draft.ts';
import { priceOf, useParcelQuote } from './use-parcel-quote.ts';
import { WhoPays } from './who-pays.tsx';

/** What, from whom to whom: each parcel in a form of its own. */
export default function SendPage() {
  return <SendForm key={useParcelsSent()} />;
}

/** Everything is kept as it is typed. */
function SendForm() {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const tools = useParcelDraft();
  const { draft, change } = tools;
  useFirstDraft(tools);
  const state = useParcelQuote(draft);
  const { data: categories } = useCategories();
  const [tried, setTried] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const price = state.quote ? priceOf(state.quote, 0) : null;
  const isChoosing = query.get('step') === 'what' || draft.parcel_category_id === null;

  const faults = faultsOf(draft);
  const wordsFor = (fault: FaultName, isTouched: boolean): string | undefined => {
    const key = tried || isTouched ? faults[fault] : undefined;
    return key ? t(key) : state.refusal?.field === fault ? state.refusal.message : undefined;
  };

  function choose(parcel_category_id: number) {
    change({ parcel_category_id });
    setQuery(
      (before) => {
        before.delete('step');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  async function goOn() {
    setTried(true);
    const [missing] = Object.keys(faults) as FaultName[];
    const wrong = missing ?? state.refusal?.field ?? null;
    if (wrong) return showFault(wrong);
    setGoing(true);
    // A press that came before the price is carried out when the price arrives.
    const quote = state.quote ?? (await state.refetch()).data;
    if (!quote) return setGoing(false);
    const { saveEnds } = await import('./ends/save-ends.ts');
    if (store.get().token !== null) await saveEnds(api, draft, tools.changeEnd);
    navigate('/checkout?page=parcel');
  }

  return (
    <SendFrame
      title={t('parcel.send')}
      step={isChoosing ? 'what' : 'who'}
      back={{ to: '/home', words: t('parcel.back') }}
    >
      <SendColumns
        form={
          <>
            <CategoryCard
              chosen={draft.parcel_category_id}
              onChoose={choose}
              isOpen={isChoosing}
              onOpen={() => setQuery({ step: 'what' }, { preventScrollReset: true })}
              fault={wordsFor('category', false)}
            />
            <EndCards {...tools} wordsFor={wordsFor} />
          </>
        }
        summary={
          <SendSummary
            draft={draft}
            state={state}
            price={price}
            category={categories?.find(({ id }) => id === draft.parcel_category_id)?.name ?? ''}
            action={t('parcel.continue')}
            progress={isGoing ? t('parcel.going') : null}
            onPress={goOn}
          >
            <WhoPays payer={draft.charge_payer} onChange={(charge_payer) => change({ charge_payer })} />
          </SendSummary>
        }
      />
    </SendFrame>
  );
}
