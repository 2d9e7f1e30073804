const KEY = 'asked_orders';

function read(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Orders whose payment this visit was already reminded of: once is help, twice is nagging. */
export const wasReminded = (order_id: number): boolean => read().includes(order_id);

export function markReminded(order_id: number) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...read().filter((id) => id !== order_id), order_id].slice(-20)));
  } catch {
    // Without storage they are asked on the next page again.
  }
}
