import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { brandsQuery } from '#web/catalog/catalog.queries.ts';
import { resultAddress } from '#web/catalog/links/result-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { useSession } from '#web/session/session.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

export const brandsSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(brandsQuery(api, scope))],
  View: BrandSection,
};

function BrandSection({ title, text }: SectionWords) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      query={useQuery(brandsQuery(useApi(), useScope()))}
      card={(brand) => (
        <Link
          to={resultAddress({ kind: 'brand', id: brand.id, name: brand.name })}
          className="flex h-full flex-col items-center gap-2 rounded-card border border-line bg-surface p-4 text-center hover:border-line-2"
        >
          <span className="size-14 overflow-hidden rounded-pill bg-sunken">
            <Picture id={brand.image} ratio="1x1" alt="" sizes="56px" widest={160} theme={theme} />
          </span>
          <span className="w-full truncate font-semibold text-small">
            <bdi>{brand.name}</bdi>
          </span>
          <span className="text-caption text-ink-3">{t('categories.count', { count: String(brand.items_count) })}</span>
        </Link>
      )}
      skeleton={<Skeleton className="h-34 rounded-card" />}
      widths="[--card:140px] md:[--card:160px]"
    />
  );
}
