import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { SnapRow } from '#web/ui/snap-row.tsx';
import { placeholders } from './card-skeletons.tsx';
import { SectionFailed, SectionTitle, type SectionWords, ViewAll } from './section.tsx';

type RowSectionProps<Row> = SectionWords & {
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isError' | 'refetch'>;
  card(row: Row): ReactNode;
  skeleton: ReactNode;
  /** Widths of the cards: "[--card:164px] md:[--card:230px]". */
  widths: string;
};

/** A titled row of cards: what comes is held open, what failed can be asked again, what is empty is not there. */
export function RowSection<Row extends { id: number }>({
  query: { data, isError, refetch },
  card,
  skeleton,
  widths,
  ...words
}: RowSectionProps<Row>) {
  const t = useTranslate();
  if (data?.length === 0) return null;
  if (!data && isError) return <SectionFailed {...words} onRetry={() => refetch()} />;

  return (
    <div aria-busy={!data}>
      <SnapRow
        label={words.title}
        previousLabel={t('home.previous')}
        nextLabel={t('home.next')}
        head={<SectionTitle {...words} />}
        headEnd={words.viewAll && <ViewAll to={words.viewAll} of={words.title} />}
        className={widths}
      >
        {data
          ? data.map((row) => <li key={row.id}>{card(row)}</li>)
          : placeholders(6).map((place) => <li key={place}>{skeleton}</li>)}
      </SnapRow>
    </div>
  );
}
