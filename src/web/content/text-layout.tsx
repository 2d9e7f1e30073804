import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { useCurrentInSight } from '#web/ui/lists/use-current-in-sight.ts';
import { usePolicies } from './footer/footer-links.tsx';

type TextLayoutProps = { title: string; lead: string; children: ReactNode };

const LINK =
  'flex min-h-11 items-center whitespace-nowrap rounded-control px-3.5 font-semibold text-ink-2 text-small hover:bg-hover active:bg-press aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink max-wide:rounded-pill max-wide:border max-wide:border-line-2';

/** Help, about us, terms and policies: one title, one width, and the way to the others beside it. */
export function TextLayout({ title, lead, children }: TextLayoutProps) {
  const t = useTranslate();
  // With a slash behind it, as some write it, an address is the same page.
  const here = useLocation().pathname.replace(/\/$/, '');
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, here);
  const pages = [
    { to: '/help-and-support', text: 'nav.help' } as const,
    { to: '/about-us', text: 'footer.about' } as const,
    ...usePolicies(),
  ];
  return (
    <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-6 md:py-10 wide:grid-cols-[208px_minmax(0,1fr)]">
      <nav
        ref={row}
        aria-label={t('nav.help')}
        className="max-wide:-mx-(--space-gutter) max-wide:overflow-x-auto max-wide:px-(--space-gutter) max-wide:[scrollbar-width:none] wide:sticky wide:top-24 wide:self-start"
      >
        <ul className="flex gap-2 max-wide:w-max wide:flex-col wide:gap-1">
          {pages.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={LINK} aria-current={to === here ? 'page' : undefined}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0">
        <h1 className="font-extrabold text-title tracking-tight md:text-headline">{title}</h1>
        <p className="mt-2 mb-6 max-w-180 text-body text-ink-2 md:mb-8 md:text-lead">{lead}</p>
        {children}
      </article>
    </div>
  );
}
