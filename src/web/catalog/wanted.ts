import type { Wanted } from './list-names.ts';

/** What the address of /home asks for: a search, a category, or what is new; null for the home page itself. */
export function wantedFrom(params: URLSearchParams): Wanted | null {
  const search = params.get('search')?.trim() ?? '';
  const name = params.get('name')?.trim() ?? '';
  switch (params.get('data_type')) {
    case 'category': {
      const id = Number(params.get('id'));
      return Number.isInteger(id) && id > 0 ? { kind: 'category', id, name } : null;
    }
    case 'new':
      return { kind: 'new' };
    default: {
      const text = (search || name).slice(0, 100);
      return text === '' ? null : { kind: 'searched', name: text };
    }
  }
}
