import { useState } from 'react';
import { Link } from 'react-router';
import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { providerAddress } from '../provider/provider-address.ts';
import { linesOn, totalOf } from './preview.ts';
import { TripDetails } from './trip-details.tsx';
import { TripForm, useTripEdit } from './trip-form.tsx';
import { TripLine } from './trip-line.tsx';
import { planOfTrip } from './trip-of-plan.ts';
import { useRent } from './use-rent.ts';
import { useTripWords } from './use-trip-words.ts';

/** The cart while its trip may be edited: what stands in it, and what it would cost like this. */
export function useEditedTrip(lines: readonly TripCartLine[], trip: TripOfCart) {
  const [draft, setDraft] = useState<TripPlan | null>(null);
  const tripEdit = useTripEdit(draft ?? planOfTrip(trip));
  const shown = draft ? linesOn(lines, tripEdit.plan) : lines;
  return { ...tripEdit, isEditing: draft !== null, edit: setDraft, lines: shown, total: totalOf(shown) };
}

export type EditedTrip = ReturnType<typeof useEditedTrip>;

/** The trip; with the pencil it becomes a form, and the prices below follow what is chosen. */
export function TripBlock({ isEditing, edit, ...tripEdit }: EditedTrip) {
  const t = useTranslate();
  const { changeTrip } = useRent();
  const words = useTripWords();
  const [isSaving, setSaving] = useState(false);
  const { plan, isMeasuring, fault } = tripEdit;
  if (!isEditing) return <TripDetails plan={plan} onEdit={() => edit(asNow(plan, words.isAhead))} />;

  async function save() {
    setSaving(true);
    const isDone = await changeTrip(plan);
    setSaving(false);
    if (isDone) edit(null);
  }
  return (
    <section aria-label={t('tripcart.details')} className="rounded-card border border-line p-4">
      <TripForm {...tripEdit} onChange={edit} />
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button look="secondary" onClick={() => edit(null)}>
          {t('tripcart.cancel')}
        </Button>
        <Button
          disabled={fault !== null || (isMeasuring && plan.rental_type === 'distance_wise')}
          progress={isSaving ? t('tripcart.saving') : null}
          onClick={save}
        >
          {t('tripcart.save')}
        </Button>
      </div>
    </section>
  );
}

/** A pickup time that has passed since is now. */
const asNow = (plan: TripPlan, isAhead: (time: string | null) => boolean): TripPlan =>
  isAhead(plan.pickup_time) ? plan : { ...plan, pickup_time: null };

/** One provider, and its vehicles. */
export function TripLines({ lines, plan }: Pick<EditedTrip, 'lines' | 'plan'>) {
  const t = useTranslate();
  const { close } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);
  const [first] = lines;
  if (!first) return null;
  const { provider } = first;

  return (
    <section aria-label={t('tripcart.list')}>
      <header className="flex items-center gap-3 py-1">
        <Picture
          id={provider.logo}
          ratio="1x1"
          alt=""
          sizes="32px"
          widest={96}
          theme={theme}
          className="size-8! shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-1 leading-5">
          <h2 className="truncate font-semibold text-small">
            <bdi>{provider.name}</bdi>
          </h2>
          <p className="truncate text-caption text-ink-3">
            <bdi>{provider.address}</bdi>
          </p>
        </div>
        <Link
          to={providerAddress(provider)}
          onClick={close}
          aria-label={t('tripcart.add_more_of', { provider: provider.name })}
          className="hit-area shrink-0 font-semibold text-accent-ink text-small hover:underline"
        >
          {t('tripcart.add_more')}
        </Link>
      </header>
      <ul>
        {lines.map((line) => (
          <TripLine key={line.id} line={line} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

export function TripCartFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslate();

  return (
    <StateBlock
      tone="error"
      title={t('tripcart.failed')}
      text={t('error.offline')}
      action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
    />
  );
}
