import { Link } from 'react-router';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import { productPath } from '#web/catalog/links/product-address.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n } from '#web/i18n/lazy/orders.ts';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { wordsOfLine } from '../line-words.ts';
import { OrderPicture } from '../order-picture.tsx';

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.id}
          className="relative flex items-center gap-3.5 border-line border-b py-3.5 first:pt-0 last:border-b-0 last:pb-0 has-[a:focus-visible]:shadow-(--focus-ring)"
        >
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { t, language } = useI18n();
  const money = useMoney();
  const { name, slug } = line.item_details;
  const words = wordsOfLine(line, language);
  const whole = line.price * line.quantity + line.total_add_on_price;

  return (
    <>
      <OrderPicture url={line.image_full_url} size={64} className="rounded-thumb" />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-semibold text-small">
          {line.item_id !== null && slug ? (
            <Link to={productPath({ id: line.item_id, slug })} className="card-link hover:underline">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        {words.map((word) => (
          <p key={word} className="text-caption text-ink-3">
            <bdi>{word}</bdi>
          </p>
        ))}
        {line.substitution && <p className="text-caption text-ink-3">{t(`order.substitution.${line.substitution}`)}</p>}
        <p className="pt-0.5 text-caption text-ink-3 tabular">
          <Dotted>
            {t('order.quantity', { count: line.quantity })}
            <bdi>{t('order.piece_price', { amount: money(line.price) })}</bdi>
          </Dotted>
        </p>
      </div>
      <p className="flex shrink-0 flex-col items-end text-caption text-ink-3 tabular">
        <bdi className="font-bold text-body text-ink">{money(whole - line.discount_on_item)}</bdi>
        {line.discount_on_item > 0 && (
          <s>
            <span className="sr-only">{t('card.was', { amount: '' })}</span>
            <bdi>{money(whole)}</bdi>
          </s>
        )}
      </p>
    </>
  );
}
