import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useRefundReasons } from '../orders.queries.ts';
import { PicturesField } from './pictures-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { useRefundRequest } from './use-refund-request.ts';

export default function RefundOrder({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { close } = useOpener();
  const { data: reasons } = useRefundReasons();
  const request = useRefundRequest(order_id);
  const { note, pictures, amount, errors, isSending } = request;

  return (
    <Dialog
      open
      onClose={() => isSending || close()}
      width={520}
      title={t('refund.title')}
      description={amount === null ? undefined : t('refund.text', { amount: money(amount) })}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <Button wide progress={isSending ? t('refund.progress') : null} onClick={request.send}>
          {t('refund.send')}
        </Button>
      }
    >
      {request.lines.length > 1 && <LineChoice request={request} />}
      <ReasonChoice
        legend={t('refund.reason')}
        reasons={reasons?.map((one) => one.reason)}
        value={request.reason}
        onChange={request.chooseReason}
        error={errors.reason}
      />
      <Field label={t('refund.note')}>
        <Textarea
          name="note"
          dir="auto"
          maxLength={1000}
          rows={2}
          value={note}
          onChange={(event) => request.setNote(event.target.value)}
        />
      </Field>
      <PicturesField
        label={t('refund.pictures')}
        files={pictures}
        onFiles={request.setPictures}
        error={errors.pictures}
      />
    </Dialog>
  );
}

function LineChoice({ request: { lines, chosen, choose } }: { request: ReturnType<typeof useRefundRequest> }) {
  const t = useTranslate();
  return (
    <ChoiceGroup legend={t('refund.lines')} error={chosen.length === 0 ? t('refund.lines_needed') : undefined}>
      <div className="mt-1 flex flex-col">
        {lines.map(({ id, item_details, quantity }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={(event) => choose(id, event.target.checked)}>
            <bdi>{item_details.name}</bdi> <span className="text-ink-3 tabular">× {quantity}</span>
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  );
}
