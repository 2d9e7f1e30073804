import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { categorySteps } from '#web/catalog/links/category-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useModuleOf } from '#web/catalog/use-module-of.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { Breadcrumb } from '#web/ui/lists/breadcrumb.tsx';
import { FoundView } from '../found-view.tsx';
import { type FoundCategory, foundScope, oneCategoryQuery } from './category.queries.ts';
import { toShelf } from './to-shelf.ts';

/** One category with everything near the shopper that belongs to it. The route has loaded it. */
export default function CategoryPage() {
  const { id = '' } = useParams();
  const { data } = useQuery(oneCategoryQuery(useApi(), useScope(), id));
  return data && <Found key={data.id} category={data} />;
}

function Found({ category }: { category: FoundCategory }) {
  const t = useTranslate();
  const scope = useScope();
  const moduleType = useModules().find(({ id }) => id === category.module_id)?.module_type ?? '';
  useModuleOf({ module_id: category.module_id, module_type: moduleType });

  return (
    <FoundView
      scope={foundScope(scope, category)}
      moduleType={moduleType}
      request={{ kind: 'category', id: category.id, name: category.name }}
      title={category.name}
      above={
        <div className="mb-3">
          <Breadcrumb
            label={t('store.breadcrumb')}
            steps={categorySteps(category, t('nav.home'), t('categories.title'))}
            here={category.name}
          />
        </div>
      }
      categories={category.childes.map(toShelf)}
    />
  );
}
