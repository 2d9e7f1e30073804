import Hash from 'lucide-react/icons/hash';
import PackageSearch from 'lucide-react/icons/package-search';
import type { SubmitEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Leads to the tracking page with the number; works without script too. */
export function TrackBox() {
  const t = useTranslate();
  const navigate = useNavigate();
  const track = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order_id = String(new FormData(event.currentTarget).get('order_id'));
    void navigate(`/track-order?${new URLSearchParams({ order_id })}`);
  };
  return (
    <section
      aria-label={t('parcel.track')}
      className="flex flex-col gap-4 rounded-card bg-sunken px-4 py-3.5 md:flex-row md:items-center"
    >
      <div className="flex flex-1 items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-ink">
          <Icon of={PackageSearch} size={22} />
        </span>
        <div>
          <h2 className="font-bold text-body tracking-snug">{t('parcel.track')}</h2>
          <p className="text-ink-2 text-small">{t('parcel.track_text')}</p>
        </div>
      </div>
      <form action={useHref('/track-order')} onSubmit={track} className="flex flex-wrap gap-2.5">
        <Field label={t('parcel.order_id')} labelHidden className="flex-1 basis-44 md:w-75">
          <TextInput
            name="order_id"
            inputMode="numeric"
            pattern="[0-9]+"
            maxLength={12}
            required
            autoComplete="off"
            placeholder={t('parcel.order_id')}
            start={<Icon of={Hash} size={18} className="text-ink-3" />}
          />
        </Field>
        <Button type="submit" look="secondary" className="h-12! bg-surface! max-md:grow">
          {t('parcel.track_action')}
        </Button>
      </form>
    </section>
  );
}
