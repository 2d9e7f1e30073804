import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { categoryAddress } from '#web/catalog/links/category-address.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** What else is known of it: unit, nutrition, allergens, categories, tags. What it has none of is not there. */
export function ItemMore({ item }: { item: ItemDetails }) {
  const t = useTranslate();
  const { close } = useOpener();

  return (
    <dl className="flex flex-col gap-3 text-small empty:hidden">
      {item.unit_type && <Fact name={t('item.unit')}>{item.unit_type}</Fact>}
      {item.nutritions_name.length > 0 && <Fact name={t('item.nutrition')}>{badges(item.nutritions_name)}</Fact>}
      {item.allergies_name.length > 0 && <Fact name={t('item.allergens')}>{badges(item.allergies_name)}</Fact>}
      {item.category_ids.length > 0 && (
        <Fact name={t('item.categories')}>
          {item.category_ids.map(({ id, name }) => (
            <Link
              key={id}
              to={categoryAddress({ id: Number(id), name, module_id: item.module_id })}
              onClick={close}
              className="hit-area rounded-xs text-accent-ink underline-offset-2 hover:underline"
            >
              {name}
            </Link>
          ))}
        </Fact>
      )}
      {item.tags.length > 0 && <Fact name={t('item.tags')}>{badges(item.tags.map(({ tag }) => tag))}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[150px_1fr] md:grid-cols-[150px_1fr]">
    <dt className="font-semibold text-ink">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">{children}</dd>
  </div>
);

const badges = (words: readonly string[]) => words.map((word) => <Badge key={word}>{word}</Badge>);
