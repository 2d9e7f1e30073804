import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pictureFile } from '#contract/media.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { breadcrumbSchema } from '#web/catalog/breadcrumb-schema.ts';
import { type FoundCategory, oneCategoryQuery } from '#web/catalog/category.queries.ts';
import { categorySteps } from '#web/catalog/category-address.ts';
import { CategorySkeleton } from '#web/catalog/category-skeleton.tsx';
import { prefetchCategory } from '#web/catalog/prefetch-category.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/late/store.ts';
import { mirrorOf } from '#web/session/storage.ts';
import { JsonLd } from '#web/shell/json-ld.tsx';
import { PageFailed } from '#web/shell/page-failed.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageMissing } from '#web/shell/page-missing.tsx';
import { useOrigin } from '#web/shell/use-origin.ts';
import { late } from '#web/ui/late.ts';
import type { Route } from './+types/category';

const CategoryPage = late(() => import('#web/catalog/category-page.tsx'));

// Made once, so that the server's HTML stands until its script is there.
const body = (
  <Suspense fallback={<CategorySkeleton />}>
    <CategoryPage />
  </Suspense>
);

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadOnServer(context, (queries, api) => [
    prefetchCategory(queries, api, pageRequestOf(context).mirror, params.id, new URL(request.url).searchParams),
  ]);

/** Asks and does not wait: the page is there at once, with a place held for each part. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const { searchParams } = new URL(request.url);
  // What is missing or failed, the page itself says.
  import('#web/catalog/prefetch-category.ts')
    .then((asks) => asks.prefetchCategory(queries, api, mirrorOf(session.get()), params.id, searchParams))
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
        {body}
      </>
    );
  if (!error) return <CategorySkeleton />;
  return error instanceof ApiError && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}

function CategoryHeadTags({ category }: { category: FoundCategory }) {
  const t = useTranslate();
  const origin = useOrigin();
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
          origin,
        )}
      />
    </>
  );
}
