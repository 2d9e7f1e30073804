import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { Window } from '#domain/catalog/opening-hours.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/store.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import type { StoreCardData } from '../catalog/cards.ts';
import { ShareButton } from '../catalog/links/share-button.tsx';
import { openingText } from '../catalog/store-words.ts';
import { BackButton } from './back-button.tsx';

type HeadStore = StoreCardData & { address: string; next_closing: string | null; schedules: readonly Window[] };

type StoreHeadFrameProps = {
  store: HeadStore;
  /** Its own page, to share. */
  path: string;
  favouriteKind: 'store' | 'provider';
  /** Beside the name. */
  facts: ReactNode;
  /** More to press, on the cover. */
  actions?: ReactNode;
};

/** Cover, logo, name, where it is and whether it is open, of a store or a provider of vehicles. */
export function StoreHeadFrame({ store, path, favouriteKind, facts, actions }: StoreHeadFrameProps) {
  const theme = useSession(({ settings }) => settings.theme);
  const closed = store.open === 0;

  return (
    <section aria-label={store.name}>
      <div className="relative h-37.5 overflow-hidden bg-sunken max-md:-mx-(--space-gutter) md:h-40 md:rounded-sheet">
        <Picture
          id={store.cover_photo}
          ratio="5x1"
          alt=""
          sizes="(min-width: 1304px) 1320px, (min-width: 830px) 100vw, 830px"
          widest={1600}
          theme={theme}
          priority
          className={classNames('h-full', closed && 'opacity-75 grayscale-75')}
        />
        <BackButton className="absolute inset-s-3 top-3 bg-glass shadow-(--elevation-card) hover:bg-surface md:inset-s-4 md:top-4" />
        <div data-top-bar className="absolute inset-e-3 top-3 flex gap-2 md:inset-e-4 md:top-4">
          {actions}
          <Heart kind={favouriteKind} id={store.id} name={store.name} size={44} />
          <ShareButton title={store.name} path={path} />
        </div>
      </div>
      <div className="flex flex-col gap-4 min-[900px]:flex-row min-[900px]:items-start min-[900px]:gap-6">
        <div className="flex min-w-0 flex-1 gap-3 md:gap-5 md:ps-2">
          <span
            className={classNames(
              'relative -mt-5 size-18 shrink-0 overflow-hidden rounded-card ring-4 ring-canvas md:-mt-9 md:size-24 md:rounded-sheet',
              closed && 'grayscale-75',
            )}
          >
            <Picture id={store.logo} ratio="1x1" alt="" sizes="96px" widest={240} theme={theme} />
          </span>
          <div className="min-w-0 pt-3 md:pt-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h1 className="min-w-0 break-words font-extrabold text-title tracking-tight md:text-headline">
                <bdi>{store.name}</bdi>
              </h1>
              <OpenState store={store} />
            </div>
            <p className="mt-1 text-ink-2 text-small md:text-body">
              <bdi>{store.tagline}</bdi>
            </p>
            <AddressButton store={store} />
          </div>
        </div>
        {facts}
      </div>
    </section>
  );
}

function OpenState({ store }: { store: HeadStore }) {
  const { t, language } = useI18n();
  if (store.open === 0)
    return (
      <Badge tone="inverse" shape="pill" icon={Clock}>
        <span className="truncate">{openingText(t, language, store.next_opening)}</span>
      </Badge>
    );
  return (
    <Badge tone="success" shape="pill">
      {store.next_closing ? t('store.open_until', { time: store.next_closing }) : t('store.open')}
    </Badge>
  );
}

function AddressButton({ store }: { store: HeadStore }) {
  const t = useTranslate();
  const { open } = useOpener();
  return (
    <button
      type="button"
      aria-label={`${t('store.map')}: ${store.address}`}
      onClick={() =>
        open({
          name: 'store-map',
          store: {
            name: store.name,
            address: store.address,
            lat: store.lat,
            lng: store.lng,
            schedules: store.schedules,
          },
        })
      }
      className="hit-area mt-0.5 inline-flex max-w-full items-center gap-1.5 rounded-xs text-accent-ink text-small hover:underline"
    >
      <Icon of={MapPin} size={16} />
      <bdi className="truncate">{store.address}</bdi>
    </button>
  );
}
