import { useTranslate } from '#web/i18n/i18n.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { type FoundCategory, foundScope } from './category.queries.ts';
import { categoryPageAddress } from './category-address.ts';
import { FoundView } from './found-view.tsx';
import { useScope } from './scope.ts';
import { toShelf } from './to-shelf.ts';
import { useModuleOf } from './use-module-of.ts';

/** One category with everything near the shopper that belongs to it. */
export function CategoryPage({ category, moduleType }: { category: FoundCategory; moduleType: string }) {
  const t = useTranslate();
  const scope = useScope();
  useModuleOf({ module_id: category.module_id, module_type: moduleType });

  return (
    <FoundView
      scope={foundScope(scope, category)}
      moduleType={moduleType}
      wanted={{ kind: 'category', id: category.id, name: category.name }}
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

/** The way from the start page down to the category, without the category itself. */
export const categorySteps = (category: FoundCategory, home: string, all: string) => [
  { text: home, to: '/home' },
  { text: all, to: '/categories' },
  ...(category.parent ? [{ text: category.parent.name, to: categoryPageAddress(category.parent) }] : []),
];
