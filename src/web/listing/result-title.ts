import type { ResultRequest } from '#web/catalog/list-names.ts';
import type { Translate } from '#web/i18n/lazy/search.ts';
import '#web/i18n/lazy/search.ts';

export function resultTitle(t: Translate, request: ResultRequest): string {
  if (request.kind === 'searched') return t('results.for', { text: request.name });
  return 'name' in request ? request.name : t(`results.${request.kind}`);
}
