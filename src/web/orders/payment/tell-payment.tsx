import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfflinePaymentMethod } from '#contract/checkout/checkout.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { chosenMethod, missingFields, type OfflineDetails, OfflineFields } from '#web/payments/offline-fields.tsx';
import { offlineMethodsQuery } from '#web/payments/payments.queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useOrder } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';

/** What the shopper tells about a payment outside the shop: for the first time, or anew after it was not found. */
export default function TellPayment({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const { data: order } = useOrder({ order_id });
  const { data: methods } = useQuery(offlineMethodsQuery(useApi()));

  return (
    <Dialog open onClose={close} width={520} title={t('order.offline')} closeLabel={t('app.close')}>
      {order && methods ? <TellForm order={order} methods={methods} /> : <Skeleton className="h-60 rounded-card" />}
    </Dialog>
  );
}

function TellForm({ order, methods }: { order: TrackedOrder; methods: readonly OfflinePaymentMethod[] }) {
  const t = useTranslate();
  const { close } = useOpener();
  const tools = useOrderTools();
  const told = order.offline_payment;
  const [details, setDetails] = useState<OfflineDetails>(() => ({
    method_id: told?.data.method_id ?? methods[0]?.id ?? 0,
    fields: Object.fromEntries(told?.input.map(({ user_input, user_data }) => [user_input, user_data]) ?? []),
    customer_note: told?.data.customer_note ?? '',
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);

  async function send() {
    const method = chosenMethod(methods, details);
    if (!method) return;
    const missing = missingFields(method, details);
    if (missing.length > 0) return setErrors(Object.fromEntries(missing.map((name) => [name, t('pay.field_needed')])));
    setSending(true);
    try {
      const { tellOfflinePayment } = await import('../orders.calls.ts');
      const fields = method.method_informations.map(({ customer_input: name }) => [
        name,
        details.fields[name]?.trim() ?? '',
      ]);
      const values = { ...Object.fromEntries(fields), customer_note: details.customer_note.trim() };
      const payment = { order_id: order.id, method_id: method.id, isNew: !told, values };
      await tellOfflinePayment(tools, payment);
      showToast({ id: 'payment', text: t('pay.updated') });
      close();
    } catch (failure) {
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
      <OfflineFields
        methods={methods}
        details={details}
        onChange={setDetails}
        methodLegend={told || methods.length === 1 ? '' : t('order.payment_method')}
        noteLabel={t('cancel.note')}
        errors={errors}
      />
      <Button type="submit" wide progress={isSending ? t('pay.progress') : null}>
        {t('pay.tell')}
      </Button>
    </form>
  );
}
