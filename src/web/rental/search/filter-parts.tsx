import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { toggled } from '#web/listing/filters/list-filter.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

/** How many vehicles a choice would show; undefined where that is not counted. */
type Counts<Value> = readonly { value: Value; count: number }[] | undefined;

const countOf = <Value,>(counts: Counts<Value>, value: Value): number | undefined =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);

export function FilterPart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t py-5">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 id={id} className="font-bold text-small">
          {title}
        </h3>
        {note && <span className="text-caption text-ink-3">{note}</span>}
      </div>
      {children}
    </section>
  );
}

type ChoicesProps<Value> = {
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  counts: Counts<Value>;
  onChange(toggle: (now: readonly Value[]) => readonly Value[]): void;
};

const FIRST = 5;

/** Choices by name with their counts; the first five, and the rest on demand. What is chosen is always in sight. */
export function CheckChoices<Value extends string | number>({
  choices,
  chosen,
  counts,
  onChange,
}: ChoicesProps<Value>) {
  const t = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? choices : choices.filter(({ value }, at) => at < FIRST || chosen.includes(value));
  const hidden = choices.length - shown.length;
  return (
    <>
      <ul>
        {shown.map(({ value, label }) => {
          const count = countOf(counts, value);
          const isChosen = chosen.includes(value);
          return (
            <li key={value} className="flex items-center justify-between gap-2">
              <Checkbox
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onChange((now) => toggled(now, value))}
                aria-label={count === undefined ? label : t('trip_search.count_of', { name: label, count })}
                className="min-h-9! min-w-0 flex-1"
              >
                <bdi>{label}</bdi>
              </Checkbox>
              {count !== undefined && (
                <span aria-hidden className="text-caption text-ink-3 tabular">
                  {count}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {(hidden > 0 || isWhole) && choices.length > FIRST && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="hit-area mt-1 rounded-xs font-semibold text-accent-ink text-small hover:underline"
        >
          {isWhole ? t('trip_search.show_less') : t('trip_search.show_more', { count: hidden })}
        </button>
      )}
    </>
  );
}

/** A few choices side by side. */
export function ChipChoices<Value extends string | boolean>({
  choices,
  chosen,
  counts,
  onChange,
}: ChoicesProps<Value>) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-1.5">
      {choices.map(({ value, label }) => {
        const count = countOf(counts, value);
        const isChosen = chosen.includes(value);
        return (
          <Chip
            key={String(value)}
            selected={isChosen}
            disabled={count === 0 && !isChosen}
            onClick={() => onChange((now) => toggled(now, value))}
            aria-label={count === undefined ? label : t('trip_search.count_of', { name: label, count })}
            className="px-2.5!"
          >
            <bdi>{label}</bdi>
          </Chip>
        );
      })}
    </div>
  );
}
