import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import type { FooterLink } from '#web/config/menu-link.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { useConsentIsOpen } from '#web/session/remembered/consent.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AppButtons } from '../app-buttons.tsx';
import { ContactList } from '../contact-list.tsx';
import { useFooterTexts } from '../content.queries.ts';
import { FooterList, GatedLink, usePolicies } from './footer-links.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { SocialLinks } from './social-links.tsx';

type FooterProps = { logo: ReactNode; links: readonly FooterLink[]; controls: ReactNode };

/** At the foot of every page. The logo, the features' links and the controls (language, theme) are the shell's. */
export function Footer({ logo, links: offered, controls }: FooterProps) {
  const t = useTranslate();
  const config = useConfig();
  const texts = useFooterTexts();
  const policies = usePolicies();
  const listed = (list: FooterLink['list']) =>
    offered.filter((link) => link.list === list && (link.isOffered?.({ config }) ?? true));
  const links = texts.download_user_app_links;
  const hasApp = links.playstore_url_status === 1 || links.apple_store_url_status === 1;

  return (
    <Foot>
      <div className="column pt-12 pb-8">
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.4fr)] wide:grid-cols-[minmax(0,360px)_repeat(3,minmax(0,1fr))_minmax(0,240px)]">
          <div className="grid min-w-0 content-start gap-x-8 gap-y-6 md:col-span-4 md:grid-cols-2 wide:col-span-1 wide:grid-cols-1">
            <div>
              <div className="flex">{logo}</div>
              <p className="mt-2 max-w-100 text-ink-2 text-small">{texts.fixed_footer_description}</p>
            </div>
            <div>
              <h2 className="font-bold text-body">{texts.fixed_newsletter_title}</h2>
              <p className="mt-1 mb-3 text-ink-2 text-small">{texts.fixed_newsletter_sub_title}</p>
              <NewsletterForm />
              {hasApp && (
                <div className="mt-5 flex flex-wrap gap-2">
                  <AppButtons links={links} look="secondary" />
                </div>
              )}
            </div>
          </div>
          <FooterList title="footer.company" links={listed('company')} />
          <FooterList title="footer.account" links={listed('account')} />
          <FooterList title="footer.policies" links={policies} />
          <div className="flex min-w-0 flex-col gap-4">
            <ContactList />
            <SocialLinks />
          </div>
        </div>
        {/* The lists leave a phone's footer; what the law wants to be at hand stays. */}
        <p className="mt-6 flex flex-wrap gap-x-4 md:hidden">
          <GatedLink to="/terms-and-conditions">{t('footer.terms')}</GatedLink>
          <GatedLink to="/privacy-policy">{t('footer.privacy')}</GatedLink>
          <GatedLink to="/help-and-support">{t('nav.help')}</GatedLink>
        </p>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
          <p className="min-w-0 text-ink-3 text-small">
            {t('footer.rights', { name: config.business_name })} {config.footer_text}
          </p>
          <div className="flex flex-wrap gap-2">{controls}</div>
        </div>
      </div>
    </Foot>
  );
}

/** By itself: whether it is asked is known only in the browser, where what stands in it need not be drawn again for that. */
function Foot({ children }: { children: ReactNode }) {
  // The start page asks about storage at its lower edge, which must not hide the last line of the foot.
  const isAsked = useConsentIsOpen();
  const isCovered = useLocation().pathname === '/' && isAsked;
  return (
    <footer className={classNames('far-foot border-line border-t bg-sunken', isCovered && 'pb-56 md:pb-28')}>
      {children}
    </footer>
  );
}
