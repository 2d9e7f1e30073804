import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { resultAddress } from '#web/catalog/result-request.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/offers.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { HomeSection } from '../home-section.ts';

type PromotionKey =
  | 'basic_section_nearby'
  | 'best_reviewed_section_banner'
  | 'bottom_section_banner'
  | 'new_arrival_section_banner';

/** Pictures of the business, by the keys of the API. */
type PromotionsSettings = { keys: readonly PromotionKey[] };

const promotionsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['promotions', scopeKey(scope)],
    queryFn: async ({ signal }) => (await import('../home.calls.ts')).promotions(api, signal),
  });

export const promotionsSection: HomeSection<PromotionsSettings> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(promotionsQuery(api, scope))],
  View: Promotions,
};

const SHAPE = 'h-32 rounded-sheet md:h-50';

/** Pictures the business hangs between the rows, one beside the other; a key without a picture is absent. */
function Promotions({ keys }: PromotionsSettings) {
  const { data, isError } = useQuery(promotionsQuery(useApi(), useScope()));
  if (isError) return null;
  if (!data) return <Skeleton className={SHAPE} />;
  const shown = keys.flatMap((key) => (data[key] ? [{ key, image: data[key] }] : []));
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-(--space-card-gap) md:auto-cols-fr md:grid-flow-col">
      {shown.map(({ key, image }) => (
        <Promotion key={key} promotion={key} image={image} isAlone={shown.length === 1} />
      ))}
    </div>
  );
}

/** What there is to see more of. */
const PAGES: Partial<Record<PromotionKey, string>> = {
  new_arrival_section_banner: resultAddress({ kind: 'new' }),
};

/** The scenes are empty on the left, whichever way one reads: there stand the words. */
function Promotion({ promotion, image, isAlone }: { promotion: PromotionKey; image: string; isAlone: boolean }) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  const to = PAGES[promotion];
  return (
    <div
      className={classNames(
        'relative overflow-hidden bg-sunken has-focus-visible:shadow-[inset_0_0_0_3px_var(--color-focus)]',
        SHAPE,
      )}
    >
      <Picture
        id={image}
        ratio="5x1"
        alt=""
        sizes={isAlone ? '(min-width: 1304px) 1240px, (min-width: 768px) 94vw, 640px' : '1000px'}
        widest={1600}
        theme={theme}
        className="absolute inset-0 h-full object-[64%_50%]"
      />
      <div className="absolute inset-y-0 left-0 flex w-[54%] flex-col justify-center p-5 md:p-8">
        <p className="line-clamp-2 text-balance font-extrabold text-lead leading-[1.2] tracking-tight md:text-title">
          {to ? (
            <Link to={to} className="outline-none after:absolute after:inset-0 after:z-1 focus-visible:shadow-none">
              {t(`promotion.${promotion}`)}
            </Link>
          ) : (
            t(`promotion.${promotion}`)
          )}
        </p>
        <p className="mt-1 line-clamp-2 text-balance text-caption text-ink-2 md:text-body">
          {t(`promotion.${promotion}_text`)}
        </p>
      </div>
    </div>
  );
}
