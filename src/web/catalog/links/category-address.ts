import type { Category } from '#contract/catalog/category-shape.ts';

/** The home page narrowed to one category. */
export const categoryAddress = ({ id, name, module_id }: Pick<Category, 'id' | 'name' | 'module_id'>): string =>
  `/home?${new URLSearchParams({
    search: 'category',
    id: String(id),
    module_id: String(module_id),
    name,
    data_type: 'category',
  })}`;

/** A category's own page: by its slug, or its number when it has none. */
export const categoryPageAddress = ({ id, slug, module_id }: Pick<Category, 'id' | 'slug' | 'module_id'>): string =>
  `/category/${encodeURIComponent(slug || String(id))}?${new URLSearchParams({ module_id: String(module_id) })}`;

/** The way from the start page down to the category, without the category itself. */
export const categorySteps = (
  category: { parent: Pick<Category, 'id' | 'slug' | 'name' | 'module_id'> | null },
  home: string,
  all: string,
) => [
  { text: home, to: '/home' },
  { text: all, to: '/categories' },
  ...(category.parent ? [{ text: category.parent.name, to: categoryPageAddress(category.parent) }] : []),
];
