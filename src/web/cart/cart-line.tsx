import type { CartLine as Line } from '#contract/cart/shapes.ts';
import { commaList } from '#domain/language/comma-list.ts';
import type { LineTotal } from '#domain/pricing/goods-total.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/cart.ts';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { isGone } from './line-price.ts';
import { LineStepper } from './line-stepper.tsx';
import { lineWords } from './line-words.ts';
import { SubstitutionChoice } from './substitution-choice.tsx';

/** A line with its price, as the bill counts it. */
type PricedLine = { line: Line; price: LineTotal | undefined };

export function CartLine({ line, price }: PricedLine) {
  return (
    <li className="flex gap-3.5 border-line border-b py-4 last:border-b-0">
      <EditPicture line={line} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className={classNames('min-w-0', isGone(line) && 'text-ink-3')}>
          <h3 className="line-clamp-2 font-semibold text-small">
            <bdi>{line.item.name}</bdi>
          </h3>
          <Details line={line} />
        </div>
        <div className="mt-auto flex items-end justify-between gap-2 pt-1.5">
          <LinePrice line={line} price={price} />
          <LineStepper line={line} />
        </div>
      </div>
    </li>
  );
}

/** Opens the item again, to change what was selected. */
function EditPicture({ line }: { line: Line }) {
  const t = useTranslate();
  const { open } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <button
      type="button"
      aria-label={t('cart.edit', { name: line.item.name })}
      onClick={() => open({ name: 'quick-view', item: line.item, cartLine: line })}
      className={classNames(
        'size-19 shrink-0 self-start overflow-hidden rounded-[10px] bg-sunken',
        isGone(line) && 'opacity-50 grayscale',
      )}
    >
      <Picture
        id={line.item.image}
        ratio="4x3"
        alt=""
        sizes="101px"
        widest={240}
        theme={theme}
        className="aspect-square"
      />
    </button>
  );
}

function Details({ line }: { line: Line }) {
  const { t, language } = useI18n();
  const hasGenericName = useModuleProfile()?.abilities.generic_name ?? false;
  const words = lineWords(line, language);
  const { generic_name, is_prescription_required } = line.item;

  return (
    <>
      {hasGenericName && generic_name.length > 0 && (
        <p className="truncate text-caption text-ink-3">
          <bdi>{commaList(generic_name, language)}</bdi>
        </p>
      )}
      {words && (
        <p className="line-clamp-2 text-caption text-ink-3">
          <bdi>{words}</bdi>
        </p>
      )}
      {is_prescription_required === 1 && (
        <p className="text-caption text-danger-ink first-letter:uppercase">{t('cart.prescription')}</p>
      )}
      <SubstitutionChoice line={line} />
      {line.unavailable && (
        <p className="font-semibold text-caption text-danger-ink">
          {t(isSoldOut(line) ? 'cart.refused.stock' : `cart.gone.${line.unavailable}`)}
        </p>
      )}
    </>
  );
}

/** Of what was chosen nothing is left, as the checkout says it too. */
const isSoldOut = ({ unavailable, item, variation: [chosen] }: Line) =>
  unavailable === 'stock' &&
  (item.stock === 0 ||
    item.variations.some(({ type, stock }) => stock === 0 && chosen && 'type' in chosen && chosen.type === type));

function LinePrice({ line, price }: PricedLine) {
  const t = useTranslate();
  const money = useMoney();
  // What the store takes off the whole order only the coming bill knows: as quiet as any wait, and no guess.
  if (!price) return <Skeleton className="my-2.5 h-4 w-14 rounded-xs" />;
  const { total, off } = price;

  return (
    <p className={classNames('min-w-0 py-1.5 tabular', isGone(line) && 'text-ink-3')}>
      <bdi className="font-bold text-body">{money(total)}</bdi>
      {off > 0 && (
        <s className="ms-1.5 text-caption text-ink-3">
          <span className="sr-only">{t('card.was', { amount: '' })}</span>
          <bdi>{money(total + off)}</bdi>
        </s>
      )}
    </p>
  );
}
