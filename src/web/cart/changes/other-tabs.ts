import type { QueryClient } from '@tanstack/react-query';

const NAME = 'cart';

let channel: BroadcastChannel | null = null;

/** From now on a change of the cart in another tab is seen in this one, also while nobody looks at it. */
export function followOtherTabs(queries: QueryClient) {
  if (channel || !('document' in globalThis) || !('BroadcastChannel' in globalThis)) return;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = () => void queries.invalidateQueries({ queryKey: [NAME] });
}

/** What changed they ask the server: nothing of the cart is told. */
export const tellOtherTabs = () => channel?.postMessage('changed');
