import { useId, useRef, useState } from 'react';
import type { OfflinePaymentMethod } from '#contract/checkout/checkout.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useOfflineMethods, useOrder } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { fieldWords } from './order-payment.tsx';

/** What the shopper tells about a payment outside the shop: for the first time, or anew after it was not found. */
export default function TellPayment({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const { data: order } = useOrder({ order_id });
  const { data: methods } = useOfflineMethods();

  return (
    <Dialog open onClose={close} width={520} title={t('order.offline')} closeLabel={t('app.close')}>
      {order && methods ? <TellForm order={order} methods={methods} /> : <Skeleton className="h-60 rounded-card" />}
    </Dialog>
  );
}

function TellForm({ order, methods }: { order: TrackedOrder; methods: readonly OfflinePaymentMethod[] }) {
  const t = useTranslate();
  const name = useId();
  const { close } = useOpener();
  const tools = useOrderTools();
  const told = order.offline_payment;
  const [method_id, setMethod] = useState(told?.data.method_id ?? methods[0]?.id ?? 0);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(told?.input.map(({ user_input, user_data }) => [user_input, user_data]) ?? []),
  );
  const [note, setNote] = useState(told?.data.customer_note ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const method = methods.find(({ id }) => id === method_id);

  async function send() {
    if (!method) return;
    const missing = method.method_informations.filter(
      ({ customer_input, is_required }) => is_required === 1 && !values[customer_input]?.trim(),
    );
    if (missing.length > 0)
      return setErrors(Object.fromEntries(missing.map((one) => [one.customer_input, t('pay.field_needed')])));
    setSending(true);
    try {
      const { tellOfflinePayment } = await import('../orders.calls.ts');
      const asked = method.method_informations.map(({ customer_input: input }) => [input, values[input]?.trim() ?? '']);
      const all = { ...Object.fromEntries(asked), customer_note: note.trim() };
      await tellOfflinePayment(tools, { order_id: order.id, method_id, isNew: !told, values: all }, key.current);
      showToast({ id: 'payment', text: t('pay.updated') });
      close();
    } catch (failure) {
      // Another body under the same key would be refused.
      key.current = crypto.randomUUID();
      setErrors(
        Object.fromEntries((failure instanceof ApiError ? failure.errors : []).map((one) => [one.code, one.message])),
      );
      sayFailure(t, failure);
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) send();
      }}
      className="flex flex-col gap-4"
    >
      {!told && methods.length > 1 && (
        <ChoiceGroup legend={t('order.payment_method')}>
          <div className="mt-2 flex flex-col gap-2.5">
            {methods.map(({ id, method_name }) => (
              <ChoiceBox
                key={id}
                name={name}
                value={id}
                checked={id === method_id}
                onChange={() => setMethod(id)}
                title={<bdi>{method_name}</bdi>}
              />
            ))}
          </div>
        </ChoiceGroup>
      )}
      {method && (
        <dl className="flex flex-col gap-1 rounded-card bg-sunken p-4 text-small">
          {method.method_fields.map(({ input_name, input_data }) => (
            <div key={input_name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{fieldWords(input_name)}</dt>
              <dd className="font-semibold">
                <bdi>{input_data}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {method?.method_informations.map(({ customer_input, customer_placeholder }) => (
        <Field key={customer_input} label={fieldWords(customer_input)} error={errors[customer_input]}>
          <TextInput
            dir="auto"
            maxLength={500}
            placeholder={customer_placeholder}
            value={values[customer_input] ?? ''}
            onChange={(event) => setValues({ ...values, [customer_input]: event.target.value })}
          />
        </Field>
      ))}
      <Field label={t('cancel.note')}>
        <Textarea dir="auto" rows={2} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button type="submit" wide progress={isSending ? t('pay.progress') : null}>
        {t('pay.tell')}
      </Button>
    </form>
  );
}
