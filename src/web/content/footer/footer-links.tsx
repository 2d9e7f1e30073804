import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import type { FooterLink } from '#web/config/menu-link.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

export type FooterEntry = Omit<FooterLink, 'list' | 'isOffered'>;

/** A policy that is switched off has no page, and so no link. */
export function usePolicies(): readonly FooterEntry[] {
  const { refund_policy, cancelation_policy, shipping_policy } = useConfig();
  return [
    { to: '/terms-and-conditions', text: 'footer.terms' },
    { to: '/privacy-policy', text: 'footer.privacy' },
    ...(refund_policy !== 0 ? [{ to: '/refund-policy', text: 'footer.refund' } as const] : []),
    ...(cancelation_policy !== 0 ? [{ to: '/cancellation-policy', text: 'footer.cancellation' } as const] : []),
    ...(shipping_policy !== 0 ? [{ to: '/shipping-policy', text: 'footer.shipping' } as const] : []),
  ];
}

export function FooterList({ title, links }: { title: MessageKey; links: readonly FooterEntry[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(title)} className="max-md:hidden">
      <h2 className="mb-2 font-bold text-small">{t(title)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.text}>
            <GatedLink {...link}>{t(link.text)}</GatedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A real link that first asks whether its page would open; the page itself asks again. */
export function GatedLink({ to, needs, children }: Pick<FooterEntry, 'to' | 'needs'> & { children: ReactNode }) {
  const t = useTranslate();
  const store = useSessionStore();

  function ask(event: MouseEvent) {
    const { token, zoneid } = store.get();
    const missing = (needs === 'token' && !token) || (needs === 'zone' && zoneid.length === 0);
    if (!missing) return;
    event.preventDefault();
    const text = t(needs === 'token' ? 'footer.must_login' : 'footer.must_pick_zone');
    showToast({ id: 'footer-gate', tone: 'error', text });
  }

  return (
    <Link to={to} discover="none" onClick={ask} className="footer-link">
      {children}
    </Link>
  );
}
