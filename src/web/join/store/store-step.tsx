import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { PasswordFields } from '../parts/password-fields.tsx';
import { PersonFields } from '../parts/person-fields.tsx';
import { JoiningBrings } from './joining-brings.tsx';
import { NameCard } from './name-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { TaxCard } from './tax-card.tsx';
import type { StoreForm } from './use-store-form.ts';

/** All that is asked of a store and its owner; on a wide screen the map stays in sight. */
export function StoreStep({ form }: { form: StoreForm }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3.5 wide:grid-cols-[minmax(0,1fr)_460px] wide:grid-rows-[auto_1fr]">
      <NameCard form={form} />
      <div className="flex min-w-0 flex-col gap-3.5 wide:sticky wide:top-24 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:self-start">
        <PlaceCard form={form} />
        <JoiningBrings className="max-wide:hidden" />
      </div>
      <div className="flex min-w-0 flex-col gap-3.5">
        <PicturesCard form={form} />
        <TaxCard form={form} />
        <Card title={t('join.owner')} text={t('join.owner_text')}>
          <PersonFields form={form} />
        </Card>
        <Card title={t('join.password_card')} text={t('join.password_text')}>
          <PasswordFields passwords={form.passwords} onChange={form.setPasswords} words={form} />
        </Card>
      </div>
    </div>
  );
}
