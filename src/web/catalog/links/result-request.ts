import { type ResultRequest, WHOLE_LISTS } from '../list-names.ts';

/** The parameters that say what is looked for. */
export const RESULT_QUERY = ['search', 'name', 'data_type', 'id', 'module_id', 'store_type', 'order_type'] as const;

/** What the address of /home asks for: a search, a category, a list; null for the home page itself. */
export function resultRequestFrom(params: URLSearchParams): ResultRequest | null {
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
export const resultAddress = (request: Exclude<ResultRequest, { kind: 'searched' }>, module_id?: number): string =>
  `/home?${new URLSearchParams({
    search: request.kind,
    ...('id' in request && { id: String(request.id), name: request.name }),
    ...(module_id !== undefined && { module_id: String(module_id) }),
    data_type: request.kind,
  })}`;

/** The words a result is searched by; none for a list. */
export const searchText = (request: ResultRequest): string => ('name' in request ? request.name : '');
