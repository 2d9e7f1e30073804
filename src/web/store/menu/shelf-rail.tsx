import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { scrollBehavior } from '#web/ui/scroll-behavior.ts';

export type ShelfEntry = {
  /** An address, or a place on this page: "#shelf-12". */
  to: string;
  name: string;
  count?: number | undefined;
  isChild?: boolean;
  isCurrent: boolean;
};

/** The shelves of a store: tabs that scroll sideways, and from 900 px on a rail beside the menu. */
export function ShelfRail({ entries }: { entries: readonly ShelfEntry[] }) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const current = entries.find(({ isCurrent }) => isCurrent)?.to;

  // The page's own scrolling stays as it is: only the row of tabs follows.
  useEffect(() => {
    const tab = current && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tab || !list.current) return;
    const { left, width } = tab.getBoundingClientRect();
    const row = list.current.getBoundingClientRect();
    list.current.scrollBy({ left: left + width / 2 - row.left - row.width / 2 });
  }, [current]);

  return (
    <nav
      aria-label={t('store.categories')}
      className="min-w-0 min-[900px]:sticky min-[900px]:top-24 min-[900px]:col-start-1 min-[900px]:row-span-3 min-[900px]:row-start-1 min-[900px]:max-h-[calc(100dvh-112px)] min-[900px]:self-start min-[900px]:overflow-y-auto"
    >
      <ul
        ref={list}
        className="-mx-(--space-gutter) flex gap-5 overflow-x-auto px-(--space-gutter) motion-safe:scroll-smooth [scrollbar-width:none] min-[900px]:mx-0 min-[900px]:flex-col min-[900px]:gap-1 min-[900px]:px-0"
      >
        {entries.map((entry) => (
          <li key={entry.to} className="shrink-0">
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry: { to, name, count, isChild = false, isCurrent } }: { entry: ShelfEntry }) {
  const link = {
    'aria-current': isCurrent ? ('true' as const) : undefined,
    className: classNames(
      'flex h-11.5 items-center gap-2 whitespace-nowrap border-b-3 font-semibold text-small min-[900px]:h-11 min-[900px]:justify-between min-[900px]:whitespace-normal min-[900px]:rounded-control min-[900px]:border-b-0 min-[900px]:px-3',
      isCurrent
        ? 'border-accent text-accent-ink min-[900px]:bg-accent-soft'
        : 'border-transparent text-ink-2 hover:text-ink min-[900px]:hover:bg-hover',
      isChild && 'font-medium min-[900px]:h-10 min-[900px]:ps-6',
    ),
  };
  const face = (
    <>
      <bdi className="min-[900px]:line-clamp-2 min-[900px]:leading-tight">{name}</bdi>
      {count !== undefined && (
        <span className={classNames('hidden text-caption tabular min-[900px]:inline', !isCurrent && 'text-ink-3')}>
          {count}
        </span>
      )}
    </>
  );
  // Without script the browser itself goes there.
  if (to.startsWith('#'))
    return (
      <a href={to} onClick={(event) => goTo(event, to.slice(1))} {...link}>
        {face}
      </a>
    );
  return (
    <Link to={to} replace preventScrollReset {...link}>
      {face}
    </Link>
  );
}

/** Smoothly, with the keyboard's focus on the title, and without an entry of its own in the history. */
function goTo(event: MouseEvent, anchor: string) {
  const section = document.getElementById(anchor);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
