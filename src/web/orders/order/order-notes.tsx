import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/orders.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Fact, OrderCard } from '../list/order-card.tsx';
import { PictureRow } from '../picture-row.tsx';

/** What the shopper told the store and the courier. */
export function ShopperNotes({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const notes = [
    { label: t('order.note'), text: order.order_note },
    { label: t('order.note_unavailable'), text: order.unavailable_item_note },
    { label: t('order.note_delivery'), text: order.delivery_instruction },
    { label: t('order.note_cutlery'), text: order.cutlery ? t('order.note_cutlery_yes') : null },
  ].filter(({ text }) => text);
  if (notes.length === 0) return null;
  return (
    <OrderCard title={t('order.notes')}>
      <dl className="flex flex-col gap-3">
        {notes.map(({ label, text }) => (
          <Fact key={label} label={label}>
            <bdi>{text}</bdi>
          </Fact>
        ))}
      </dl>
    </OrderCard>
  );
}

const CANCELERS = ['customer', 'vendor', 'delivery_man', 'admin'] as const;

export function CancellationNote({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  if (order.order_status !== 'canceled') return null;
  const by = CANCELERS.find((known) => known === order.canceled_by);
  return (
    <OrderCard title={t('order.canceled')}>
      <dl className="flex flex-col gap-3">
        {by && (
          <Fact label={t('order.canceled_by')}>
            <span className="block first-letter:uppercase">{t(`order.canceled_by.${by}`)}</span>
          </Fact>
        )}
        {order.cancellation_reason && (
          <Fact label={t('order.reason')}>
            <bdi>{order.cancellation_reason}</bdi>
          </Fact>
        )}
        {order.cancellation_note && (
          <Fact label={t('order.comment')}>
            <bdi>{order.cancellation_note}</bdi>
          </Fact>
        )}
      </dl>
    </OrderCard>
  );
}

const REFUND_TONES = { pending: 'warn', approved: 'success', rejected: 'danger' } as const;

type RefundNoteProps = { order: TrackedOrder; lines: readonly OrderLine[] };

export function RefundNote({ order: { refund }, lines }: RefundNoteProps) {
  const { t, language } = useI18n();
  const money = useMoney();
  if (!refund) return null;
  const about = lines.filter(({ id }) => refund.line_ids?.includes(id));
  return (
    <OrderCard
      title={t('order.refund')}
      aside={
        <Badge tone={REFUND_TONES[refund.refund_status]} shape="pill">
          {t(`order.refund.${refund.refund_status}`)}
        </Badge>
      }
    >
      <dl className="flex flex-col gap-3">
        <Fact label={t('order.refund_amount')}>
          <bdi className="font-semibold tabular">{money(refund.refund_amount)}</bdi>
        </Fact>
        {about.length > 0 && (
          <Fact label={t('order.refund_lines')}>
            <bdi>
              {commaList(
                about.map(({ item_details }) => item_details.name),
                language,
              )}
            </bdi>
          </Fact>
        )}
        <Fact label={t('order.reason')}>
          <bdi>{refund.customer_reason}</bdi>
        </Fact>
        {refund.customer_note && (
          <Fact label={t('order.comment')}>
            <bdi>{refund.customer_note}</bdi>
          </Fact>
        )}
        {refund.admin_note && (
          <Fact label={t('order.refund_answer')}>
            <bdi>{refund.admin_note}</bdi>
          </Fact>
        )}
        {refund.image_full_url.length > 0 && (
          <Fact label={t('order.refund_pictures')}>
            <PictureRow urls={refund.image_full_url} alt={(number) => t('order.refund_picture', { number })} />
          </Fact>
        )}
      </dl>
    </OrderCard>
  );
}
