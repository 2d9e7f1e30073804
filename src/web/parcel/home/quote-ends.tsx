import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { END_NAMES, type EndName, type ParcelDraft } from '../send/parcel-draft.ts';

/** `title` asks for a place that is not known yet. */
export const END_WORDS = {
  sender: { name: 'parcel.quote_from', title: 'parcel.quote_where_from' },
  receiver: { name: 'parcel.quote_to', title: 'parcel.quote_where_to' },
} as const;

type QuoteEndsProps = {
  ends: Pick<ParcelDraft, EndName>;
  /** Whose place cannot be served. */
  wrong: EndName | undefined;
  onFind(end: EndName): void;
  onSwap(): void;
};

/** From where to where; each is found on the map, both can be swapped. */
export function QuoteEnds({ ends, wrong, onFind, onSwap }: QuoteEndsProps) {
  const t = useTranslate();
  return (
    <div className="relative rounded-control border border-line-control">
      {END_NAMES.map((end) => (
        <button
          key={end}
          type="button"
          onClick={() => onFind(end)}
          className={classNames(
            'flex min-h-12.5 w-full items-center gap-3.5 px-4 py-1 pe-16 text-start focus-visible:shadow-(--focus-ring)',
            end === 'sender' ? 'rounded-t-control' : 'rounded-b-control border-line border-t',
            end === wrong && 'outline-2 outline-danger-ink',
          )}
        >
          <span
            aria-hidden
            className={
              end === 'sender'
                ? 'size-3.5 shrink-0 rounded-pill border-4 border-inverse'
                : 'size-3.5 shrink-0 rounded-[3px] bg-accent'
            }
          />
          <span className="min-w-0 flex-1">
            <span className="block text-caption text-ink-3">{t(END_WORDS[end].name)}</span>
            <bdi className={classNames('block truncate text-small', ends[end].place ? 'font-semibold' : 'text-ink-3')}>
              {ends[end].place?.address ?? t(END_WORDS[end].title)}
            </bdi>
          </span>
        </button>
      ))}
      <span className="absolute inset-e-3 top-1/2 -translate-y-1/2">
        <IconButton icon={ArrowUpDown} look="outline" label={t('parcel.quote_swap')} onClick={onSwap} />
      </span>
    </div>
  );
}
