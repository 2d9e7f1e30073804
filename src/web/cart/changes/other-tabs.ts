import type { QueryClient } from '@tanstack/react-query';

const NAME = 'cart';

let channel: BroadcastChannel | null = null;

/** From now on a change of the cart in another tab is seen in this one, also while nobody looks at it. */
export function followOtherTabs(queries: QueryClient) {
  if (channel || !('document' in globalThis) || !('BroadcastChannel' in globalThis)) return;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = () => void queries.invalidateQueries({ queryKey: [NAME] });
}

/** Other tabs only learn that something changed and ask the server: cart contents never go over the channel. */
export const tellOtherTabs = () => channel?.postMessage('changed');
