import ZoomIn from 'lucide-react/icons/zoom-in';
import { type ReactNode, Suspense, useState } from 'react';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { FRAMES, type GalleryLook } from './frames.ts';
import { Thumbnails } from './thumbnails.tsx';

// Comes with the first press: most shoppers look without it.
const ZoomPane = lazyWithRetry(() => import('./zoom-pane.tsx'));

type GalleryProps = {
  item: Pick<ItemDetails, 'name' | 'image' | 'images'>;
  look: GalleryLook;
  /** Lies over the upper start corner. */
  badges?: ReactNode;
};

export function Gallery({ item, look, badges }: GalleryProps) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const { frame, ratio, sizes } = FRAMES[look];
  const pictures = item.images.length > 0 ? item.images : [item.image];
  const shown = pictures[at] ?? item.image;
  const thumbnails = pictures.length > 1 && (
    <Thumbnails name={item.name} pictures={pictures} at={at} onChoose={setAt} />
  );

  return (
    <div className={classNames('relative', look === 'tall' && 'h-full')}>
      <div className={classNames('relative overflow-hidden bg-sunken', frame)}>
        <Picture
          id={shown}
          ratio={ratio}
          alt={item.name}
          sizes={sizes}
          widest={look === 'page' ? 1280 : 960}
          theme={theme}
          priority
          className="h-full!"
        />
        {zoomed ? (
          <Suspense fallback={null}>
            <ZoomPane id={shown} onLeave={() => setZoomed(false)} />
          </Suspense>
        ) : (
          <button
            type="button"
            aria-label={t('item.zoom_in')}
            onClick={() => setZoomed(true)}
            className="group/zoom absolute inset-0 cursor-zoom-in rounded-[inherit] focus-visible:shadow-[inset_var(--focus-ring)]"
          >
            <span className="absolute inset-e-3 bottom-3 grid size-10 place-items-center rounded-pill bg-glass text-ink shadow-(--elevation-card) group-focus-visible/zoom:shadow-(--focus-ring)">
              <Icon of={ZoomIn} />
            </span>
          </button>
        )}
        {badges && (
          <div className="pointer-events-none absolute inset-s-4 top-4 flex flex-col items-start gap-1.5">{badges}</div>
        )}
      </div>
      {look === 'tall' ? (
        <div className="max-[1000px]:pt-3 min-[1000px]:absolute min-[1000px]:inset-x-4 min-[1000px]:bottom-4 min-[1000px]:pe-14">
          {thumbnails}
        </div>
      ) : (
        <div className={look === 'wide' ? 'px-4 pt-3' : 'pt-3'}>{thumbnails}</div>
      )}
    </div>
  );
}
