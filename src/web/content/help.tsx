import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import '#web/i18n/lazy/pages.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useChatLink } from '#web/overlay/use-chat-link.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { usePolicies } from './footer/footer-links.tsx';

const ACTION = 'inline-flex min-h-11 items-center text-start font-semibold text-accent-ink hover:underline';

/** How to reach a person. */
export function Help() {
  const t = useTranslate();
  const { open } = useOpener();
  const { email, phone, address } = useConfig();
  const policies = usePolicies();
  const chat = useChatLink({ admin_id: 0 });
  return (
    <article className="column py-10 md:py-16">
      <h1 className="font-extrabold text-headline tracking-tight md:text-hero">{t('footer.help')}</h1>
      <p className="mt-3 mb-8 max-w-180 text-body text-ink-2 md:text-lead">{t('help.text')}</p>
      <ul className="grid gap-(--space-card-gap) md:grid-cols-2 wide:grid-cols-4">
        <ContactCard icon={MessageCircle} title={t('help.chat')} text={t('help.chat_text')}>
          <Link {...chat} className={ACTION}>
            {t('help.chat_start')}
          </Link>
        </ContactCard>
        <ContactCard icon={Phone} title={t('contact.phone')} text={t('help.phone_text')}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={ACTION}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </ContactCard>
        <ContactCard icon={Mail} title={t('contact.email')} text={t('help.email_text')}>
          <a href={`mailto:${email}`} className={ACTION}>
            <bdi className="break-all">{email}</bdi>
          </a>
        </ContactCard>
        <ContactCard icon={MapPin} title={t('contact.address')} text={t('help.address_text')}>
          <p className="font-semibold">
            <bdi>{address}</bdi>
          </p>
          <button type="button" className={ACTION} onClick={() => open({ name: 'business-map' })}>
            {t('contact.show_map')}
          </button>
        </ContactCard>
      </ul>
      <h2 className="mt-12 mb-3 font-bold text-lead tracking-snug md:text-title">{t('help.policies')}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {policies.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={ACTION}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

type ContactCardProps = { icon: Glyph; title: string; text: string; children: ReactNode };

function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6">
      <span className="grid size-13 place-items-center rounded-card bg-accent-soft text-accent-ink">
        <Icon of={icon} size={24} />
      </span>
      <h2 className="mt-4 font-bold text-lead tracking-snug">{title}</h2>
      <p className="mt-1 mb-3 text-ink-2 text-small">{text}</p>
      <div className="mt-auto flex flex-col items-start">{children}</div>
    </li>
  );
}
