/**
 * What was already filled in at the checkout. It lies in the tab's own storage, so that a reload and the back button
 * find it again; whatever is secret or a file is not in it.
 */
const KEY = 'checkout_draft';

export function keepDraft(page: string, draft: object) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page, draft }));
  } catch {
    // Without storage a reload starts anew.
  }
}

export function savedDraft(page: string): Readonly<Record<string, unknown>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { page?: unknown; draft?: unknown } | null;
    return kept?.page === page && typeof kept.draft === 'object' ? { ...kept.draft } : {};
  } catch {
    return {};
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
