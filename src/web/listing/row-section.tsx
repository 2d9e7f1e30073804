import type { ReactNode } from 'react';
import { isWorthARow } from '#domain/catalog/menu-length.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { SnapRow } from '#web/ui/lists/snap-row.tsx';
import { placeholders } from './cards/card-skeletons.tsx';
import { SectionFailed, SectionTitle, type SectionWords, ViewAll } from './section.tsx';

type Cards<Row> = {
  card(row: Row): ReactNode;
  skeleton: ReactNode;
  /** Widths of the cards: "[--card:164px] md:[--card:230px]". */
  widths: string;
};

type RowSectionProps<Row> = SectionWords &
  Cards<Row> & {
    query: { data: readonly Row[] | undefined; isError: boolean; refetch(): unknown };
    /** Beside the title: a countdown. */
    mark?: ReactNode;
    /** For a row that says something with fewer cards than others: where somebody ordered before. */
    least?: number;
  };

/** A titled row of cards: skeletons while it loads, a button to try again when it failed, nothing when there is too little for a row. */
export function RowSection<Row extends { id: number }>({
  query: { data, isError, refetch },
  mark,
  least,
  card,
  skeleton,
  widths,
  ...words
}: RowSectionProps<Row>) {
  if (data && !(least === undefined ? isWorthARow(data.length) : data.length >= least)) return null;
  if (!data && isError) return <SectionFailed {...words} onRetry={() => refetch()} />;
  return (
    <CardRow
      label={words.title}
      head={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div>
            <SectionTitle {...words} />
          </div>
          {mark}
        </div>
      }
      headEnd={words.viewAll && <ViewAll to={words.viewAll} of={words.title} />}
      rows={data}
      card={card}
      skeleton={skeleton}
      widths={widths}
    />
  );
}

type CardRowProps<Row> = Cards<Row> & {
  label: string;
  head?: ReactNode;
  headEnd?: ReactNode;
  rows: readonly Row[] | undefined;
};

function CardRow<Row extends { id: number }>({
  label,
  head,
  headEnd,
  rows,
  card,
  skeleton,
  widths,
}: CardRowProps<Row>) {
  const t = useTranslate();
  return (
    <div aria-busy={!rows}>
      <SnapRow
        label={label}
        previousLabel={t('home.previous')}
        nextLabel={t('home.next')}
        head={head}
        headEnd={headEnd}
        className={widths}
      >
        {rows
          ? rows.map((row) => <li key={row.id}>{card(row)}</li>)
          : placeholders(6).map((place) => <li key={place}>{skeleton}</li>)}
      </SnapRow>
    </div>
  );
}
