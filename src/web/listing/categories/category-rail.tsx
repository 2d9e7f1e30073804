import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { filterFrom, withFilter } from '../filters/list-filter.ts';

/** A category as a rail shows it: its name, and how much there is of it. */
export type ShelfCategory = { id: number; name: string; count: number; childes: readonly ShelfCategory[] };

type CategoryRailProps = {
  label: string;
  categories: readonly ShelfCategory[];
  /** How much there is of everything, where that is known. */
  total?: number | undefined;
  /** Off where the list is narrowed by something the counts do not know of. */
  counts?: boolean;
};

/** Shelves: a rail beside the list, a row of chips above it on a phone. Links, so that each can be shared. */
export function CategoryRail({ label, categories, total, counts = true }: CategoryRailProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [chosen] = filterFrom(params).category_ids;
  if (categories.length === 0) return null;

  return (
    <nav
      aria-label={label}
      className="wide:sticky wide:top-24 wide:max-h-[calc(100dvh-112px)] wide:self-start wide:overflow-y-auto"
    >
      <ul className="-mx-(--space-gutter) flex gap-2 overflow-x-auto px-(--space-gutter) py-1 [scrollbar-width:none] wide:mx-0 wide:flex-col wide:gap-1 wide:px-0">
        <li>
          <ShelfLink id={null} name={t('store.everything')} count={total} isChosen={chosen === undefined} />
        </li>
        {categories.map((category) => {
          const isOpen = category.id === chosen || category.childes.some(({ id }) => id === chosen);
          return (
            <li key={category.id} className="contents">
              <div className="shrink-0">
                <ShelfLink
                  {...category}
                  count={counts ? category.count : undefined}
                  isChosen={category.id === chosen}
                />
              </div>
              {isOpen && category.childes.length > 0 && (
                <ul className="flex gap-2 wide:flex-col wide:gap-1 wide:ps-3">
                  {category.childes.map((child) => (
                    <li key={child.id}>
                      <ShelfLink
                        {...child}
                        count={counts ? child.count : undefined}
                        isChosen={child.id === chosen}
                        isChild
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ShelfLinkProps = {
  id: number | null;
  name: string;
  count?: number | undefined;
  isChosen: boolean;
  isChild?: boolean;
};

function ShelfLink({ id, name, count, isChosen, isChild = false }: ShelfLinkProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const next = withFilter(params, { category_ids: id === null ? [] : [id] });
  return (
    <Link
      to={`${pathname}?${next}`}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'flex h-9 items-center gap-2 whitespace-nowrap rounded-pill border px-3.5 font-semibold text-small wide:h-11 wide:justify-between wide:rounded-control wide:border-0',
        isChosen
          ? 'border-accent-line bg-accent-soft text-accent-ink'
          : 'border-line-2 text-ink-2 hover:bg-hover hover:text-ink',
        isChild && 'font-medium wide:h-10',
      )}
    >
      <span className="truncate">
        <bdi>{name}</bdi>
      </span>
      {count !== undefined && (
        <span className={classNames('text-caption tabular', isChosen ? 'text-accent-ink' : 'text-ink-3')}>{count}</span>
      )}
    </Link>
  );
}
