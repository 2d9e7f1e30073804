import { CHARGE_PAYERS } from '#contract/parcel/parcel-order.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import type { ParcelDraft } from './parcel-draft.ts';

type WhoPaysProps = {
  payer: ParcelDraft['charge_payer'];
  onChange(charge_payer: ParcelDraft['charge_payer']): void;
};

export function WhoPays({ payer, onChange }: WhoPaysProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-small">{t('parcel.who_pays')}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {CHARGE_PAYERS.map((one) => (
          <ChoiceBox
            key={one}
            name="charge_payer"
            value={one}
            checked={one === payer}
            onChange={() => onChange(one)}
            title={<span className="text-small">{t(`parcel.${one}`)}</span>}
            detail={<span className="text-caption">{t(`parcel.pays.${one}`)}</span>}
            className="min-h-14.5! gap-2.5! px-3! py-2!"
          />
        ))}
      </div>
    </fieldset>
  );
}
