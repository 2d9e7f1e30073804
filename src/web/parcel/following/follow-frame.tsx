import { type ReactNode, Suspense } from 'react';
import type { Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { MAP_COLUMNS } from '#web/orders/tracking/map-columns.ts';
import { MapFrame } from '#web/orders/tracking/map-frame.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';

const FollowMap = lazyWithRetry(() => import('./follow-map.tsx'));

export type MappedWay = { from: Point; to: Point; courier: Point | null; comesBack: boolean };

type FollowFrameProps = {
  /** Null: it is not under way, or nobody knows where. */
  way: MappedWay | null;
  /** What a screen reader says when it changes. */
  said: string;
  /** Where the way back leads, if not to the orders. */
  back?: string;
  /** The one thing to do, within reach of the thumb. */
  action?: ReactNode;
  children: ReactNode;
};

/** A map with a sheet over its foot on a phone, beside each other on a wide screen. */
export function FollowFrame({ way, said, back, action, children }: FollowFrameProps) {
  const t = useTranslate();
  useOwnPart(way ? 'phone-screen' : 'phone-footer');
  useOwnPart('phone-bar', Boolean(action));
  return (
    <div className={way ? MAP_COLUMNS : 'column py-6'}>
      {way && (
        <MapFrame label={t('parcel_track.map')} back={back}>
          <Suspense fallback={<Skeleton className="h-full" />}>
            <FollowMap {...way} />
          </Suspense>
        </MapFrame>
      )}
      <div
        className={
          way
            ? 'relative z-1 -mt-5 flex flex-col gap-4 rounded-t-sheet bg-surface px-4 pt-6 pb-6 md:order-first md:mt-0 md:self-start md:rounded-card md:border md:border-line md:p-6'
            : 'mx-auto flex max-w-140 flex-col gap-4 rounded-card border border-line bg-surface p-5 md:p-8'
        }
      >
        {way && (
          <span aria-hidden className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-pill bg-line-2 md:hidden" />
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
        {children}
        {action && (
          <div
            data-bottom-bar
            className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom,0px))]"
          >
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
