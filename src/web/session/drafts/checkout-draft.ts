import { storedValue } from '../stored-value.ts';

type Draft = Readonly<Record<string, unknown>>;

/**
 * What was already filled in at the checkout. It lies in the tab's own storage, so that a reload and the back button
 * find it again; whatever is secret or a file is not in it.
 */
export const checkoutDraft = storedValue<{ page: string; draft: Draft }>('session', 'checkout_draft', (value) => {
  const { page, draft } = (value ?? {}) as { page?: unknown; draft?: unknown };
  return typeof page === 'string' && typeof draft === 'object' && draft ? { page, draft: { ...draft } } : null;
});

export const saveDraft = (page: string, draft: object) => checkoutDraft.set({ page, draft: { ...draft } });

export function savedDraft(page: string): Draft {
  const saved = checkoutDraft.get();
  return saved?.page === page ? saved.draft : {};
}

export const forgetDraft = () => checkoutDraft.set(null);
