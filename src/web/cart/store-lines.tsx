import { Link } from 'react-router';
import { keyOfLine } from '#contract/cart/selection.ts';
import type { CartLine as Line } from '#contract/cart/shapes.ts';
import type { LineTotal } from '#domain/pricing/goods-total.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { CartLine } from './cart-line.tsx';

type Priced = { line: Line; price: LineTotal | undefined };

/** Lines of one store under its name, with the way back to its shelves. */
export function CartStore({ lines }: { lines: readonly [Priced, ...Priced[]] }) {
  const t = useTranslate();
  const { close } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);
  const { store, item } = lines[0].line;

  return (
    <section aria-label={store.name}>
      <header className="flex items-center gap-3 pt-1 pb-1">
        {store.logo && (
          <Picture
            id={store.logo}
            ratio="1x1"
            alt=""
            sizes="32px"
            widest={96}
            theme={theme}
            className="size-8! shrink-0 rounded-control"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-small">
            <bdi>{store.name}</bdi>
          </p>
          <p className="text-caption text-ink-3">{deliveryTime(t, item.delivery_time)}</p>
        </div>
        <Link
          to={addressOf(lines[0].line)}
          onClick={close}
          aria-label={t('cart.add_more_of', { store: store.name })}
          className="hit-area shrink-0 font-semibold text-accent-ink text-small hover:underline"
        >
          {t('cart.add_more')}
        </Link>
      </header>
      <ul>
        {lines.map(({ line, price }) => (
          <CartLine key={keyOfLine(line)} line={line} price={price} />
        ))}
      </ul>
    </section>
  );
}

const addressOf = ({ store, item }: Line): string =>
  `/store/${encodeURIComponent(store.slug || String(store.id))}?${new URLSearchParams({
    id: String(store.id),
    module_id: String(item.module_id),
    module_type: item.module_type,
    lat: store.latitude,
    lng: store.longitude,
    store_zone_id: String(item.zone_id),
  })}`;
