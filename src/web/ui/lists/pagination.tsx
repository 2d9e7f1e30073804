import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, type To } from 'react-router';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = {
  page: number;
  pages: number;
  to(page: number): To;
  labels: { nav: string; previous: string; next: string; page(number: number): string };
};

const CELL = 'grid h-11 min-w-11 place-items-center rounded-control px-2 font-semibold text-small tabular';

/** Pages are addresses: each number is a link that can be opened, shared and indexed. */
export function Pagination({ page, pages, to, labels }: PaginationProps) {
  if (pages <= 1) return null;

  return (
    <nav aria-label={labels.nav}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Turn to={page > 1 ? to(page - 1) : null} label={labels.previous} icon={ChevronLeft} />
        {pageNumbers(page, pages).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark}>
            {mark === 'gap' ? (
              <span aria-hidden className={classNames(CELL, 'text-ink-3')}>
                …
              </span>
            ) : (
              <Link
                to={to(mark)}
                aria-label={labels.page(mark)}
                aria-current={mark === page ? 'page' : undefined}
                className={classNames(CELL, mark === page ? 'bg-inverse text-on-inverse' : 'text-ink hover:bg-hover')}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
        <Turn to={page < pages ? to(page + 1) : null} label={labels.next} icon={ChevronRight} />
      </ul>
    </nav>
  );
}

function Turn({ to, label, icon }: { to: To | null; label: string; icon: Glyph }) {
  return (
    <li>
      {to === null ? (
        <span aria-hidden className={classNames(CELL, 'text-ink-disabled')}>
          <Icon of={icon} directional />
        </span>
      ) : (
        <Link to={to} aria-label={label} className={classNames(CELL, 'text-ink hover:bg-hover')}>
          <Icon of={icon} directional />
        </Link>
      )}
    </li>
  );
}
