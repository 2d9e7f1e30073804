import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pictureFile } from '#contract/media/media.ts';
import { useApi } from '#web/api/api.tsx';
import { isGone } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { breadcrumbSchema } from '#web/catalog/links/breadcrumb-schema.ts';
import { categorySteps } from '#web/catalog/links/category-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { type FoundCategory, oneCategoryQuery } from '#web/listing/categories/category.queries.ts';
import { CategorySkeleton } from '#web/listing/categories/category-skeleton.tsx';
import { prefetchCategory } from '#web/listing/categories/prefetch-category.ts';
import { LIST_QUERY } from '#web/listing/filters/list-filter.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { JsonLd } from '#web/shell/pages/json-ld.tsx';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { useSite } from '#web/shell/pages/use-origin.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/category';

export const handle = { rail: true, query: LIST_QUERY } satisfies PageHandle;

const CategoryPage = lazySection(() => import('#web/listing/categories/category-page.tsx'), <CategorySkeleton />);

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadOnServer(context, (queries, api) => [
    prefetchCategory(queries, api, pageRequestOf(context).mirror, params.id, new URL(request.url).searchParams),
  ]);

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const { searchParams } = new URL(request.url);
  // What is missing or failed, the page itself says.
  import('#web/listing/categories/prefetch-category.ts')
    .then(({ prefetchCategory }) => prefetchCategory(queries, api, mirrorOf(session.get()), params.id, searchParams))
    .catch(() => {});
  return null;
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Category />
    </Loaded>
  );
}

function Category() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(oneCategoryQuery(useApi(), useScope(), id));
  if (data)
    return (
      <>
        <CategoryHeadTags category={data} />
        <CategoryPage />
      </>
    );
  if (!error) return <CategorySkeleton />;
  return isGone(error) ? <PageMissing inShell /> : <PageFailed inShell />;
}

function CategoryHeadTags({ category }: { category: FoundCategory }) {
  const t = useTranslate();
  const site = useSite();
  const path = `/category/${category.slug || category.id}`;
  return (
    <>
      <PageHead
        title={category.name}
        description={t('category.description', { name: category.name })}
        path={path}
        image={pictureFile(category.image, '5x3', 1280)}
      />
      <JsonLd
        data={breadcrumbSchema(
          [...categorySteps(category, t('nav.home'), t('categories.title')), { text: category.name, to: path }],
          site,
        )}
      />
    </>
  );
}
