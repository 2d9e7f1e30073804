import { type Wanted, WHOLE_LISTS } from './list-names.ts';

/** What the address of /home asks for: a search, a category, a list; null for the home page itself. */
export function wantedFrom(params: URLSearchParams): Wanted | null {
  const search = params.get('search')?.trim() ?? '';
  const name = params.get('name')?.trim() ?? '';
  const kind = params.get('data_type');
  switch (kind) {
    case 'category':
    case 'brand':
    case 'campaign': {
      const id = Number(params.get('id'));
      return Number.isInteger(id) && id > 0 ? { kind, id, name } : null;
    }
    default: {
      const list = WHOLE_LISTS.find((known) => known === kind);
      if (list) return { kind: list };
      const text = (search || name).slice(0, 100);
      return text === '' ? null : { kind: 'searched', name: text };
    }
  }
}

/** The address of a list with a name of its own. */
export const wantedAddress = (wanted: Exclude<Wanted, { kind: 'searched' }>, module_id?: number): string =>
  `/home?${new URLSearchParams({
    search: wanted.kind,
    ...('id' in wanted && { id: String(wanted.id), name: wanted.name }),
    ...(module_id !== undefined && { module_id: String(module_id) }),
    data_type: wanted.kind,
  })}`;
