import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { fullName } from '#domain/auth/name.ts';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useCurrentInSight } from '#web/ui/lists/use-current-in-sight.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useCustomer } from '../account.queries.ts';
import { Avatar } from '../avatar.tsx';

type ProfileFrameProps = {
  current: string;
  pages: readonly ProfilePage[];
  /** The page takes all the room there is; only a phone keeps the row. */
  isWhole?: boolean;
  children: ReactNode;
};

/** Around every page of the profile: who one is, and the way to the other pages. On a phone a row one can move. */
export function ProfileFrame({ current, pages, isWhole = false, children }: ProfileFrameProps) {
  const t = useTranslate();
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, current);
  // On a phone these pages are screens of their own: they end where their content ends.
  useOwnPart('phone-footer');

  return (
    <div
      className={classNames(
        'column grid gap-5 py-5',
        isWhole ? '' : 'md:gap-8 md:py-10 wide:grid-cols-[280px_minmax(0,1fr)]',
      )}
    >
      <aside className={classNames('min-w-0 wide:sticky wide:top-24 wide:self-start', isWhole && 'md:hidden')}>
        <Owner />
        <nav
          ref={row}
          aria-label={t('account.nav')}
          className="max-wide:-mx-(--space-gutter) max-wide:overflow-x-auto max-wide:px-(--space-gutter) max-wide:[scrollbar-width:none]"
        >
          <ul className="flex gap-2 max-wide:w-max wide:flex-col wide:gap-1">
            {pages.map(({ page, title, icon }) => (
              <li key={page}>
                <Link
                  to={`/profile?page=${page}`}
                  aria-current={page === current ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-3.5 font-semibold text-ink-2 text-small hover:bg-hover active:bg-press aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink max-wide:rounded-pill max-wide:border max-wide:border-line-2"
                >
                  <Icon of={icon} size={18} />
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Owner() {
  const { data } = useCustomer();
  return (
    <div className="mb-4 flex items-center gap-3 max-wide:hidden">
      <Avatar customer={data} size={48} />
      <div className="min-w-0">
        {data ? (
          <>
            <p className="truncate font-bold">
              <bdi>{fullName(data)}</bdi>
            </p>
            <p className="truncate text-caption text-ink-3">
              <bdi>{data.email ?? data.phone}</bdi>
            </p>
          </>
        ) : (
          <Skeleton className="h-4 w-32" />
        )}
      </div>
    </div>
  );
}
