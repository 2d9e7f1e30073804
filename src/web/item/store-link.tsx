import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useLocation } from 'react-router';
import type { Store } from '#contract/catalog/store-shape.ts';
import { storeAddress } from '#web/catalog/links/store-address.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** Whose it is. Not there on the store's own page, where everything is the store's. */
export function StoreLink({ store }: { store: Store }) {
  const { pathname } = useLocation();
  const { close } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);
  const isHere = [store.slug, String(store.id)].some((name) => pathname === `/store/${encodeURIComponent(name)}`);
  if (isHere) return null;

  return (
    <Link
      to={storeAddress({ ...store, lat: Number(store.latitude), lng: Number(store.longitude) })}
      onClick={close}
      className="hit-area inline-flex max-w-[calc(100%-var(--aside,0px))] items-center gap-2 self-start rounded-xs font-semibold text-ink-2 text-small hover:text-ink"
    >
      <span className="size-7 shrink-0 overflow-hidden rounded-xs">
        <Picture id={store.logo} ratio="1x1" alt="" sizes="28px" widest={96} theme={theme} />
      </span>
      <bdi className="truncate">{store.name}</bdi>
      <Icon of={ChevronRight} size={16} directional />
    </Link>
  );
}
