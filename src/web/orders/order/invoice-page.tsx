import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/orders.ts';
import { proofIn } from '../contact-state.ts';
import { wordsOfLine } from '../line-words.ts';
import { orderAddress, orderIdOf } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import { useOrder, useOrderLines } from '../orders.queries.ts';
import { paymentWords } from '../payment/payment-words.ts';
import { InvoiceSheet, InvoiceTable, Party } from './invoice-sheet.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderSums } from './order-sums.tsx';

export default function InvoicePage() {
  const order_id = orderIdOf(useParams().id);
  return order_id && <NamedInvoice key={order_id} order_id={order_id} />;
}

function NamedInvoice({ order_id }: { order_id: number }) {
  const name = { order_id, ...proofIn(useLocation().state) };
  const { data: order, error, refetch } = useOrder(name);
  const { data: lines } = useOrderLines(name);
  if (!order && error) return <OrderMissing error={error} onRetry={() => refetch()} />;
  if (!order || !lines) return <OrderSkeleton />;
  return <Invoice order={order} lines={lines} />;
}

function Invoice({ order, lines }: { order: TrackedOrder; lines: readonly OrderLine[] }) {
  const t = useTranslate();
  const config = useConfig();
  const { delivery_address: to, store } = order;
  const face = useOrderFaces()[order.order_type];

  return (
    <InvoiceSheet
      words={{
        title: t('invoice.title'),
        number: t('orders.number', { id: String(order.id) }),
        back: t('invoice.back'),
        print: t('invoice.print'),
      }}
      created_at={order.created_at}
      back={{ to: orderAddress(order.id) }}
      parties={
        <>
          <Party
            title={t('invoice.bill_to')}
            lines={[to.contact_person_name, to.address, spacedPhone(to.contact_person_number)]}
          />
          {store && <Party title={t('invoice.from')} lines={[store.name, store.address, spacedPhone(store.phone)]} />}
          <Party
            title={t('order.payment')}
            lines={[paymentWords(t, order.payment_method, config, order), t(`order.paid.${order.payment_status}`)]}
          />
        </>
      }
    >
      {face ? (
        <Suspense fallback={null}>
          <face.InvoiceLines order={order} />
        </Suspense>
      ) : (
        <LineTable lines={lines} />
      )}
      <div className="ms-auto mt-5 max-w-90">
        <OrderSums order={order} lines={lines} />
      </div>
      <p className="mt-8 text-ink-2 text-small">{t('invoice.thanks')}</p>
    </InvoiceSheet>
  );
}

function LineTable({ lines }: { lines: readonly OrderLine[] }) {
  const { t, language } = useI18n();
  const money = useMoney();
  if (lines.length === 0) return <p className="text-ink-2 text-small">{t('order.lines_prescription')}</p>;
  return (
    <InvoiceTable
      heads={{ what: t('invoice.item'), quantity: t('invoice.quantity'), amount: t('invoice.amount') }}
      rows={lines.map((line) => ({
        id: line.id,
        what: (
          <>
            <bdi className="font-semibold">{line.item_details.name}</bdi>
            {wordsOfLine(line, language).map((word) => (
              <bdi key={word} className="block text-caption text-ink-3">
                {word}
              </bdi>
            ))}
            <bdi className="block text-caption text-ink-3 tabular">
              {t('order.piece_price', { amount: money(line.price) })}
            </bdi>
          </>
        ),
        quantity: line.quantity,
        amount: money(line.price * line.quantity + line.total_add_on_price),
      }))}
    />
  );
}
