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
import { TextLayout } from './text-layout.tsx';

const ACTION = 'inline-flex min-h-11 items-center text-start font-semibold text-accent-ink hover:underline';

/** How to reach a person. */
export function Help() {
  const t = useTranslate();
  const { open } = useOpener();
  const { email, phone, phone_text, address } = useConfig();
  const chat = useChatLink({ admin_id: 0 });
  return (
    <TextLayout title={t('nav.help')} lead={t('help.text')}>
      <ul className="grid gap-(--space-card-gap) md:grid-cols-2">
        <ContactCard icon={MessageCircle} title={t('help.chat')} text={t('help.chat_text')}>
          <Link {...chat} className={ACTION}>
            {t('help.chat_start')}
          </Link>
        </ContactCard>
        <ContactCard icon={Phone} title={t('contact.phone')} text={t('help.phone_text')}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={ACTION}>
            <bdi dir="ltr" className="tabular">
              {phone_text || phone}
            </bdi>
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
    </TextLayout>
  );
}

type ContactCardProps = { icon: Glyph; title: string; text: string; children: ReactNode };

function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-card border border-line bg-surface p-4 md:flex md:flex-col md:p-6">
      <span className="row-span-3 grid size-11 place-items-center rounded-card md:size-13 bg-accent-soft text-accent-ink">
        <Icon of={icon} size={24} />
      </span>
      <h2 className="font-bold md:mt-4 text-lead tracking-snug">{title}</h2>
      <p className="mt-0.5 text-ink-2 md:mt-1 md:mb-3 text-small">{text}</p>
      <div className="mt-auto flex flex-col items-start">{children}</div>
    </li>
  );
}
