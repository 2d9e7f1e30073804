import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Category } from '#contract/catalog/category-shape.ts';
import { offersInterests } from '#domain/account/interests.ts';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { categoriesQuery } from '#web/catalog/catalog.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { fullColumns } from '#web/ui/lists/full-columns.ts';
import { customerQuery, useCustomer } from '../account.queries.ts';
import { afterInterests } from './after-interests.ts';
import { InterestSkeleton, InterestTile } from './interest-tile.tsx';

/** The categories a customer likes of this module. The route skips the page where there are none. */
export function InterestPage() {
  const scope = useScope();
  const [query] = useSearchParams();
  const { data: customer, isError: isUnknown } = useCustomer();
  const { data: categories, isError } = useQuery({
    ...categoriesQuery(useApi(), scope),
    enabled: scope.module !== null && scope.zone_ids.length > 0,
  });
  const at = { hasZone: scope.zone_ids.length > 0, module: scope.module };

  if (isError || isUnknown || !offersInterests({ ...at, categoryCount: categories?.length ?? 1 }))
    return <Navigate to={afterInterests(query)} replace />;
  if (!categories || !customer) return <InterestSkeleton />;
  return <Choices categories={categories} liked={customer.interest} />;
}

function Choices({ categories, liked }: { categories: readonly Category[]; liked: readonly number[] }) {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    categories.map(({ id }) => id).filter((id) => liked.includes(id)),
  );
  const [doing, setDoing] = useState<'save' | 'skip' | null>(null);

  /** Choosing nothing is an answer too: the page does not come again. */
  async function answer(interest: readonly number[], how: 'save' | 'skip') {
    if (doing) return;
    setDoing(how);
    try {
      const { saveInterests } = await import('../account.calls.ts');
      const { message } = await saveInterests(api, [...interest]);
      await queries.invalidateQueries({ queryKey: customerQuery(api, store.get()).queryKey, exact: true });
      if (how === 'save') showToast({ id: 'profile', text: message, comesAlong: true });
      navigate(afterInterests(query));
    } catch (error) {
      setDoing(null);
      sayFailure(t, error);
    }
  }

  function save() {
    if (chosen.length === 0) return showToast({ id: 'error', tone: 'error', text: t('interest.none') });
    answer(chosen, 'save');
  }

  return (
    <section className="column max-w-220! py-8 md:py-14">
      <h1 className="font-extrabold text-headline tracking-tight">{t('interest.title')}</h1>
      <p className="mt-2 text-ink-2">{t('interest.text')}</p>
      <fieldset
        style={{ '--columns': fullColumns(categories.length) } as CSSProperties}
        className="mt-6 grid grid-cols-4 gap-x-3 gap-y-4 md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] md:gap-6"
      >
        <legend className="sr-only">{t('interest.group')}</legend>
        {categories.map((category) => (
          <InterestTile
            key={category.id}
            category={category}
            checked={chosen.includes(category.id)}
            onChange={(isOn) =>
              setChosen((now) => (isOn ? [...now, category.id] : now.filter((id) => id !== category.id)))
            }
          />
        ))}
      </fieldset>
      <div
        data-bottom-bar
        className="sticky bottom-0 max-md:-mx-(--space-gutter) mt-8 flex gap-3 border-line border-t bg-canvas py-3 max-md:bottom-(--size-tabbar) max-md:px-(--space-gutter)"
      >
        <Button onClick={save} progress={doing === 'save' ? t('interest.saving') : null} className="max-md:flex-1">
          {t('interest.save')}
        </Button>
        <Button
          look="secondary"
          onClick={() => answer([], 'skip')}
          progress={doing === 'skip' ? t('interest.saving') : null}
        >
          {t('interest.skip')}
        </Button>
      </div>
    </section>
  );
}
