import type { Category } from '#contract/catalog/category-shape.ts';
import type { ShelfCategory } from './category-rail.tsx';

type Shelved = Pick<Category, 'id' | 'name' | 'products_count'> & { childes: readonly Shelved[] };

export const toShelf = ({ id, name, products_count, childes }: Shelved): ShelfCategory => ({
  id,
  name,
  count: products_count,
  childes: childes.map(toShelf),
});
