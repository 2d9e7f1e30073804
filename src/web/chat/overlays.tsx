import type { ChatPartner, ChatTopic } from '#web/overlay/chat-address.ts';
import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** A thread beside the page it is about. */
    chat: { partner: ChatPartner; topic?: ChatTopic | undefined };
  }
}

export const overlays: OverlayViews<'chat'> = { chat: lazyWithRetry(() => import('./chat-panel.tsx')) };
