import type { OverlayViews } from '#web/overlay/overlay.tsx';
import type { SocialProof } from '#web/session/drafts/social-attempt.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /**
     * `goOn`: what the shopper was about to do when they had to sign in.
     * `social`: the shopper comes back from Google, Facebook or Apple with a token.
     */
    auth: { mode: 'sign-in' | 'sign-up'; goOn?: (() => void) | undefined; social?: SocialProof };
    'forgot-password': { goOn?: (() => void) | undefined };
  }
}

const AuthDialog = lazyWithRetry(() => import('./auth-dialog.tsx'));

export const overlays: OverlayViews<'auth' | 'forgot-password'> = {
  auth: ({ mode }) => <AuthDialog key={mode} mode={mode} />,
  'forgot-password': lazyWithRetry(() => import('./forgot/forgot-dialog.tsx')),
};
