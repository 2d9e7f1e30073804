import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentProps, Suspense } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleKind } from '#web/modules/module-kind.tsx';
import { useSession } from '#web/session/session.tsx';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const LocationPanel = lazyWithRetry(() => import('./location-panel.tsx'));

/** The shopper's place in the header, and behind it the ways to change it. */
export function LocationSelector() {
  const t = useTranslate();
  return (
    <Popover trigger={<PlaceButton />} title={t('place.popover_title')} closeLabel={t('app.close')} width={400}>
      {(close) => (
        <Suspense fallback={<div className="h-52" />}>
          <LocationPanel onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}

/** Two lines in the full header and on phones, one in the compact header between them. */
function PlaceButton(props: ComponentProps<'button'>) {
  const t = useTranslate();
  const { placeLabel } = useModuleKind();
  const location = useSession((session) => session.location);
  return (
    <button
      type="button"
      {...props}
      className="flex min-h-11 min-w-0 max-w-full items-center gap-2.5 rounded-control px-2 text-start hover:bg-hover active:bg-press md:max-w-[min(100%,18.75rem)]"
    >
      <Icon of={MapPin} className="text-accent-ink max-md:size-6" />
      <span className="flex min-w-0 flex-col">
        <span className="text-caption text-ink-3 md:max-wide:sr-only">{t(placeLabel)}</span>
        <span className="flex min-w-0 items-center gap-1.5">
          {/* The stored address may stand here before React does: see session/before-paint. */}
          <bdi
            data-place
            suppressHydrationWarning
            className="truncate font-bold text-body leading-[1.25rem] md:max-w-62.5 md:font-semibold md:text-small"
          >
            {location ?? t('place.yours')}
          </bdi>
          <Icon of={ChevronDown} size={18} className="md:hidden" />
        </span>
      </span>
      <Icon of={ChevronDown} size={16} className="hidden text-ink-3 md:block" />
    </button>
  );
}
