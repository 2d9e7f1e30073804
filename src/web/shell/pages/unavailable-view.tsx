import Construction from 'lucide-react/icons/construction';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useAuthLink } from '#web/overlay/use-auth-link.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useHome } from '../header/use-home.ts';
import type { UnavailablePage } from './unavailable-pages.ts';

type UnavailableViewProps = Pick<UnavailablePage, 'title' | 'holds' | 'personal'> & {
  /** Beside a list that has its own column. */
  inFrame?: boolean;
};

/** An honest page: what will be here, and what one can do today. */
export function UnavailableView({ title, holds, personal, inFrame = false }: UnavailableViewProps) {
  const t = useTranslate();
  const { phone, email } = useConfig();
  const token = useSession((session) => session.token);
  const home = useHome();
  const signIn = useAuthLink();
  const gated = personal && !token;

  return (
    <section className={classNames('grid', !inFrame && 'column place-items-center py-12 md:py-20')}>
      <div className="w-full max-w-140 rounded-card border border-line bg-surface p-6 md:p-10">
        <span className="grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-ink">
          <Icon of={gated ? LockKeyhole : Construction} size={26} />
        </span>
        <h1 className="mt-5 font-extrabold text-headline tracking-tight">{t(title)}</h1>
        <p className="mt-2 text-ink-2">{t(holds)}</p>
        {/* The server draws the question for everybody; signed-in shoppers only get its empty place. */}
        <p className={classNames('mt-4 font-semibold', gated && 'in-data-signed:invisible')}>
          {t(gated ? 'later.needs_sign_in' : 'later.not_yet')}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={home} look={personal ? 'secondary' : 'primary'}>
            {t('later.browse')}
          </LinkButton>
          {gated && (
            <LinkButton {...signIn} className="in-data-signed:invisible">
              {t('header.sign_in')}
            </LinkButton>
          )}
        </div>
        <h2 className="mt-8 border-line border-t pt-6 font-bold text-lead tracking-snug">{t('later.meanwhile')}</h2>
        <div className="mt-3 flex flex-wrap gap-3">
          <a href={`tel:${phone}`} className={buttonLook('secondary', 44, false)}>
            <Icon of={Phone} size={18} />
            {t('later.call')}
            <bdi className="tabular">{phone}</bdi>
          </a>
          <a href={`mailto:${email}`} className={buttonLook('secondary', 44, false)}>
            <Icon of={Mail} size={18} />
            {t('later.mail')}
          </a>
        </div>
      </div>
    </section>
  );
}
