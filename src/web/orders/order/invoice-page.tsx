import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import { Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { proofIn } from '../contact-state.ts';
import './invoice.css';
import { useDates } from '#web/config/use-dates.ts';
import { wordsOfLine } from '../line-words.ts';
import { orderAddress, orderIdOf } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import { useOrder, useOrderLines } from '../orders.queries.ts';
import { paymentWords } from '../payment/payment-words.ts';
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

/** One sheet of paper: whatever else is on the page stays out of the print. */
function Invoice({ order, lines }: { order: TrackedOrder; lines: readonly OrderLine[] }) {
  const t = useTranslate();
  const config = useConfig();
  const { dateTime } = useDates();
  const { delivery_address: to, store } = order;
  const face = useOrderFaces()[order.order_type];

  return (
    <div className="column py-5 md:py-8">
      <div className="mx-auto mb-4 flex max-w-200 items-center justify-between gap-3 print:hidden">
        <Link
          to={orderAddress(order.id)}
          className="hit-area inline-flex items-center gap-1 rounded-xs font-semibold text-ink-2 text-small hover:text-ink"
        >
          <Icon of={ChevronLeft} size={18} directional />
          {t('invoice.back')}
        </Link>
        <Button icon={Printer} size={44} onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </div>
      <article
        data-invoice
        className="mx-auto max-w-200 rounded-card border border-line bg-surface p-5 md:p-10 print:max-w-none print:border-0 print:p-0"
      >
        <header className="flex flex-wrap items-start justify-between gap-4 border-line border-b pb-5">
          <div>
            <h1 className="font-extrabold text-headline tracking-tight">{t('invoice.title')}</h1>
            <p className="mt-1 text-ink-2 text-small">
              <bdi>{t('orders.number', { id: String(order.id) })}</bdi>
              <span aria-hidden> · </span>
              <time dateTime={order.created_at}>{dateTime(order.created_at)}</time>
            </p>
          </div>
          <address className="text-small not-italic md:text-end print:text-end">
            <bdi className="block font-bold">{config.business_name}</bdi>
            <bdi className="block text-ink-2">{config.address}</bdi>
            <bdi className="block text-ink-2 tabular">{config.phone_text || config.phone}</bdi>
          </address>
        </header>
        <div className="grid gap-5 py-5 text-small md:grid-cols-3 print:grid-cols-3">
          <Party
            title={t('invoice.bill_to')}
            lines={[to.contact_person_name, to.address, spacedPhone(to.contact_person_number)]}
          />
          {store && <Party title={t('invoice.from')} lines={[store.name, store.address, spacedPhone(store.phone)]} />}
          <Party
            title={t('order.payment')}
            lines={[paymentWords(t, order.payment_method, config), t(`order.paid.${order.payment_status}`)]}
          />
        </div>
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
      </article>
    </div>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-caption text-ink-3">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="break-words first-of-type:font-semibold">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

function LineTable({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslate();
  const money = useMoney();
  if (lines.length === 0) return <p className="text-ink-2 text-small">{t('order.lines_prescription')}</p>;
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="border-line border-b text-caption text-ink-3">
          <th scope="col" className="py-2 text-start font-semibold">
            {t('invoice.item')}
          </th>
          <th scope="col" className="w-20 py-2 text-end font-semibold max-md:w-14">
            {t('invoice.quantity')}
          </th>
          <th scope="col" className="w-28 py-2 text-end font-semibold max-md:w-20">
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-line border-b align-top">
            <td className="py-2.5">
              <bdi className="font-semibold">{line.item_details.name}</bdi>
              {wordsOfLine(line).map((word) => (
                <bdi key={word} className="block text-caption text-ink-3">
                  {word}
                </bdi>
              ))}
              <bdi className="block text-caption text-ink-3 tabular">
                {t('order.piece_price', { amount: money(line.price) })}
              </bdi>
            </td>
            <td className="py-2.5 text-end tabular">{line.quantity}</td>
            <td className="py-2.5 text-end tabular">
              <bdi>{money(line.price * line.quantity + line.total_add_on_price)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
