import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

const ROW =
  '-mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1 text-start md:min-h-9 text-ink-2 text-small hover:text-ink hover:underline';

/** Email, phone, and the address, which opens a map. */
export function ContactList() {
  const t = useTranslate();
  const { open } = useOpener();
  const { email, phone, phone_text, address } = useConfig();
  return (
    <section aria-labelledby="footer-contact" className="min-w-0">
      <h2 id="footer-contact" className="mb-1 font-bold text-small md:mb-2">
        {t('footer.contact')}
      </h2>
      <ul>
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={ROW}>
            <Icon of={Phone} size={18} />
            <span className="sr-only">{t('contact.phone')}</span>
            <bdi dir="ltr" className="tabular">
              {phone_text || phone}
            </bdi>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={ROW}>
            <Icon of={Mail} size={18} />
            <span className="sr-only">{t('contact.email')}</span>
            <bdi className="break-all">{email}</bdi>
          </a>
        </li>
        <li>
          <button type="button" className={ROW} onClick={() => open({ name: 'business-map' })}>
            <Icon of={MapPin} size={18} />
            <span className="sr-only">{t('contact.show_map')}</span>
            <bdi className="text-balance">{address}</bdi>
          </button>
        </li>
      </ul>
    </section>
  );
}
