import { useParams } from 'react-router';
import type { Reply } from '#contract/endpoint.ts';
import type { followParcel } from '#contract/parcel/follow.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { MissingOrFailed } from '#web/orders/order/missing-or-failed.tsx';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { FollowFrame } from './follow-frame.tsx';
import { ParcelProgress } from './parcel-progress.tsx';
import { useFollowedParcel } from './use-followed-parcel.ts';

/** Nothing more happens to it, unless it is on its way back. */
const OVER: ReadonlySet<OrderStatus> = new Set(['delivered', 'canceled', 'returned']);

/** What whoever was given the link sees of a parcel. */
export default function FollowPage() {
  const { data, error, refetch } = useFollowedParcel(useParams().key ?? '');
  if (data) return <Followed parcel={data} />;
  return error ? <Unfollowed error={error} onRetry={() => refetch()} /> : <TrackSkeleton />;
}

function Followed({ parcel }: { parcel: Reply<typeof followParcel> }) {
  const t = useTranslate();
  const { from, to, courier, comes_back: comesBack, category, expected_at } = parcel;
  const isUnderWay = expected_at !== null || comesBack;
  const isOver = OVER.has(parcel.order_status) && !comesBack;
  const hint = isOver ? null : t(comesBack ? 'parcel_track.follow.rough_back' : 'parcel_track.follow.rough');
  const status = comesBack ? t('parcel_track.state.coming_back') : t(`orders.status.${parcel.order_status}`);
  return (
    <FollowFrame
      way={isUnderWay && from && to ? { from, to, courier, comesBack } : null}
      said={t('parcel_track.follow.now', { status })}
      back="/"
    >
      <ParcelProgress parcel={{ ...parcel, comesBack }} remaining={parcel.remaining_minutes} receiver={null} />
      <div className="flex items-center gap-3 border-line border-t pt-4">
        <OrderPicture url={category.image_full_url} size={40} className="rounded-thumb" />
        <p className="min-w-0">
          <bdi className="block font-semibold text-small">{category.name}</bdi>
          {hint && <span className="block text-ink-2 text-small">{hint}</span>}
        </p>
      </div>
      {isOver && (
        <LinkButton to="/parcel-delivery-info" look="secondary" wide>
          {t('parcel_track.follow.send')}
        </LinkButton>
      )}
    </FollowFrame>
  );
}

function Unfollowed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslate();
  return (
    <MissingOrFailed
      error={error}
      onRetry={onRetry}
      missing={{
        picture: 'parcel',
        title: t('parcel_track.follow.missing'),
        text: t('parcel_track.follow.missing_text'),
        action: <LinkButton to="/home">{t('orders.shop')}</LinkButton>,
      }}
      failed={t('parcel_track.follow.failed')}
    />
  );
}
